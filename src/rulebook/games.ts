/**
 * A game with its tools: each by its name in the texts, the path of its page, the sign of what it is for, and the key of
 * its save. The first is offered first. Some are ways into one and the same thing, by what there is at hand.
 */
export const GAMES = [
  {
    game: 'huang',
    tools: [
      {
        name: 'huang-conflict',
        page: 'huang/conflict/',
        sign: 'scales',
        save: 'huang-conflict',
        way: 'numbers',
      },
      { name: 'huang-referee', page: 'huang/referee/', sign: 'map', save: 'huang-board', way: 'board' },
      { name: 'huang-score', page: 'huang/score/', sign: 'bars', save: 'huang-score' },
    ],
  },
  {
    game: 'chu-han',
    tools: [
      { name: 'chu-han-referee', page: 'chu-han/referee/', sign: 'scales', save: 'chu-han-battle' },
      { name: 'chu-han-score', page: 'chu-han/score/', sign: 'bars', save: 'chu-han-score' },
      { name: 'chu-han-cards', page: 'chu-han/cards/', sign: 'cards', save: 'chu-han-seen' },
    ],
  },
  {
    game: 'khan',
    tools: [
      { name: 'khan-conquest', page: 'khan/conquest/', sign: 'yurt', save: 'khan-conquest' },
      { name: 'khan-rulers', page: 'khan/rulers/', sign: 'crown', save: 'khan-rulers' },
    ],
  },
] as const;
export type Game = (typeof GAMES)[number]['game'];

/** The game that goes by a name in content. @throws {Error} where none does */
export function gameNamed(name: string | undefined): Game {
  const one = GAMES.find(({ game }) => game === name);
  if (!one) throw new Error(`No game is called ${name}`);
  return one.game;
}

/** The ways into a dispute of Huang: by numbers, which is fast, and on the board. */
export const WAYS = GAMES.flatMap(({ tools }) => tools.flatMap((one) => ('way' in one ? [one] : [])));
