import type { KhanSpaceName } from '../rules/grid.ts';
import type { KhanBoard } from '../saves/board.ts';
import type { SpaceView } from './space-view.ts';

/** Returns a function that looks up what lies on a space of a board, without marks. */
export function createBoardLookup(board: KhanBoard): (space: KhanSpaceName) => SpaceView {
  const { yurts } = board;
  const river = new Set(board.river);
  const tiles = new Set(board.tiles);
  const rulers = new Set(board.rulers);
  const taken = new Set(board.taken);
  return (space) => ({
    isRiver: river.has(space),
    isTiled: tiles.has(space),
    isRuler: rulers.has(space),
    isCovered: false,
    occupant: yurts[space] ?? (taken.has(space) ? 'taken' : null),
    mark: null,
    guard: null,
  });
}
