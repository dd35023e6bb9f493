import type { BoardState } from './state.ts';
import type { BoardView } from './types.ts';

/** The initial view: only the first piece is selected. */
export const FRESH_VIEW: BoardView = {
  mode: { mode: 'setup', piece: { kind: 'tile', colour: 'red' } },
  subject: null,
  selection: [],
  remark: null,
  moment: null,
  photo: null,
};

/** The view for a state. Selections made on another state are reset. */
export function resetStaleView(state: BoardState, view: BoardView): BoardView {
  return view.subject === state
    ? view
    : { ...FRESH_VIEW, mode: view.mode, photo: view.photo, subject: state };
}

/** Returns the tiles that were given up before the question was reopened; empty without an action. */
export function getPreviousDiscard({ dispute: openAction }: BoardState): readonly string[] {
  return openAction?.decisions.discard ?? [];
}
