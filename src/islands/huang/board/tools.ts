import type { Action } from '../../../engine/huang/action.ts';
import { COLOURS, type Colour } from '../../../engine/huang/vocabulary.ts';
import { type Piece, pagodasBeside, put, type Setup, trianglesAt } from './setup.ts';

/** What a tap on the board does: puts something there, or plays it as the rules want. */
export type Tool =
  | { readonly mode: 'setup'; readonly piece: Piece }
  | { readonly mode: 'play'; readonly play: Play };

/** An action that a player may choose, before its spaces are. */
export type Play =
  | { readonly type: 'tile' | 'leader'; readonly colour: Colour }
  | { readonly type: 'riot' | 'pagoda' | 'palace'; readonly leader: boolean }
  | { readonly type: 'replace'; readonly tiles: Readonly<Record<Colour, number>> }
  | { readonly type: 'end-turn' };

/** What a tap comes to while an action is chosen: more spaces are wanted, or the action is whole. */
export type Aim =
  | { readonly kind: 'chosen'; readonly spaces: readonly string[] }
  | { readonly kind: 'whole'; readonly action: Action };

/**
 * Takes a space into an action. A farmer chain grows with each tap and is closed by the person, or by a space that
 * `ends` it; a pagoda and the palace grow until only one place is left. What the rules forbid is left to the referee.
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

/** The action of a chain that is closed. */
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
  const colour = setup.tiles[spaces[0] ?? ''];
  const places = trianglesAt(setup, spaces[0] ?? '').filter((place) =>
    spaces.every((one) => place.includes(one)),
  );
  const at = spaces.length === 3 ? spaces : places.length === 1 ? places[0] : undefined;
  if (!at || !colour) return { kind: 'chosen', spaces: colour ? spaces : [] };
  return whole({ type: 'establish-pagoda', colour, at, leader, from: movedPagoda(setup, colour) });
}

/** The pagoda that has to move because none of its colour is left: the first, until another is chosen. */
function movedPagoda(setup: Setup, colour: Colour): readonly string[] | null {
  if (pagodasBeside(setup, colour) > 0) return null;
  return setup.pagodas.find((one) => one.colour === colour)?.at ?? null;
}

function aimPalace(setup: Setup, space: string, chosen: readonly string[], leader: boolean): Aim {
  const edit = put({ ...setup, palace: null }, { kind: 'palace' }, space, chosen);
  if (edit.kind === 'chosen') return edit;
  if (edit.kind === 'changed' && edit.setup.palace)
    return whole({ type: 'establish-palace', at: edit.setup.palace, leader });
  return { kind: 'chosen', spaces: [] };
}

/** The action of a play that needs no space. */
export function actionOf(play: Play): Action | null {
  if (play.type === 'end-turn') return { type: 'end-turn' };
  if (play.type !== 'replace') return null;
  const tiles = Object.fromEntries(
    COLOURS.flatMap((one) => (play.tiles[one] > 0 ? [[one, play.tiles[one]]] : [])),
  );
  return Object.keys(tiles).length > 0 ? { type: 'replace', tiles } : null;
}

/** How an action is written that has just been done: what lies on the space is taken back first. */
export function takenBack(
  setup: Setup,
  space: string,
): { readonly setup: Setup; readonly action: Action } | null {
  const colour = setup.tiles[space];
  if (colour) {
    const { [space]: _, ...tiles } = setup.tiles;
    const lost = setup.pagodas.filter(({ at }) => !at.includes(space));
    return { setup: { ...setup, tiles, pagodas: lost }, action: { type: 'place-tile', colour, at: [space] } };
  }
  const name = setup.leaders[space];
  const [dynasty, of] = name?.split(':') ?? [];
  const player = setup.players.find((one) => one === dynasty);
  const kind = COLOURS.find((one) => one === of);
  if (!player || !kind) return null;
  const { [space]: _, ...leaders } = setup.leaders;
  return {
    setup: { ...setup, leaders, turn: player },
    action: { type: 'position-leader', colour: kind, to: space },
  };
}
