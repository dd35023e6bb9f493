import { getSpace, getSpaceName, type SpaceName } from '../board/board.ts';
import { mapTuple, type Triple } from '../board/tuple.ts';
import { MAX_BANDITS } from '../setup/box.ts';
import { acceptEdit, type BoardEdit, refuseEdit } from '../setup/edit.ts';
import { countPagodasLeft, findBandits, hasBuilding, type Position } from '../setup/position.ts';
import type { Setup } from '../setup/setup.ts';
import { toPosition } from '../setup/to-position.ts';
import { listBanditSites, listPalaceBases, listTriangles } from './sites.ts';

/** A piece that covers several spaces. */
export type Building =
  | { readonly kind: 'pagoda' }
  | { readonly kind: 'palace' }
  | { readonly kind: 'bandits'; readonly strength: number };

/**
 * Places a building during setup. Each chosen space narrows down its position, and it is placed as soon as
 * only one position is left. Choosing a space of an existing building is refused, so that tapping the
 * remaining spaces of a building just placed has no effect; `clearSpace` removes buildings.
 */
export function placeBuilding(
  setup: Setup,
  building: Building,
  space: SpaceName,
  chosen: readonly SpaceName[],
): BoardEdit {
  const position = toPosition(setup);
  const { board } = position;
  const at = getSpace(board, space);
  if (chosen.length === 0 && (hasBuilding(position, at) || findBandits(position, at))) return BUILDING_EXISTS;
  if (chosen.includes(space)) return { kind: 'chosen', spaces: chosen.filter((one) => one !== space) };
  const spaces = [...chosen, space];
  const getName = (one: number) => getSpaceName(board, one);
  switch (building.kind) {
    case 'pagoda': {
      const triangles = listTriangles(position, at).map((one) => mapTuple(one, getName));
      return narrowSites(spaces, triangles, NO_TRIANGLE, (triangle) => addPagoda(setup, position, triangle));
    }
    case 'palace': {
      const bases = listPalaceBases(position, at).map((one) => mapTuple(one, getName));
      return narrowSites(spaces, bases, NO_BASE, (palace) => acceptEdit({ ...setup, palace }));
    }
    case 'bandits': {
      const lairs = listBanditSites(position, at).map((one) => mapTuple(one, getName));
      return narrowSites(spaces, lairs, NOT_CONNECTED, (lair) => addBandits(setup, lair, building.strength));
    }
  }
}

const BUILDING_EXISTS = refuseEdit('building-stands', 'huang/pagodas/triangle');
const NO_TRIANGLE = refuseEdit('no-triangle', 'huang/pagodas/triangle');
const NO_BASE = refuseEdit('no-palace-base', 'huang/palace/base');
const NOT_CONNECTED = refuseEdit('not-connected', 'huang/bandits/setup');

/**
 * Filters the positions that contain all chosen spaces: returns `refusal` if there is none, the result of
 * `add` if there is one, otherwise asks for one more space.
 */
function narrowSites<Site extends readonly SpaceName[]>(
  spaces: readonly SpaceName[],
  sites: readonly Site[],
  refusal: BoardEdit,
  add: (site: Site) => BoardEdit,
): BoardEdit {
  const left = sites.filter((site) => spaces.every((space) => site.includes(space)));
  const [first, ...others] = left;
  if (!first) return refusal;
  return others.length === 0 ? add(first) : { kind: 'chosen', spaces };
}

function addPagoda(setup: Setup, position: Position, at: Triple<SpaceName>): BoardEdit {
  const colour = setup.tiles[at[0]];
  if (!colour || countPagodasLeft(position, colour) <= 0)
    return refuseEdit('box-empty', 'huang/pagodas/kinds');
  return acceptEdit({ ...setup, pagodas: [...setup.pagodas, { colour, at }] });
}

function addBandits(setup: Setup, at: Triple<SpaceName>, strength: number): BoardEdit {
  if (setup.granaries.length > 0) return refuseEdit('with-granaries', 'huang/bandits/not-with-kingdoms');
  if (setup.bandits.length >= MAX_BANDITS) return refuseEdit('box-empty', 'huang/bandits/setup');
  return acceptEdit({ ...setup, bandits: [...setup.bandits, { at, strength }] });
}
