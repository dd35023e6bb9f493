/**
 * The games with their tools, in the order in which they are listed. `name`: the key of its texts; `page`:
 * its path; `sign`: its icon; `save`: the key of its save. Tools with a `way` answer the same question from
 * different input.
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
      { name: 'huang-board', page: 'huang/referee/', sign: 'map', save: 'huang-board', way: 'board' },
      { name: 'huang-score', page: 'huang/score/', sign: 'bars', save: 'huang-score' },
    ],
  },
  {
    game: 'chu-han',
    tools: [
      { name: 'chu-han-battle', page: 'chu-han/referee/', sign: 'scales', save: 'chu-han-battle' },
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

/** Checks the name of a game. @throws {Error} if there is no such game */
export function toGame(name: string | undefined): Game {
  const one = GAMES.find(({ game }) => game === name);
  if (!one) throw new Error(`No game is called ${name}`);
  return one.game;
}

/** The tools for a conflict in Huang: by numbers, which is fast, and on the board. */
export const CONFLICT_TOOLS = GAMES.flatMap(({ tools }) =>
  tools.flatMap((one) => ('way' in one ? [one] : [])),
);
