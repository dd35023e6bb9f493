import chuHanBattle from './chu-han/battle/manifest.ts';
import chuHanCards from './chu-han/cards/manifest.ts';
import chuHanScore from './chu-han/score/manifest.ts';
import chuHanTonight from './chu-han/tonight/manifest.ts';
import huangBoard from './huang/board/manifest.ts';
import huangConflict from './huang/conflict/manifest.ts';
import huangDrill from './huang/drill/manifest.ts';
import huangScore from './huang/score/manifest.ts';
import huangTonight from './huang/tonight/manifest.ts';
import khanConquest from './khan/conquest/manifest.ts';
import khanRulers from './khan/rulers/manifest.ts';
import khanScore from './khan/score/manifest.ts';
import khanTonight from './khan/tonight/manifest.ts';
import { GAME_IDS, type Game, type ToolManifest } from './tool-manifest.ts';

/** The manifests of all tools, in the order in which an evening needs them. */
export const TOOLS = [
  huangTonight,
  huangScore,
  huangConflict,
  huangBoard,
  huangDrill,
  chuHanTonight,
  chuHanScore,
  chuHanBattle,
  chuHanCards,
  khanTonight,
  khanScore,
  khanConquest,
  khanRulers,
] as const;
/** The id of a tool. */
export type ToolId = (typeof TOOLS)[number]['id'];

/** The tools that lists show: those with an icon. */
export type ListedTool = Extract<(typeof TOOLS)[number], { readonly sign: string }>;

/** The tools that the pages of the games list and the search finds. */
export const LISTED_TOOLS: readonly ListedTool[] = TOOLS.flatMap((tool) => ('sign' in tool ? [tool] : []));

/** The games with the tools that the home page lists. */
export const GAMES: readonly { readonly game: Game; readonly tools: readonly ListedTool[] }[] = GAME_IDS.map(
  (game) => ({
    game,
    tools: LISTED_TOOLS.filter((tool) => tool.game === game && !('isOnGamePageOnly' in tool)),
  }),
);

/** Checks the name of a game. @throws {Error} if there is no such game */
export function toGame(name: string | undefined): Game {
  const game = GAME_IDS.find((one) => one === name);
  if (!game) throw new Error(`No game is called ${name}`);
  return game;
}

/**
 * Returns the listed tools between which a switch leads: they answer the same question, or show the same
 * board.
 */
export const listToolsWithWays = (tools: readonly ListedTool[]) =>
  tools.flatMap((one) => ('way' in one ? [one] : []));

const MANIFESTS: readonly ToolManifest[] = TOOLS;

/** Returns the tool for a question about a game, as a path below the language; undefined if there is none. */
export function findToolPath(game: string, ask: string): string | undefined {
  return MANIFESTS.find((tool) => tool.game === game && tool.opens?.includes(ask))?.page;
}

/** Returns the tool that opens links to whole games with a letter; undefined if there is none. */
export function findGameToolPath(letter: string): string | undefined {
  return MANIFESTS.find(({ gameLetter }) => gameLetter === letter)?.page;
}

/** Returns the tool that shows a case, as a path below the language. */
export function getToolPath({ game, ask }: { readonly game: string; readonly ask: string }): string {
  const tool = findToolPath(game, ask);
  if (tool === undefined) throw new Error(`No tool for ${ask} of ${game}`);
  return tool;
}

/** Returns whether a tool, given as a path below the language, can show a case. */
export function canShowCase(page: string, { game, ask }: { readonly game: string; readonly ask: string }) {
  const tool = MANIFESTS.find((one) => one.page === page);
  return tool?.game === game && [tool.opens, tool.alsoOpens].some((asks) => asks?.includes(ask));
}

/** Returns whether a tool, given as a path below the language, can show a position that is no case. */
export const canShowPosition = (page: string) =>
  MANIFESTS.some((tool) => tool.page === page && tool.opensPositions);

/** Returns the tool that shows positions that are no case, as a path below the language. */
export function getPositionToolPath(): string {
  const tool = MANIFESTS.find(({ opensPositions }) => opensPositions);
  if (!tool) throw new Error('No tool shows positions');
  return tool.page;
}
