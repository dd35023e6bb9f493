import type { Openable } from '../../../share/parse-opened-text.ts';
import { getMostShapes } from '../referee/conquests.ts';
import { type KhanSpaceName, measureBoard } from '../rules/grid.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { USUAL_BOARD_SIZE } from '../saves/board.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { listActiveProtections } from './protection.ts';
import { mergeShapes } from './shapes.ts';
import { freshConquest } from './state.ts';

const [DEFAULT_BANKS] = KHAN_RULING_OPTIONS['bridge-banks'];

/** Minimum number of spaces in a case about one tile. */
const FEWEST_TILE_SPACES = 2;

/** Returns the marked spaces on which something is, but it is not entered what. */
export function listUnknownCovers({ covers, taken }: KhanConquest): readonly KhanSpaceName[] {
  return covers.filter((space) => taken.includes(space));
}

/** Whether a tile is marked, and everything under it is known. */
export function isTileMarked(state: KhanConquest): boolean {
  return state.covers.length >= FEWEST_TILE_SPACES && listUnknownCovers(state).length === 0;
}

/**
 * Returns the conquest as a case without default values: about the marked tile, else about the saved shapes.
 */
export function caseOf(state: KhanConquest): object {
  return isTileMarked(state) ? toTileCase(state) : toShapesCase(state);
}

/** Returns the case that asks whether the marked tile is legal. */
export function toTileCase(state: KhanConquest): object {
  const { by, tile, covers } = state;
  return {
    game: 'khan',
    ask: 'conquer',
    ...toRulingFields(state),
    by,
    tile,
    covers,
    ...toBoardFields(state),
  };
}

/** Returns the case that asks for all legal places of the saved shapes. */
export function toShapesCase(state: KhanConquest): object {
  const { by, size, shapes } = state;
  return {
    game: 'khan',
    ask: 'conquests',
    ...toRulingFields(state),
    size,
    by,
    shapes,
    ...toBoardFields(state),
  };
}

function toRulingFields({ banks }: KhanConquest) {
  return banks === null || banks === DEFAULT_BANKS ? {} : { rulings: { 'bridge-banks': banks } };
}

function toBoardFields(state: KhanConquest) {
  const { river, yurts, rulers, tiles } = state;
  const protects = listActiveProtections(state);
  return {
    ...(protects.length > 0 && { protects }),
    ...(river.length > 0 && { river }),
    ...(Object.keys(yurts).length > 0 && { yurts }),
    ...(rulers.length > 0 && { rulers }),
    ...(tiles.length > 0 && { tiles }),
  };
}

/** Converts an opened case to a conquest. Its shapes are added to the saved shapes of the table. */
export function fromCase(opened: Openable, before: KhanConquest): KhanConquest {
  if (!('ask' in opened) || opened.game !== 'khan' || opened.ask === 'drive-out')
    throw new Error(`No conquest: ${JSON.stringify(opened)}`);
  const { by, river, yurts, rulers, tiles, protects, rulings } = opened;
  const banks = rulings['bridge-banks'];
  const cards = protects.length > 0 && { protects };
  const base = { ...freshConquest(before), by, river, yurts, rulers, tiles, ...cards, banks };
  if (opened.ask === 'conquests')
    return {
      ...base,
      size: opened.size,
      shapes: mergeShapes(before.shapes, opened.shapes, getMostShapes(opened.size)),
    };
  const { tile, covers } = opened;
  const size = fitBoardSize([...covers, ...river, ...rulers, ...tiles, ...Object.keys(yurts)]);
  return { ...base, size, tile, covers };
}

/** The smallest board, at least of the usual size, that contains all these spaces. */
function fitBoardSize(spaces: readonly KhanSpaceName[]): readonly [number, number] {
  const [width, height] = measureBoard(spaces);
  return [Math.max(width, USUAL_BOARD_SIZE[0]), Math.max(height, USUAL_BOARD_SIZE[1])];
}
