import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';
import type { KhanRulers } from '../../saves/khan-rulers.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';

/** A ruler that is driven out. */
export interface RulersAnswer {
  readonly asked: object;
  readonly answer: KhanDriveOutAnswer;
}

/** Where does the ruler go? */
export interface Rulers {
  readonly state: KhanRulers;
  readonly game: never;
  readonly table: never;
  readonly answer: RulersAnswer;
  readonly part: typeof import('./Answer.tsx');
  readonly texts: 'khan' | 'khan-rulers' | 'map';
  readonly laterTexts: 'khan-board' | 'rulings';
  readonly view: null;
}

export type RulersTexts = FirstTexts<Rulers>;
export type AnswerTexts = AllTexts<Rulers>;
