import type { Case } from '../referee/referee.ts';

/** The tool for each question about a game, as a path below the language. */
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

/** Returns the tool that shows a case, as a path below the language. */
export function getToolPath({ game, ask }: Pick<Case, 'game' | 'ask'>): string {
  const tool = findToolPath(game, ask);
  if (tool === undefined) throw new Error(`No tool for ${ask} of ${game}`);
  return tool;
}

/**
 * The path of the tool for wars and revolts by numbers. It can also open a case with a conflict on the board,
 * or take the numbers from its states.
 */
const NUMBERS_TOOL_PATH = 'huang/conflict/';

const isAboutBoard = (ask: Case['ask']) => ask === 'act' || ask === 'states';

/** Returns whether a tool, given as a path below the language, can show a case. */
export function canShowCase(tool: string, refereeCase: Pick<Case, 'game' | 'ask'>): boolean {
  return (
    getToolPath(refereeCase) === tool ||
    (tool === NUMBERS_TOOL_PATH && refereeCase.game === 'huang' && isAboutBoard(refereeCase.ask))
  );
}

/** Returns the tool for a question about a game; undefined if the game or the question is unknown. */
export function findToolPath(game: string, ask: string): string | undefined {
  const games: Readonly<Record<string, Readonly<Record<string, string>>>> = TOOLS;
  const tools = Object.hasOwn(games, game) ? games[game] : undefined;
  return tools && Object.hasOwn(tools, ask) ? tools[ask] : undefined;
}
