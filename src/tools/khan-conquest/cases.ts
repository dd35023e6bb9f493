import { type KhanSpaceName, toGridPoint } from '../../engine/khan/grid.ts';
import { KHAN_RULING_OPTIONS } from '../../engine/khan/ruling-options.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import type { Openable } from '../shell/OpenDialog.tsx';
import { listActiveCards } from './protection.ts';
import { mergeShapes } from './shapes.ts';
import { freshConquest, USUAL_BOARD_SIZE } from './state.ts';

const [USUAL] = KHAN_RULING_OPTIONS['bridge-banks'];

/** Minimum number of spaces in a case about one tile. */
export const FEWEST_TILE_SPACES = 2;

/** The conquest as a case without default values: about the marked tile, else about the saved shapes. */
export function caseOf(state: KhanConquest): object {
  return state.covers.length < FEWEST_TILE_SPACES ? toShapesCase(state) : toTileCase(state);
}

/** The case that asks whether the marked tile is legal. */
export function toTileCase(state: KhanConquest): object {
  const { by, tile, covers } = state;
  return { game: 'khan', ask: 'conquer', ...rulingsOf(state), by, tile, covers, ...boardOf(state) };
}

/** The case that asks for all legal places of the saved shapes. */
export function toShapesCase(state: KhanConquest): object {
  const { by, size, shapes } = state;
  return { game: 'khan', ask: 'conquests', ...rulingsOf(state), size, by, shapes, ...boardOf(state) };
}

function rulingsOf({ banks }: KhanConquest) {
  return banks === null || banks === USUAL ? {} : { rulings: { 'bridge-banks': banks } };
}

function boardOf(state: KhanConquest) {
  const { river, yurts, rulers, tiles } = state;
  const protects = listActiveCards(state);
  return {
    ...(protects.length > 0 && { protects }),
    ...(river.length > 0 && { river }),
    ...(Object.keys(yurts).length > 0 && { yurts }),
    ...(rulers.length > 0 && { rulers }),
    ...(tiles.length > 0 && { tiles }),
  };
}

/** The conquest of a case. Its shapes are added to the saved shapes of the table. */
export function fromCase(asked: Openable, before: KhanConquest): KhanConquest {
  if (!('ask' in asked) || asked.game !== 'khan' || asked.ask === 'drive-out')
    throw new Error(`No conquest: ${JSON.stringify(asked)}`);
  const { by, river, yurts, rulers, tiles, protects, rulings } = asked;
  const banks = rulings['bridge-banks'];
  const cards = protects.length > 0 && { protects };
  const read = { ...freshConquest(before), by, river, yurts, rulers, tiles, ...cards, banks };
  if (asked.ask === 'conquests')
    return { ...read, size: asked.size, shapes: mergeShapes(before.shapes, asked.shapes) };
  const { tile, covers } = asked;
  const size = sizeFor([...covers, ...river, ...rulers, ...tiles, ...Object.keys(yurts)]);
  return { ...read, size, tile, covers };
}

/** The smallest board, at least of the usual size, that contains all these spaces. */
function sizeFor(spaces: readonly KhanSpaceName[]): readonly [number, number] {
  const points = spaces.map(toGridPoint);
  const [width, height] = USUAL_BOARD_SIZE;
  return [Math.max(width, ...points.map(([x]) => x + 1)), Math.max(height, ...points.map(([, y]) => y + 1))];
}
