import type { AllTexts } from '../../../shell/tool.ts';
import type { HuangLessonAnswer } from '../lessons/types.ts';
import type { DrillState } from './state.ts';

type AnswerModule = typeof import('./answer-module.tsx');

/** Types of drills: decisions on boards generated from a seed. */
export interface DrillTypes {
  readonly state: DrillState;
  readonly game: never;
  readonly players: never;
  readonly answer: HuangLessonAnswer;
  readonly answerModule: Pick<
    AnswerModule,
    'getOptionKey' | 'prepareDrillQuestion' | 'DrillQuestionView' | 'listDrillStatuses'
  >;
  readonly textFiles: 'huang' | 'lessons' | 'drills';
  readonly lazyTextFiles: 'huang-pieces' | 'huang-steps' | 'rulings' | 'lessons-more' | 'drills-more';
  readonly view: null;
}

export type AllDrillTexts = AllTexts<DrillTypes>;
