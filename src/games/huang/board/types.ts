import type { ErrorAnswer } from '../../../core/answer.ts';
import type { RuleId } from '../../../core/trace.ts';
import type { Quad } from '../../../drawings/homography.ts';
import type { AllTexts, InitialTexts } from '../../../shell/tool.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { HuangStatesAnswer } from '../referee/answer-states.ts';
import type { ChosenHuangRulings } from '../referee/envelope.ts';
import type { PlacementObstacle } from '../rules/edit.ts';
import type { Position } from '../rules/position.ts';
import type { Question } from '../rules/questions.ts';
import type { HuangPlayers } from '../saves/players.ts';
import type { BoardMode } from './setup/setup-tools.ts';
import type { BoardState } from './state.ts';

/** What the referee says about an action: the position before it, all of its questions, and its outcome. */
export interface JudgedAction {
  readonly position: Position;
  readonly questions: readonly Question[];
  readonly answer: HuangActAnswer;
}

/** What can be shared about the board: an action with its outcome, or the states of a position. */
export interface BoardAnswer {
  readonly refereeCase: object;
  readonly answer: HuangActAnswer | HuangStatesAnswer | ErrorAnswer;
  /** Null if there is no action, or if the set-up is not a valid position. */
  readonly judged: JudgedAction | null;
  /** The rulings of the table. */
  readonly rulings: ChosenHuangRulings;
}

/** Why a tap changed nothing. */
export type TapRemark =
  | { readonly kind: 'obstacle'; readonly why: PlacementObstacle; readonly rule: RuleId }
  | { readonly kind: 'refused'; readonly state: BoardState }
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

/** Types of this tool: the board of Huang with set-up, play and open actions. */
export interface BoardTypes {
  readonly state: BoardState;
  readonly game: 'huang';
  readonly players: HuangPlayers;
  readonly answer: BoardAnswer;
  readonly answerModule: typeof import('./AnswerPanel.tsx');
  readonly textFiles: 'huang' | 'huang-pieces' | 'huang-board' | 'map';
  readonly lazyTextFiles:
    | 'huang-steps'
    | 'huang-replay'
    | 'huang-board-play'
    | 'huang-board-more'
    | 'rulings'
    | 'errors';
  readonly view: BoardView;
}

/** The translator for the texts included in the page. */
export type BoardTexts = InitialTexts<BoardTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type AllBoardTexts = AllTexts<BoardTypes>;
