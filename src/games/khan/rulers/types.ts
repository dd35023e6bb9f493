import type { AllTexts, InitialTexts } from '../../../shell/tool.ts';
import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import type { TrappedYurtRuling } from '../rules/drive-out.ts';
import type { KhanRulers } from '../saves/rulers.ts';

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

/** Types of this tool: where does the ruler go? */
export interface RulersTypes {
  readonly state: KhanRulers;
  readonly game: 'khan';
  readonly players: never;
  readonly answer: RulersAnswer;
  readonly answerModule: typeof import('./AnswerPanel.tsx');
  readonly textFiles: 'khan' | 'khan-rulers' | 'map';
  readonly lazyTextFiles: 'khan-board' | 'rulings';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type RulersTexts = InitialTexts<RulersTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type AllRulersTexts = AllTexts<RulersTypes>;
