import { leaderNamed } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Controls } from './controls.ts';
import type { Hands } from './fingers.ts';
import { withSetup } from './state.ts';
import { type Piece, tapped } from './tapping.ts';

/** What dragged fingers come to while the controls stand so. */
export function handsOf({ state, session, view, place, begin }: Controls): Hands {
  const { mode } = view;
  const brush =
    mode.mode === 'setup' && !state.dispute && mode.piece.kind === 'tile' ? mode.piece : undefined;
  return {
    paints: () => brush !== undefined,
    paint(spaces) {
      if (brush) session.change(withSetup(state, painted(state.setup, brush, spaces)));
    },
    drop(leader, space) {
      if (state.dispute) return;
      const { dynasty, colour } = leaderNamed(leader);
      if (mode.mode === 'setup') place({ kind: 'leader', dynasty, colour }, space);
      else if (dynasty === state.setup.turn) begin({ type: 'position-leader', colour, to: space });
    },
  };
}

/**
 * A set-up after a stroke with a tile: the tile on each space where its kind may lie, blue alone from the river on. A
 * stroke that begins on its own colour takes that colour away.
 */
export function painted(
  setup: Setup,
  brush: Extract<Piece, { kind: 'tile' }>,
  spaces: readonly string[],
): Setup {
  const [first] = spaces;
  if (first === undefined) return setup;
  const begun = tapped(setup, brush, first, []);
  if (begun.kind !== 'changed') return setup;
  const laid = begun.setup.tiles[first];
  const colour = laid ? laid : setup.tiles[first];
  if (!colour) return setup;
  return spaces.slice(1).reduce((before, space) => {
    if (laid === undefined ? before.tiles[space] !== colour : before.tiles[space] === colour) return before;
    const edit = tapped(before, { kind: 'tile', colour }, space, []);
    const isSame = edit.kind === 'changed' && edit.setup.tiles[space] === laid;
    return isSame ? edit.setup : before;
  }, begun.setup);
}
