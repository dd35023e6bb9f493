import { nameAt, type SpaceName, spaceNamed } from './board.ts';
import { BANDITS_ON_BOARD } from './box.ts';
import { changed, type Edit, refused } from './edit.ts';
import { laidOut } from './lay-out.ts';
import { banditsAt, carriesBuilding, pagodasLeft } from './position.ts';
import type { Setup } from './setup.ts';
import { basesAt, lairsAt, trianglesAt } from './sites.ts';
import { mapEach, type Three } from './tuple.ts';

/** A piece that covers several spaces. */
export type Building =
  | { readonly kind: 'pagoda' }
  | { readonly kind: 'palace' }
  | { readonly kind: 'bandits'; readonly strength: number };

/**
 * Places a building during setup. Each chosen space narrows down its position, and it is placed as soon as
 * only one position is left. Choosing a space of an existing building is refused, so that tapping the
 * remaining spaces of a building just placed has no effect; buildings are removed with `clear`.
 */
export function build(
  setup: Setup,
  building: Building,
  space: SpaceName,
  chosen: readonly SpaceName[],
): Edit {
  const position = laidOut(setup);
  const { board } = position;
  const at = spaceNamed(board, space);
  if (chosen.length === 0 && (carriesBuilding(position, at) || banditsAt(position, at))) return STANDS;
  if (chosen.includes(space)) return { kind: 'chosen', spaces: chosen.filter((one) => one !== space) };
  const spaces = [...chosen, space];
  const named = (one: number) => nameAt(board, one);
  switch (building.kind) {
    case 'pagoda': {
      const triangles = trianglesAt(position, at).map((one) => mapEach(one, named));
      return narrow(spaces, triangles, NO_TRIANGLE, (triangle) => addPagoda(setup, triangle));
    }
    case 'palace': {
      const bases = basesAt(position, at).map((one) => mapEach(one, named));
      return narrow(spaces, bases, NO_BASE, (palace) => changed({ ...setup, palace }));
    }
    case 'bandits': {
      const lairs = lairsAt(position, at).map((one) => mapEach(one, named));
      return narrow(spaces, lairs, NOT_CONNECTED, (lair) => addBandits(setup, lair, building.strength));
    }
  }
}

const STANDS = refused('building-stands', 'huang/pagodas/triangle');
const NO_TRIANGLE = refused('no-triangle', 'huang/pagodas/triangle');
const NO_BASE = refused('no-palace-base', 'huang/palace/base');
const NOT_CONNECTED = refused('not-connected', 'huang/bandits/tiles');

/**
 * Filters the positions that contain all chosen spaces: returns `refusal` if there is none, the result of
 * `add` if there is one, otherwise asks for one more space.
 */
function narrow<Place extends readonly SpaceName[]>(
  spaces: readonly SpaceName[],
  places: readonly Place[],
  refusal: Edit,
  add: (place: Place) => Edit,
): Edit {
  const left = places.filter((place) => spaces.every((space) => place.includes(space)));
  const [first, ...others] = left;
  if (!first) return refusal;
  return others.length === 0 ? add(first) : { kind: 'chosen', spaces };
}

function addPagoda(setup: Setup, at: Three<SpaceName>): Edit {
  const colour = setup.tiles[at[0]];
  if (!colour || pagodasLeft(laidOut(setup), colour) <= 0)
    return refused('box-empty', 'huang/pagodas/supply');
  return changed({ ...setup, pagodas: [...setup.pagodas, { colour, at }] });
}

function addBandits(setup: Setup, at: Three<SpaceName>, strength: number): Edit {
  if (setup.granaries.length > 0) return refused('with-granaries', 'huang/bandits/not-with-kingdoms');
  if (setup.bandits.length >= BANDITS_ON_BOARD) return refused('box-empty', 'huang/bandits/setup');
  return changed({ ...setup, bandits: [...setup.bandits, { at, strength }] });
}
