/** A game with its tools, each a path below the game; the first is offered first. Texts: `site`, `<game>-<tool>`. */
export const GAMES = [
  { game: 'huang', tools: ['referee', 'conflict', 'score'] },
  { game: 'chu-han', tools: ['referee', 'score', 'cards'] },
  { game: 'khan', tools: ['conquest', 'rulers'] },
] as const satisfies readonly { readonly game: string; readonly tools: readonly string[] }[];
