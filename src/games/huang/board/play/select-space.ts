import type { Action } from '../../rules/actions/action.ts';
import { placeBuilding } from '../../rules/actions/place-building.ts';
import { listTriangles } from '../../rules/actions/sites.ts';
import { getSpace, getSpaceName, type SpaceName } from '../../rules/board/board.ts';
import { mapTuple, type Triple, toTriple } from '../../rules/board/tuple.ts';
import { countPagodasLeft } from '../../rules/setup/position.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { toPosition } from '../../rules/setup/to-position.ts';
import { COLOURS, type Colour } from '../../rules/vocabulary.ts';
import type { PlannedPlay } from '../setup/setup-tools.ts';

/** Result of a tap while an action is chosen: more spaces are needed, or the action is complete. */
export type SelectionResult =
  | { readonly kind: 'chosen'; readonly spaces: readonly string[] }
  | { readonly kind: 'complete'; readonly action: Action };

/**
 * Adds a space to the chosen action. A chain of blue tiles grows with each tap until the user closes it or a
 * space `ends` it; a pagoda and the palace grow until only one place is possible. Illegal spaces are accepted
 * here; the rules engine refuses them.
 */
export function selectSpace(
  setup: Setup,
  play: PlannedPlay,
  space: string,
  chosen: readonly string[],
  ends: (space: string) => boolean,
): SelectionResult {
  switch (play.type) {
    case 'tile':
      return play.colour === 'blue'
        ? extendChain(space, chosen, ends)
        : complete({ type: 'place-tile', colour: play.colour, at: [space] });
    case 'leader':
      return complete({ type: 'position-leader', colour: play.colour, to: space });
    case 'riot':
      return complete({ type: 'riot', at: space, leader: play.leader });
    case 'pagoda':
      return extendPagoda(setup, space, chosen, play.leader);
    case 'palace':
      return extendPalace(setup, space, chosen, play.leader);
    default:
      return { kind: 'chosen', spaces: chosen };
  }
}

const complete = (action: Action): SelectionResult => ({ kind: 'complete', action });

/** Returns the action of a completed chain. */
export function createChainAction(spaces: readonly string[]): Action {
  return { type: 'place-tile', colour: 'blue', at: spaces };
}

function extendChain(
  space: string,
  chosen: readonly string[],
  ends: (space: string) => boolean,
): SelectionResult {
  if (chosen.includes(space)) return { kind: 'chosen', spaces: chosen.filter((one) => one !== space) };
  const spaces = [...chosen, space];
  return ends(space) ? complete(createChainAction(spaces)) : { kind: 'chosen', spaces };
}

function extendPagoda(
  setup: Setup,
  space: string,
  chosen: readonly string[],
  leader: boolean,
): SelectionResult {
  const spaces = chosen.includes(space) ? chosen.filter((one) => one !== space) : [...chosen, space];
  const [first] = spaces;
  const colour = first === undefined ? undefined : setup.tiles[first];
  if (first === undefined || !colour) return { kind: 'chosen', spaces: [] };
  const at = toTriple(spaces) ?? findOnlyTriangle(setup, first, spaces);
  if (!at) return { kind: 'chosen', spaces };
  return complete({ type: 'establish-pagoda', colour, at, leader, from: findMovedPagoda(setup, colour) });
}

/** Finds the only triangle that contains all these spaces; undefined if there are none or several. */
function findOnlyTriangle(
  setup: Setup,
  first: SpaceName,
  spaces: readonly SpaceName[],
): Triple<SpaceName> | undefined {
  const position = toPosition(setup);
  const { board } = position;
  const [only, ...others] = listTriangles(position, getSpace(board, first))
    .map((at) => mapTuple(at, (one) => getSpaceName(board, one)))
    .filter((at) => spaces.every((one) => at.includes(one)));
  return others.length === 0 ? only : undefined;
}

/**
 * Finds the pagoda that has to move because none of its colour is left in the box: the first one, until the
 * user chooses another. Null if one is left.
 */
function findMovedPagoda(setup: Setup, colour: Colour): Triple<SpaceName> | null {
  const placed = setup.pagodas.find((one) => one.colour === colour);
  return placed && countPagodasLeft(toPosition(setup), colour) <= 0 ? placed.at : null;
}

function extendPalace(
  setup: Setup,
  space: string,
  chosen: readonly string[],
  leader: boolean,
): SelectionResult {
  const edit = placeBuilding({ ...setup, palace: null }, { kind: 'palace' }, space, chosen);
  if (edit.kind === 'chosen') return edit;
  if (edit.kind === 'changed' && edit.setup.palace)
    return complete({ type: 'establish-palace', at: edit.setup.palace, leader });
  return { kind: 'chosen', spaces: [] };
}

/** Returns the action of a play that needs no space; null for other plays. */
export function getSpacelessAction(play: PlannedPlay): Action | null {
  if (play.type === 'end-turn') return { type: 'end-turn' };
  if (play.type !== 'replace') return null;
  const tiles = Object.fromEntries(
    COLOURS.flatMap((one) => (play.tiles[one] > 0 ? [[one, play.tiles[one]]] : [])),
  );
  return Object.keys(tiles).length > 0 ? { type: 'replace', tiles } : null;
}
