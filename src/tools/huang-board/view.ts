import type { BoardView } from './kit.ts';
import type { BoardState } from './state.ts';

/** Nothing chosen but the first piece of the box. */
export const FRESH_VIEW: BoardView = {
  mode: { mode: 'setup', piece: { kind: 'tile', colour: 'red' } },
  subject: null,
  selection: [],
  remark: null,
  moment: null,
  photo: null,
};

/** What is chosen on this very state: what was chosen on another one is forgotten with it, whoever changed it. */
export function viewOn(state: BoardState, view: BoardView): BoardView {
  return view.subject === state
    ? view
    : { ...FRESH_VIEW, mode: view.mode, photo: view.photo, subject: state };
}

/** The tiles that were named before where it is asked once more which go; none once no action is asked about. */
export function answeredIn({ dispute }: BoardState): readonly string[] {
  return dispute?.decisions.discard ?? [];
}
