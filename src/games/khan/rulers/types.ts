import type { FunctionComponent } from 'preact';
import type { Session } from '../../../shell/session/session.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import type { TrappedYurtRuling } from '../rules/drive-out.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { KhanRulers } from '../saves/rulers.ts';
import type { BoardModule } from '../ui/GridMap.tsx';
import type { SpaceMark } from '../ui/space-view.ts';
import type { RulersPiece } from './state.ts';

/** The answer about a ruler that is driven out. */
export interface RulersAnswer {
  /**
   * The ruling on whether a trapped ruler's space gets a yurt: that of the board, else that of the settings.
   */
  readonly trappedYurt: TrappedYurtRuling;
  readonly refereeCase: object;
  readonly answer: KhanDriveOutAnswer;
  /** The answer under the other ruling, if it differs. */
  readonly otherAnswer: KhanDriveOutAnswer | undefined;
}

/** Types of the rulers tool of Khan: where does the ruler go? */
export interface RulersTypes {
  readonly state: KhanRulers;
  readonly game: 'khan';
  readonly players: never;
  readonly answer: RulersAnswer;
  readonly answerModule: RulersAnswerModule;
  readonly textFiles: 'khan' | 'khan-rulers' | 'map';
  readonly lazyTextFiles: 'khan-board' | 'khan-reading' | 'rulings';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type InitialRulersTranslator = InitialTranslator<RulersTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullRulersTranslator = FullTranslator<RulersTypes>;

/** Props of the component that shows the answer. */
export interface RulersAnswerProps {
  readonly session: Session<RulersTypes>;
  readonly answer: RulersAnswer | undefined;
  /** The piece that a tap on the board places. */
  readonly piece: RulersPiece;
  /** Index of the shown step; null for the outcome. */
  readonly step: number | null;
  readonly t: FullRulersTranslator;
}

/** Props of the component that shows the consequences of the move. */
export interface RulersDetailsProps {
  readonly answer: RulersAnswer;
  readonly state: KhanRulers;
  readonly rules: RuleViewer;
  readonly t: FullRulersTranslator;
}

/** Props of the buttons that step through the move. */
export interface MoveStepsProps extends Omit<RulersAnswerProps, 'piece'> {
  setStep(step: number): void;
}

/** The exports of the lazy-loaded answer module that the first screen uses. */
interface RulersAnswerModule extends BoardModule {
  readonly AnswerPanel: FunctionComponent<RulersAnswerProps>;
  readonly RulersDetails: FunctionComponent<RulersDetailsProps>;
  readonly MoveSteps: FunctionComponent<MoveStepsProps>;
  /** The marks of the move up to and including a step, by space. */
  getDriveOutMarks(
    answer: KhanDriveOutAnswer,
    ruler: KhanSpaceName,
    last: number,
  ): ReadonlyMap<KhanSpaceName, SpaceMark>;
}
