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

/** An action with its position, all that is asked in its course, and what comes of it. */
export interface Judged {
  readonly position: Position;
  readonly questions: readonly Question[];
  readonly answer: HuangActAnswer;
}

/** What is shared of the board: an action with what comes of it, or the states of a position. */
export interface BoardAnswer {
  readonly asked: object;
  readonly answer: HuangActAnswer | HuangStatesAnswer | ErrorAnswer;
  /** Null without an action, or without a position under it. */
  readonly judged: Judged | null;
  /** How the table reads the rules. */
  readonly rulings: HuangChoices;
}

/** What a tap came to that changed nothing. */
export type Remark =
  | { readonly kind: 'obstacle'; readonly why: Obstacle; readonly rule: RuleId }
  | { readonly kind: 'refused'; readonly state: BoardState }
  | { readonly kind: 'taken'; readonly space: string }
  /** Nothing is to be tapped there while something is settled. */
  | { readonly kind: 'elsewhere'; readonly space: string };

/** A photo of the table, laid under the drawing of the board: for as long as the page is open, and nowhere else. */
export interface Photo {
  /** As it was taken, scaled down: for other corners. */
  readonly picture: HTMLCanvasElement;
  readonly corners: Quad;
  /** Straightened, as an address that holds all of it. */
  readonly address: string;
  /** How much of it is seen, in hundredths. */
  readonly strength: number;
  /** The board that it was laid under. */
  readonly board: string;
}

/** What is chosen on the screen. All but the mode and the photo lasts for as long as the state is the one that it was chosen on. */
export interface BoardView {
  readonly mode: Mode;
  readonly subject: BoardState | null;
  /** Spaces tapped so far for something that takes several. */
  readonly selection: readonly string[];
  readonly remark: Remark | null;
  /** Of an outcome, the moment that the map shows: 0 is before all of it. Null where none was chosen. */
  readonly moment: number | null;
  readonly photo: Photo | null;
}

/** The board of Huang: set up, played on, and disputes settled on it. */
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
