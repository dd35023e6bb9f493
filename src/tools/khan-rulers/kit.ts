import type { TrappedYurt } from '../../engine/khan/drive-out.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';
import type { KhanRulers } from '../../saves/khan-rulers.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';

/** The answer about a ruler that is driven out. */
export interface RulersAnswer {
  /**
   * The ruling on whether a trapped ruler's space gets a yurt: that of the board, else that of the settings.
   */
  readonly trappedYurt: TrappedYurt;
  readonly asked: object;
  readonly answer: KhanDriveOutAnswer;
  /** The answer under the other ruling, if it differs. */
  readonly otherwise: KhanDriveOutAnswer | undefined;
}

/** Types of this tool: where does the ruler go? */
export interface Rulers {
  readonly state: KhanRulers;
  readonly game: 'khan';
  readonly table: never;
  readonly answer: RulersAnswer;
  readonly part: typeof import('./Answer.tsx');
  readonly texts: 'khan' | 'khan-rulers' | 'map';
  readonly laterTexts: 'khan-board' | 'rulings';
  readonly view: null;
}

export type RulersTexts = FirstTexts<Rulers>;
export type AnswerTexts = AllTexts<Rulers>;
