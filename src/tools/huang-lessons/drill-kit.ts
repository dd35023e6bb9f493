import type { AllTexts } from '../shell/tool.ts';
import type { DrillState } from './drill-state.ts';
import type { HuangBoardAnswer } from './huang-kit.ts';

type Part = typeof import('./DrillAnswer.tsx');

/** Types of drills: decisions on boards generated from a seed. */
export interface Drills {
  readonly state: DrillState;
  readonly game: never;
  readonly table: never;
  readonly answer: HuangBoardAnswer;
  readonly part: Pick<Part, 'choiceAt' | 'dealIn' | 'Drilled' | 'fatesOf'>;
  readonly texts: 'huang' | 'lessons' | 'drills';
  readonly laterTexts: 'huang-pieces' | 'huang-board' | 'rulings' | 'lessons-more' | 'drills-more';
  readonly view: null;
}

export type DrillAnswerTexts = AllTexts<Drills>;
