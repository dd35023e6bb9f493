import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { DrillState } from './drill-state.ts';
import type { LessonAnswer } from './kit.ts';

type Part = typeof import('./DrillAnswer.tsx');

/** Decisions on boards that are dealt from a seed. */
export interface Drills {
  readonly state: DrillState;
  readonly game: never;
  readonly table: never;
  readonly answer: LessonAnswer;
  readonly part: Pick<Part, 'Drilled' | 'fatesOf'>;
  readonly texts: 'huang' | 'lessons' | 'drills';
  readonly laterTexts:
    | 'huang-pieces'
    | 'huang-board'
    | 'huang-score'
    | 'huang-score-more'
    | 'lessons-more'
    | 'drills-more';
  readonly view: null;
}

export type DrillTexts = FirstTexts<Drills>;
export type DrillAnswerTexts = AllTexts<Drills>;
