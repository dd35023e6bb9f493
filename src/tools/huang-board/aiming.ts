import type { Action } from '../../engine/huang/action.ts';
import { nameAt, type SpaceName, spaceNamed } from '../../engine/huang/board.ts';
import { build } from '../../engine/huang/build.ts';
import { laidOut } from '../../engine/huang/lay-out.ts';
import { pagodasLeft } from '../../engine/huang/position.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { trianglesAt } from '../../engine/huang/sites.ts';
import { mapEach, type Three, threeOf } from '../../engine/huang/tuple.ts';
import { COLOURS, type Colour } from '../../engine/huang/vocabulary.ts';
import type { Play } from './tapping.ts';

/** Result of a tap while an action is chosen: more spaces are needed, or the action is complete. */
export type Aim =
  | { readonly kind: 'chosen'; readonly spaces: readonly string[] }
  | { readonly kind: 'whole'; readonly action: Action };

/**
 * Adds a space to the chosen action. A chain of blue tiles grows with each tap until the user closes it or a
 * space `ends` it; a pagoda and the palace grow until only one place is possible. Illegal spaces are accepted
 * here; the rules engine refuses them.
 */
export function aim(
  setup: Setup,
  play: Play,
  space: string,
  chosen: readonly string[],
  ends: (space: string) => boolean,
): Aim {
  switch (play.type) {
    case 'tile':
      return play.colour === 'blue'
        ? aimChain(space, chosen, ends)
        : whole({ type: 'place-tile', colour: play.colour, at: [space] });
    case 'leader':
      return whole({ type: 'position-leader', colour: play.colour, to: space });
    case 'riot':
      return whole({ type: 'riot', at: space, leader: play.leader });
    case 'pagoda':
      return aimPagoda(setup, space, chosen, play.leader);
    case 'palace':
      return aimPalace(setup, space, chosen, play.leader);
    default:
      return { kind: 'chosen', spaces: chosen };
  }
}

const whole = (action: Action): Aim => ({ kind: 'whole', action });

/** The action of a completed chain. */
export function chainOf(spaces: readonly string[]): Action {
  return { type: 'place-tile', colour: 'blue', at: spaces };
}

function aimChain(space: string, chosen: readonly string[], ends: (space: string) => boolean): Aim {
  if (chosen.includes(space)) return { kind: 'chosen', spaces: chosen.filter((one) => one !== space) };
  const spaces = [...chosen, space];
  return ends(space) ? whole(chainOf(spaces)) : { kind: 'chosen', spaces };
}

function aimPagoda(setup: Setup, space: string, chosen: readonly string[], leader: boolean): Aim {
  const spaces = chosen.includes(space) ? chosen.filter((one) => one !== space) : [...chosen, space];
  const [first] = spaces;
  const colour = first === undefined ? undefined : setup.tiles[first];
  if (first === undefined || !colour) return { kind: 'chosen', spaces: [] };
  const at = threeOf(spaces) ?? onlyTriangle(setup, first, spaces);
  if (!at) return { kind: 'chosen', spaces };
  return whole({ type: 'establish-pagoda', colour, at, leader, from: movedPagoda(setup, colour) });
}

/** The only triangle that contains all given spaces; null if there are none or several. */
function onlyTriangle(
  setup: Setup,
  first: SpaceName,
  spaces: readonly SpaceName[],
): Three<SpaceName> | undefined {
  const position = laidOut(setup);
  const { board } = position;
  const [only, ...others] = trianglesAt(position, spaceNamed(board, first))
    .map((at) => mapEach(at, (one) => nameAt(board, one)))
    .filter((at) => spaces.every((one) => at.includes(one)));
  return others.length === 0 ? only : undefined;
}

/**
 * The pagoda that has to move because none of its colour is left: the first one, until the user chooses
 * another.
 */
function movedPagoda(setup: Setup, colour: Colour): Three<SpaceName> | null {
  const standing = setup.pagodas.find((one) => one.colour === colour);
  return standing && pagodasLeft(laidOut(setup), colour) <= 0 ? standing.at : null;
}

function aimPalace(setup: Setup, space: string, chosen: readonly string[], leader: boolean): Aim {
  const edit = build({ ...setup, palace: null }, { kind: 'palace' }, space, chosen);
  if (edit.kind === 'chosen') return edit;
  if (edit.kind === 'changed' && edit.setup.palace)
    return whole({ type: 'establish-palace', at: edit.setup.palace, leader });
  return { kind: 'chosen', spaces: [] };
}

/** The action of a play that needs no space; null for other plays. */
export function actionOf(play: Play): Action | null {
  if (play.type === 'end-turn') return { type: 'end-turn' };
  if (play.type !== 'replace') return null;
  const tiles = Object.fromEntries(
    COLOURS.flatMap((one) => (play.tiles[one] > 0 ? [[one, play.tiles[one]]] : [])),
  );
  return Object.keys(tiles).length > 0 ? { type: 'replace', tiles } : null;
}
