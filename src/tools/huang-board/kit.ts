import type { Quad } from '../../drawings/homography.ts';
import type { Obstacle } from '../../engine/huang/edit.ts';
import type { Position } from '../../engine/huang/position.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { RuleId } from '../../engine/trace.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import type { HuangChoices } from '../../referee/huang/envelope.ts';
import type { HuangStatesAnswer } from '../../referee/huang/position-answers.ts';
import type { HuangPlayers } from '../../saves/huang-players.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { BoardState } from './state.ts';
import type { Mode } from './tapping.ts';

/** An action with its position, all of its questions, and its outcome. */
export interface Judged {
  readonly position: Position;
  readonly questions: readonly Question[];
  readonly answer: HuangActAnswer;
}

/** What can be shared about the board: an action with its outcome, or the states of a position. */
export interface BoardAnswer {
  readonly asked: object;
  readonly answer: HuangActAnswer | HuangStatesAnswer | ErrorAnswer;
  /** Null if there is no action, or if the set-up is not a valid position. */
  readonly judged: Judged | null;
  /** The rulings of the table. */
  readonly rulings: HuangChoices;
}

/** Why a tap changed nothing. */
export type Remark =
  | { readonly kind: 'obstacle'; readonly why: Obstacle; readonly rule: RuleId }
  | { readonly kind: 'refused'; readonly state: BoardState }
  | { readonly kind: 'taken'; readonly space: string }
  /** The space cannot be tapped while an action is open. */
  | { readonly kind: 'elsewhere'; readonly space: string };

/**
 * A photo of the table under the drawing of the board. Kept in memory while the page is open and never
 * stored.
 */
export interface Photo {
  /** The original photo, scaled down, so that its corners can be changed later. */
  readonly picture: HTMLCanvasElement;
  readonly corners: Quad;
  /** The straightened photo as a `data:` URL. */
  readonly address: string;
  /** Opacity in percent. */
  readonly strength: number;
  /** The board that the photo belongs to. */
  readonly board: string;
}

/** The selections on the screen. All but the mode and the photo are reset when the state changes. */
export interface BoardView {
  readonly mode: Mode;
  readonly subject: BoardState | null;
  /** Spaces tapped so far for a piece or action that takes several. */
  readonly selection: readonly string[];
  readonly remark: Remark | null;
  /**
   * Index of the moment of an outcome that the map shows; 0 is before the action. Null if none is selected.
   */
  readonly moment: number | null;
  readonly photo: Photo | null;
}

/** Types of this tool: the board of Huang with set-up, play, and disputed actions. */
export interface Board {
  readonly state: BoardState;
  readonly game: 'huang';
  readonly table: HuangPlayers;
  readonly answer: BoardAnswer;
  readonly part: typeof import('./Answer.tsx');
  readonly texts: 'huang' | 'huang-pieces' | 'huang-referee' | 'map';
  readonly laterTexts:
    | 'huang-board'
    | 'huang-film'
    | 'huang-referee-play'
    | 'huang-referee-more'
    | 'rulings'
    | 'errors';
  readonly view: BoardView;
}

export type BoardTexts = FirstTexts<Board>;
export type AnswerTexts = AllTexts<Board>;
