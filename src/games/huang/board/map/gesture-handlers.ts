import { type LeaderName, toLeader } from '../../rules/leader.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { Colour } from '../../rules/vocabulary.ts';
import { applySetupTap, type BoardMode, type SetupTool } from '../setup/setup-tools.ts';
import { withBoardSetup } from '../state.ts';
import type { BoardActions } from '../types.ts';
import type { GestureHandlers } from './gestures.ts';

/** Creates the gesture handlers for the current state of the controls. */
export function createGestureHandlers(controls: BoardActions): GestureHandlers {
  const { state, session, view, tap, place } = controls;
  const { mode } = view;
  const brush =
    mode.mode === 'setup' && !state.openAction && mode.piece.kind === 'tile' ? mode.piece : undefined;
  const isEditing = mode.mode === 'setup' && !state.openAction;
  const { tiles, leaders } = state.setup;
  return {
    canEdit: () => isEditing,
    selectPiece(colour, isLeader) {
      if (!state.openAction) controls.setMode(withSelectedPiece(mode, state.setup, colour, isLeader));
      return !state.openAction;
    },
    canMove: (space) => isEditing && (leaders[space] !== undefined || (!brush && tiles[space] !== undefined)),
    movePiece(from, to) {
      if (to === undefined) place({ kind: 'eraser' }, from);
      else if (to !== from) place({ kind: 'move' }, to, [from]);
    },
    removePiece(space) {
      if (isEditing) place({ kind: 'eraser' }, space);
    },
    tap: (space) => void tap(space),
    canPaint: () => brush !== undefined,
    paint(spaces) {
      if (brush) session.change(withBoardSetup(state, paintSpaces(state.setup, brush, spaces)));
    },
    drop(piece, space) {
      if (state.openAction) return;
      if ('tile' in piece) dropTile(controls, piece.tile, space);
      else dropLeader(controls, piece.leader, space);
    },
  };
}

/** Handles a tile dropped on a space. Does nothing if an equal tile is there already. */
function dropTile({ state, view, place, startAction }: BoardActions, colour: Colour, space: string): void {
  if (view.mode.mode === 'play') return void startAction({ type: 'place-tile', colour, at: [space] });
  const piece = { kind: 'tile', colour } as const;
  const edit = applySetupTap(state.setup, piece, space, []);
  if (edit.kind !== 'changed' || edit.setup.tiles[space]) place(piece, space);
}

/** Handles a leader dropped on a space. While playing, it is a leader of the acting player. */
function dropLeader(
  { state, view, place, startAction }: BoardActions,
  leader: LeaderName,
  space: string,
): void {
  const { dynasty, colour } = toLeader(leader);
  if (view.mode.mode === 'setup') place({ kind: 'leader', dynasty, colour }, space);
  else if (dynasty === state.setup.turn) startAction({ type: 'position-leader', colour, to: space });
}

/**
 * Returns the set-up after a stroke with a tile: the tile is put on every space of the stroke that allows it.
 * A stroke that starts on river paints blue; one that starts on a tile of the same colour erases that colour.
 */
export function paintSpaces(
  setup: Setup,
  brush: Extract<SetupTool, { kind: 'tile' }>,
  spaces: readonly string[],
): Setup {
  const [first] = spaces;
  if (first === undefined) return setup;
  const firstEdit = applySetupTap(setup, brush, first, []);
  if (firstEdit.kind !== 'changed') return setup;
  const placed = firstEdit.setup.tiles[first];
  const colour = placed ?? setup.tiles[first];
  if (!colour) return setup;
  return spaces.slice(1).reduce((before, space) => {
    if (placed === undefined ? before.tiles[space] !== colour : before.tiles[space] === colour) return before;
    const edit = applySetupTap(before, { kind: 'tile', colour }, space, []);
    const isSame = edit.kind === 'changed' && edit.setup.tiles[space] === placed;
    return isSame ? edit.setup : before;
  }, firstEdit.setup);
}

/**
 * The mode with the tile or leader of a colour selected. In the set-up the leader is of the current dynasty,
 * else of the first.
 */
function withSelectedPiece(
  mode: BoardMode,
  { players }: Setup,
  colour: Colour,
  isLeader: boolean,
): BoardMode {
  if (mode.mode === 'play') return { mode: 'play', play: { type: isLeader ? 'leader' : 'tile', colour } };
  if (!isLeader) return { mode: 'setup', piece: { kind: 'tile', colour } };
  const [first] = players;
  const dynasty = mode.piece.kind === 'leader' ? mode.piece.dynasty : first;
  return dynasty ? { mode: 'setup', piece: { kind: 'leader', dynasty, colour } } : mode;
}
