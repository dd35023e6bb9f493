import type { AllTexts } from '../shell/tool.ts';
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
  readonly texts: 'huang' | 'chu-han' | 'lessons' | 'drills';
  readonly laterTexts:
    | 'chu-han-battle'
    | 'huang-pieces'
    | 'huang-board'
    | 'huang-score'
    | 'huang-score-more'
    | 'lessons-more'
    | 'drills-more';
  readonly view: null;
}

export type DrillAnswerTexts = AllTexts<Drills>;
