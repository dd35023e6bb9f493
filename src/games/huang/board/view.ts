import type { RuleId } from '../../../core/trace.ts';
import type { Quad } from '../../../drawings/homography.ts';
import type { PlacementObstacle } from '../rules/setup/edit.ts';
import type { BoardAnswer } from './board-answer.ts';
import type { BoardMode } from './setup/setup-tools.ts';
import type { BoardState } from './state.ts';

/** Why a tap changed nothing. */
export type TapRemark =
  | { readonly kind: 'obstacle'; readonly why: PlacementObstacle; readonly rule: RuleId }
  | { readonly kind: 'refused'; readonly answer: BoardAnswer }
  | { readonly kind: 'taken'; readonly space: string }
  /** The space cannot be tapped while an action is open. */
  | { readonly kind: 'elsewhere'; readonly space: string };

/**
 * A photo of the table under the drawing of the board. Kept in memory while the page is open and never
 * stored.
 */
export interface BoardPhoto {
  /** The original photo, scaled down, so that its corners can be changed later. */
  readonly picture: HTMLCanvasElement;
  readonly corners: Quad;
  /** The straightened photo as a `data:` URL. */
  readonly dataUrl: string;
  /** Opacity in percent. */
  readonly opacity: number;
  /** The board that the photo belongs to. */
  readonly boardKey: string;
}

/** The selections on the screen. All but the mode and the photo are reset when the state changes. */
export interface BoardView {
  readonly mode: BoardMode;
  /** The state that the selections belong to. */
  readonly subject: BoardState | null;
  /** Spaces tapped so far for a piece or action that takes several. */
  readonly selection: readonly string[];
  readonly remark: TapRemark | null;
  /**
   * Index of the moment of an outcome that the map shows; 0 is before the action. Null if none is selected.
   */
  readonly moment: number | null;
  readonly photo: BoardPhoto | null;
}

/** The initial view: only the first piece is selected. */
export const FRESH_VIEW: BoardView = {
  mode: { mode: 'setup', piece: { kind: 'tile', colour: 'red' } },
  subject: null,
  selection: [],
  remark: null,
  moment: null,
  photo: null,
};

/** The mode in which a tap places the tile of an action. */
export const PLAY_MODE: BoardMode = { mode: 'play', play: { type: 'tile', colour: 'red' } };

/** Returns the view for a state. Selections made on another state are reset. */
export function resetStaleView(state: BoardState, view: BoardView): BoardView {
  return view.subject === state
    ? view
    : { ...FRESH_VIEW, mode: view.mode, photo: view.photo, subject: state };
}

/** Returns the tiles that were given up before the question was reopened; empty without an action. */
export function getPreviousDiscard({ openAction }: BoardState): readonly string[] {
  return openAction?.decisions.discard ?? [];
}
