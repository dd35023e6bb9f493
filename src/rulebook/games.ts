/** A game with its tools, each by its name in the texts and the path of its page; the first is offered first. */
export const GAMES = [
  {
    game: 'huang',
    tools: [
      { name: 'huang-referee', page: 'huang/referee/' },
      { name: 'huang-conflict', page: 'huang/conflict/' },
      { name: 'huang-score', page: 'huang/score/' },
    ],
  },
  {
    game: 'chu-han',
    tools: [
      { name: 'chu-han-referee', page: 'chu-han/referee/' },
      { name: 'chu-han-score', page: 'chu-han/score/' },
      { name: 'chu-han-cards', page: 'chu-han/cards/' },
    ],
  },
  {
    game: 'khan',
    tools: [
      { name: 'khan-conquest', page: 'khan/conquest/' },
      { name: 'khan-rulers', page: 'khan/rulers/' },
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
