import { boardOf, isRiverAt, type SpaceName, spaceNamed } from '../../engine/huang/board.ts';
import { type Building, build } from '../../engine/huang/build.ts';
import { clear, type Edit, move, type Piece as OnePiece, put } from '../../engine/huang/edit.ts';
import { withPlayers } from '../../engine/huang/fresh-setup.ts';
import { leaderNamed } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS, type Colour, type Dynasty } from '../../engine/huang/vocabulary.ts';

/** The selected tool of the set-up: a piece to place, the eraser, or the tool that moves pieces. */
export type Piece = OnePiece | Building | { readonly kind: 'eraser' } | { readonly kind: 'move' };

/**
 * Applies a tap with the selected piece and returns the edited set-up. `chosen` are the spaces tapped before,
 * for a piece that takes several.
 */
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

/** Whether the space is river. Only blue tiles can be there, so any tile put on it becomes blue. */
function isRiver({ board }: Setup, space: SpaceName): boolean {
  const known = boardOf(board);
  return isRiverAt(known, spaceNamed(known, space));
}

/**
 * Adds a dynasty as the last player if it is not one yet, because a player is needed for each leader on the
 * board.
 */
function seated(setup: Setup, dynasty: Dynasty): Setup {
  const { players } = setup;
  return players.includes(dynasty) ? setup : withPlayers(setup, [...players, dynasty]);
}

/** The leader that is selected after one was placed: the next one of its dynasty that is not on the board. */
export function nextLeader({ leaders }: Setup, { dynasty, colour }: LeaderPiece): LeaderPiece {
  const standing = Object.values(leaders);
  const at = COLOURS.indexOf(colour);
  const turn = [...COLOURS.slice(at + 1), ...COLOURS.slice(0, at)];
  const next = turn.find((one) => !standing.includes(`${dynasty}:${one}`));
  return { kind: 'leader', dynasty, colour: next ? next : colour };
}

/**
 * The leader that is selected with another dynasty: of the colour that was placed last, so that two can be
 * opposed, else the next one that is not on the board.
 */
export function readyLeader(setup: Setup, dynasty: Dynasty, colour: Colour): LeaderPiece {
  const standing = Object.values(setup.leaders);
  const last = standing.at(-1);
  const wanted = last ? leaderNamed(last).colour : colour;
  const ready: LeaderPiece = { kind: 'leader', dynasty, colour: wanted };
  return standing.includes(`${dynasty}:${wanted}`) ? nextLeader(setup, ready) : ready;
}

export type LeaderPiece = Extract<Piece, { kind: 'leader' }>;

/** What a tap on the board does: edits the set-up, or plays an action. */
export type Mode =
  | { readonly mode: 'setup'; readonly piece: Piece }
  | { readonly mode: 'play'; readonly play: Play };

/** An action that a player can choose before its spaces. */
export type Play =
  | { readonly type: 'tile' | 'leader'; readonly colour: Colour }
  | { readonly type: 'riot' | 'pagoda' | 'palace'; readonly leader: boolean }
  | { readonly type: 'replace'; readonly tiles: Readonly<Record<Colour, number>> }
  | { readonly type: 'end-turn' };
