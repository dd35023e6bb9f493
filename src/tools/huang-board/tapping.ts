import { boardOf, isRiverAt, type SpaceName, spaceNamed } from '../../engine/huang/board.ts';
import { type Building, build } from '../../engine/huang/build.ts';
import { clear, type Edit, move, type Piece as OnePiece, put } from '../../engine/huang/edit.ts';
import { withPlayers } from '../../engine/huang/fresh-setup.ts';
import { leaderNamed } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
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

/**
 * The leader that is taken up with another dynasty: the one against the leader that was put down last, else the next that
 * is not on the board.
 */
export function readyLeader(setup: Setup, dynasty: Dynasty, colour: Colour): LeaderPiece {
  const standing = Object.values(setup.leaders);
  const last = standing.at(-1);
  const wanted = last ? leaderNamed(last).colour : colour;
  const ready: LeaderPiece = { kind: 'leader', dynasty, colour: wanted };
  return standing.includes(`${dynasty}:${wanted}`) ? nextLeader(setup, ready) : ready;
}

export type LeaderPiece = Extract<Piece, { kind: 'leader' }>;

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
