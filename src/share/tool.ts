import type { Case } from '../referee/referee.ts';

/** The tool for each thing that can be asked of a game, as a path below the language. */
const TOOLS = {
  huang: {
    score: 'huang/score/',
    states: 'huang/referee/',
    placements: 'huang/referee/',
    act: 'huang/referee/',
    chances: 'huang/referee/',
  },
  'chu-han': { battle: 'chu-han/referee/', score: 'chu-han/score/', chances: 'chu-han/referee/' },
  khan: { 'drive-out': 'khan/rulers/', conquer: 'khan/conquest/', conquests: 'khan/conquest/' },
} as const satisfies {
  readonly [Game in Case['game']]: Readonly<Record<Extract<Case, { game: Game }>['ask'], string>>;
};

/** The tool that shows a case, as a path below the language. */
export function toolFor({ game, ask }: Pick<Case, 'game' | 'ask'>): string {
  const tool = toolNamed(game, ask);
  if (tool === undefined) throw new Error(`No tool for ${ask} of ${game}`);
  return tool;
}

/** Wars and revolts by their numbers: what is asked of one on the board can be asked there too, or its states taken over. */
const NUMBERS = 'huang/conflict/';

const isOfPieces = (ask: Case['ask']) => ask === 'act' || ask === 'states';

/** Whether a tool, named by its path below the language, may be the one to show a case. */
export function mayShow(tool: string, asked: Pick<Case, 'game' | 'ask'>): boolean {
  return toolFor(asked) === tool || (tool === NUMBERS && asked.game === 'huang' && isOfPieces(asked.ask));
}

/** The tool for what is asked of a game; undefined where no such thing is asked of it, or of no such game. */
export function toolNamed(game: string, ask: string): string | undefined {
  const games: Readonly<Record<string, Readonly<Record<string, string>>>> = TOOLS;
  const tools = Object.hasOwn(games, game) ? games[game] : undefined;
  return tools && Object.hasOwn(tools, ask) ? tools[ask] : undefined;
}
