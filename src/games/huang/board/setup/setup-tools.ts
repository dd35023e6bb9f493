import { type Building, placeBuilding } from '../../rules/actions/place-building.ts';
import { boardOf, getSpace, isRiverSpace, type SpaceName } from '../../rules/board/board.ts';
import { toLeader } from '../../rules/leader.ts';
import {
  type BoardEdit,
  type BoardPiece,
  clearSpace,
  movePiece,
  togglePiece,
} from '../../rules/setup/edit.ts';
import { withPlayers } from '../../rules/setup/fresh-setup.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { COLOURS, type Colour, type Dynasty } from '../../rules/vocabulary.ts';

/** The selected tool of the set-up: a piece to place, the eraser, or the tool that moves pieces. */
export type SetupTool = BoardPiece | Building | { readonly kind: 'eraser' } | { readonly kind: 'move' };

/**
 * Applies a tap with the selected piece and returns the edited set-up. `chosen` are the spaces tapped before,
 * for a piece that takes several.
 */
export function applySetupTap(
  setup: Setup,
  piece: SetupTool,
  space: SpaceName,
  chosen: readonly SpaceName[],
): BoardEdit {
  switch (piece.kind) {
    case 'tile':
      return togglePiece(setup, isRiver(setup, space) ? { kind: 'tile', colour: 'blue' } : piece, space);
    case 'leader':
      return togglePiece(withDynasty(setup, piece.dynasty), piece, space);
    case 'granary':
      return togglePiece(setup, piece, space);
    case 'pagoda':
    case 'palace':
    case 'bandits':
      return placeBuilding(setup, piece, space, chosen);
    case 'move':
      return movePiece(setup, space, chosen);
    case 'eraser':
      return clearSpace(setup, space);
  }
}

/** Whether the space is river. Only blue tiles can be there, so any tile put on it becomes blue. */
function isRiver({ board }: Setup, space: SpaceName): boolean {
  const known = boardOf(board);
  return isRiverSpace(known, getSpace(known, space));
}

/**
 * Adds a dynasty as the last player if it is not one yet, because a player is needed for each leader on the
 * board.
 */
function withDynasty(setup: Setup, dynasty: Dynasty): Setup {
  const { players } = setup;
  return players.includes(dynasty) ? setup : withPlayers(setup, [...players, dynasty]);
}

/**
 * Returns the leader that is selected after one was placed: the next one of its dynasty that is not on the
 * board.
 */
export function findNextLeader({ leaders }: Setup, { dynasty, colour }: LeaderTool): LeaderTool {
  const placedLeaders = Object.values(leaders);
  const at = COLOURS.indexOf(colour);
  const order = [...COLOURS.slice(at + 1), ...COLOURS.slice(0, at)];
  const next = order.find((one) => !placedLeaders.includes(`${dynasty}:${one}`));
  return { kind: 'leader', dynasty, colour: next ?? colour };
}

/**
 * Returns the leader that is selected with another dynasty: of the colour that was placed last, so that two
 * can be opposed, else the next one that is not on the board.
 */
export function suggestLeader(setup: Setup, dynasty: Dynasty, colour: Colour): LeaderTool {
  const placedLeaders = Object.values(setup.leaders);
  const last = placedLeaders.at(-1);
  const preferred = last ? toLeader(last).colour : colour;
  const ready: LeaderTool = { kind: 'leader', dynasty, colour: preferred };
  return placedLeaders.includes(`${dynasty}:${preferred}`) ? findNextLeader(setup, ready) : ready;
}

/** The tool that places one leader. */
export type LeaderTool = Extract<SetupTool, { kind: 'leader' }>;

/** What a tap on the board does: edits the set-up, or plays an action. */
export type BoardMode =
  | { readonly mode: 'setup'; readonly piece: SetupTool }
  | { readonly mode: 'play'; readonly play: PlannedPlay };

/** An action that a player can choose before its spaces. */
export type PlannedPlay =
  | { readonly type: 'tile' | 'leader'; readonly colour: Colour }
  | { readonly type: 'riot' | 'pagoda' | 'palace'; readonly leader: boolean }
  | { readonly type: 'replace'; readonly tiles: Readonly<Record<Colour, number>> }
  | { readonly type: 'end-turn' };
