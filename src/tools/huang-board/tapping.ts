import type { Action } from '../../engine/huang/action.ts';
import { boardOf, isRiverAt, nameAt, type SpaceName, spaceNamed } from '../../engine/huang/board.ts';
import { type Building, build } from '../../engine/huang/build.ts';
import { clear, type Edit, move, type Piece as OnePiece, put } from '../../engine/huang/edit.ts';
import { withPlayers } from '../../engine/huang/fresh-setup.ts';
import { laidOut } from '../../engine/huang/lay-out.ts';
import { leaderNamed } from '../../engine/huang/leader.ts';
import { pagodasLeft } from '../../engine/huang/position.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { trianglesAt } from '../../engine/huang/sites.ts';
import { mapEach, type Three, threeOf } from '../../engine/huang/tuple.ts';
import { COLOURS, type Colour, type Dynasty } from '../../engine/huang/vocabulary.ts';

/** What is taken from the box and put on the board, or done to what lies there. */
export type Piece = OnePiece | Building | { readonly kind: 'eraser' } | { readonly kind: 'move' };

/** What a tap with a piece comes to. `chosen` are the spaces tapped before for one that takes several. */
export function tapped(setup: Setup, piece: Piece, space: SpaceName, chosen: readonly SpaceName[]): Edit {
  switch (piece.kind) {
    case 'tile':
      return put(setup, isRiver(setup, space) ? { kind: 'tile', colour: 'blue' } : piece, space);
    case 'leader':
      return put(seated(setup, piece.dynasty), piece, space);
    case 'granary':
      return put(setup, piece, space);
    case 'pagoda':
    case 'palace':
    case 'bandits':
      return build(setup, piece, space, chosen);
    case 'move':
      return move(setup, space, chosen);
    case 'eraser':
      return clear(setup, space);
  }
}

/** On the river only blue may lie: any tile is blue there by itself. */
function isRiver({ board }: Setup, space: SpaceName): boolean {
  const known = boardOf(board);
  return isRiverAt(known, spaceNamed(known, space));
}

/** Whoever has a leader on the board plays: a dynasty that does not yet sits down last. */
function seated(setup: Setup, dynasty: Dynasty): Setup {
  const { players } = setup;
  return players.includes(dynasty) ? setup : withPlayers(setup, [...players, dynasty]);
}

/** The leader that is taken up after one was put down: the next colour of its dynasty that is not on the board. */
export function nextLeader({ leaders }: Setup, { dynasty, colour }: LeaderPiece): LeaderPiece {
  const standing = Object.values(leaders);
  const at = COLOURS.indexOf(colour);
  const turn = [...COLOURS.slice(at + 1), ...COLOURS.slice(0, at)];
  const next = turn.find((one) => !standing.includes(`${dynasty}:${one}`));
  return { kind: 'leader', dynasty, colour: next ? next : colour };
}

type LeaderPiece = Extract<Piece, { kind: 'leader' }>;

/** What a tap on the board does: puts something there, or plays it as the rules want. */
export type Mode =
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
  const [first] = spaces;
  const colour = first === undefined ? undefined : setup.tiles[first];
  if (first === undefined || !colour) return { kind: 'chosen', spaces: [] };
  const at = threeOf(spaces) ?? onlyTriangle(setup, first, spaces);
  if (!at) return { kind: 'chosen', spaces };
  return whole({ type: 'establish-pagoda', colour, at, leader, from: movedPagoda(setup, colour) });
}

/** The triangle that holds all of the spaces, if there is only one. */
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

/** The pagoda that has to move because none of its colour is left: the first, until another is chosen. */
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
  const leader = name && leaderNamed(name);
  if (!leader || !setup.players.includes(leader.dynasty)) return null;
  const { [space]: _, ...leaders } = setup.leaders;
  return {
    setup: { ...setup, leaders, turn: leader.dynasty },
    action: { type: 'position-leader', colour: leader.colour, to: space },
  };
}
