import type { FunctionComponent } from 'preact';
import type { Problem } from '../../../core/problem.ts';
import type { RuleId } from '../../../core/trace.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Session } from '../../../shell/session/session.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { AutoZoom, Undo } from '../../../ui/map/InteractiveBoard.tsx';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { BoardLayout } from '../drawings/layout.ts';
import type { Action } from '../rules/actions/action.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { HuangPlayers } from '../saves/players.ts';
import type { BoardAnswer, JudgedAction } from './board-answer.ts';
import type { bindGestures } from './map/bind-gestures.ts';
import type { drawCoordinates } from './map/coordinates.tsx';
import type { GestureHandlers } from './map/gestures.ts';
import type { AskingScene, MapScene, SettledScene } from './map/map-scene.ts';
import type { drawPhotoLayer } from './photo/photo-layer.tsx';
import type { createActionScene } from './play/action-scene.ts';
import type { labelOutlines } from './play/label-outlines.ts';
import type { isChainEnd, listPlacementMarks } from './play/placements.ts';
import type { reopenLastQuestion } from './play/question-answers.ts';
import type { selectSpace } from './play/select-space.ts';
import type { tapOpenAction } from './play/tap-open-action.ts';
import type { BoardMode, PlannedPlay, SetupTool } from './setup/setup-tools.ts';
import type { isLastPlayed, listLastPlayed, playPieceAgain } from './state/last-played.ts';
import type { withPassedCommitments } from './state/passed-commitments.ts';
import type { BoardState, RuleSettings } from './state.ts';
import type { BoardPhoto, BoardView } from './view.ts';

/** Types of the board tool of Huang, with set-up, play and open actions. */
export interface BoardTypes {
  readonly state: BoardState;
  readonly game: 'huang';
  readonly players: HuangPlayers;
  readonly answer: BoardAnswer;
  readonly answerModule: BoardAnswerModule;
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
export type InitialBoardTranslator = InitialTranslator<BoardTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullBoardTranslator = FullTranslator<BoardTypes>;

/** The state of the board and all operations on it, for the components of the first screen. */
export interface BoardActions {
  readonly session: Session<BoardTypes>;
  readonly state: BoardState;
  readonly rules: RuleSettings;
  readonly view: BoardView;
  setMode(mode: BoardMode): void;
  /** Shows a moment of the outcome on the map. */
  setMoment(moment: number): void;
  /** Shows a photo under the board, replacing any other; null removes it. */
  setPhoto(photo: BoardPhoto | null): void;
  tap(space: string): Undo | undefined;
  /**
   * Puts a piece on a space as if it was tapped there. `chosen` are spaces selected before for the same
   * piece.
   */
  place(piece: SetupTool, space: string, chosen?: readonly string[]): Undo | undefined;
  /** Starts an action: continues with its first question or outcome, or shows why it is illegal. */
  startAction(action: Action): Undo | undefined;
  /** Removes the piece on a space and plays it again as an action, because it was the last thing played. */
  playAgain(space: string): void;
  setTurn(player: Dynasty): void;
  /** Removes everything from the board. */
  clear(): void;
  /** Returns to the previous question and clears its answer. */
  reopenLast(): void;
}

/**
 * The exports of the lazy-loaded answer module that the first screen and the part below it use. Types that
 * are written out belong to modules that import this one.
 */
interface BoardAnswerModule {
  /** URL of the style sheet for an open action. */
  readonly styles: string;
  /** The current question of an action, or its outcome once all questions are answered. */
  readonly AnswerPanel: FunctionComponent<BoardAnswerProps>;
  readonly PlayTray: FunctionComponent<PlayTrayProps>;
  /** The button that starts an action once it needs no further space. */
  readonly CompletePlayButton: FunctionComponent<BoardPartProps>;
  readonly PhotoButton: FunctionComponent<BoardPartProps>;
  readonly PhotoOpacitySlider: FunctionComponent<BoardPartProps>;
  /** Reads the board out by keys. */
  readonly BoardReader: FunctionComponent<BoardReaderProps>;

  // The map
  readonly createActionScene: typeof createActionScene;
  readonly labelOutlines: typeof labelOutlines;
  readonly listPlacementMarks: typeof listPlacementMarks;
  createConflictZoom(scene: MapScene, layout: BoardLayout): AutoZoom | undefined;
  readonly drawCoordinates: typeof drawCoordinates;
  readonly drawPhotoLayer: typeof drawPhotoLayer;

  // Gestures and taps
  readonly bindGestures: typeof bindGestures;
  createGestureHandlers(controls: BoardActions): GestureHandlers;
  readonly selectSpace: typeof selectSpace;
  readonly isChainEnd: typeof isChainEnd;
  readonly tapOpenAction: typeof tapOpenAction;

  // Actions
  /** Applies an action that has no question; undefined if the player should confirm it. */
  autoApplyAction(next: BoardState, judged: JudgedAction, t: FullBoardTranslator): AppliedAction | undefined;
  readonly withPassedCommitments: typeof withPassedCommitments;
  readonly listLastPlayed: typeof listLastPlayed;
  readonly isLastPlayed: typeof isLastPlayed;
  readonly playPieceAgain: typeof playPieceAgain;
  readonly reopenLastQuestion: typeof reopenLastQuestion;

  // Texts
  explainBoardRefusal(answer: BoardAnswer, t: FullBoardTranslator): StatusMessage;
  explainSetupFault(problem: Problem, t: FullBoardTranslator): StatusMessage;
  formatMomentLabel(at: number, count: number, t: FullBoardTranslator): string;
  formatMomentCaption(
    scene: SettledScene,
    sentences: readonly CitedSentence[],
    t: FullBoardTranslator,
  ): string;
  /** How long a frame of the replay is shown, in milliseconds. */
  getFrameDuration(letters: number): number;
}

/** Props of a part of the first screen that is shown once its code is loaded. */
export interface BoardPartProps {
  readonly controls: BoardActions;
  readonly t: FullBoardTranslator;
}

/** Props of the component that reads the board out. */
export interface BoardReaderProps {
  readonly answer: BoardAnswer;
  readonly scene: MapScene;
  readonly layout: BoardLayout;
  /** The accessible name of a space. */
  labelOf(space: string): string;
  readonly t: FullBoardTranslator;
}

/** Props of the component that shows an open action. */
export interface BoardAnswerProps extends BoardPartProps {
  readonly scene: Exclude<MapScene, { kind: 'work' }>;
  readonly rules: RuleViewer;
}

/** Props of a part of the answer to a question. */
export interface QuestionProps extends BoardPartProps {
  readonly scene: AskingScene;
  readonly rules: RuleViewer;
}

/** Props of the panel with an outcome. */
export interface OutcomeProps extends BoardPartProps {
  readonly scene: SettledScene;
  readonly rules: RuleViewer;
}

/** Props of the tray from which actions are chosen. */
export interface PlayTrayProps extends BoardPartProps {
  readonly play: PlannedPlay;
  /** Whether the actions that are needed less often are shown although a tile or leader is in hand. */
  readonly isMoreOpen: boolean;
  setMoreOpen(isOpen: boolean): void;
}

/** A state after an action that was applied without a question, and its announcement. */
interface AppliedAction {
  readonly state: BoardState;
  readonly said: string;
}

/** A sentence and, if it forbids something, the rule behind it. */
export interface StatusMessage {
  readonly text: string;
  readonly rule?: RuleId;
}
