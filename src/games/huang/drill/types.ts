import type { FunctionComponent } from 'preact';
import type { ExerciseStatus } from '../../../lessons/tool/ExerciseNumbers.tsx';
import type { Session } from '../../../shell/session/session.ts';
import type { FullTranslator } from '../../../shell/tool-types.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { HuangLessonAnswer } from '../lessons/types.ts';
import type { DrillState } from './state.ts';

/** Types of drills: decisions on boards generated from a seed. */
export interface DrillTypes {
  readonly state: DrillState;
  readonly game: never;
  readonly players: never;
  readonly answer: HuangLessonAnswer;
  readonly answerModule: DrillAnswerModule;
  readonly textFiles: 'huang' | 'lessons' | 'drills';
  readonly lazyTextFiles: 'huang-pieces' | 'huang-steps' | 'rulings' | 'lessons-more' | 'drills-more';
  readonly view: null;
}

/** The translator for all texts of the drill tool. */
export type FullDrillTranslator = FullTranslator<DrillTypes>;

/** Props of the component that shows one question of a drill. */
export interface DrillQuestionProps {
  readonly session: Pick<Session<DrillTypes>, 'state' | 'change'>;
  readonly answer: HuangLessonAnswer | undefined;
  /** Whether a choice was made just now. */
  readonly hasPicked: boolean;
  pick(key: string): void;
  readonly rules: RuleViewer;
  readonly t: FullDrillTranslator;
}

/** The exports of the lazy-loaded answer module that the first screen uses. */
interface DrillAnswerModule {
  readonly DrillQuestionView: FunctionComponent<DrillQuestionProps>;
  /** Generates a question into the cache asynchronously. */
  prepareDrillQuestion(state: DrillState, at: number): Promise<void>;
  /** The status of each of the ten questions: right at the first attempt, or not. */
  listDrillStatuses(state: DrillState): readonly ExerciseStatus[];
  /** Key of the option with a number; undefined if there are fewer. */
  getOptionKey(state: DrillState, n: number): string | undefined;
}
