import { useRef } from 'preact/hooks';
import type { LazyTextFile } from '../../i18n/lazy-texts.ts';
import type { TextFile } from '../../i18n/translator.ts';
import type { MainScreenProps } from '../../shell/tool.ts';
import { UndoRedo } from '../../shell/UndoRedo.tsx';
import { useScopedState } from '../../ui/hooks/use-scoped-state.ts';
import { ExerciseNumbers } from './ExerciseNumbers.tsx';
import { getExerciseStatus, MissedExercises } from './MissedExercises.tsx';
import { getQuestionKey, OptionButtons } from './OptionButtons.tsx';
import { type LessonState, withChoice, withExercise, withoutChoice, withSolution } from './state.ts';
import type {
  ExerciseControlsProps,
  FeedbackFiles,
  LessonAnswer,
  LessonData,
  LessonTranslator,
  LessonTypes,
  LessonView,
  LocalisedExercise,
} from './types.ts';
import { useProgress } from './use-progress.ts';

type Props<
  Own extends TextFile,
  Lazy extends LazyTextFile,
  Answer extends LessonAnswer<Own | Lazy | FeedbackFiles>,
  Part extends object,
> = MainScreenProps<LessonTypes<Own, Lazy, Answer, Part>> & {
  readonly lesson: LessonData;
  readonly look: LessonView<LessonTypes<Own, Lazy, Answer, Part>>;
};

/** An exercise: the question, the board, the options, the result, and what the pieces of the game are. */
export function MainScreen<
  Own extends TextFile,
  Lazy extends LazyTextFile,
  Answer extends LessonAnswer<Own | Lazy | FeedbackFiles>,
  Part extends object,
>(props: Props<Own, Lazy, Answer, Part>) {
  const { lesson, look, session, answerModule, lazyTexts, answer, failure, rules, t, children } = props;
  const { state } = session;
  const { all: progress, remove } = useProgress(session, state, answer);
  const exercise = useExercise(lesson, session);
  const { current, step, open, pick } = exercise;
  const outcome =
    state.chosen !== null && answer && lazyTexts ? answer.describeOutcome(lazyTexts) : undefined;
  const judged = outcome && answer && { isRight: answer.isRight, right: answer.right, outcome };
  const lessonTexts: LessonTranslator = t;
  const reset = () => {
    remove(...lesson.exercises.map(({ exercise: { id } }) => id));
    session.setNotice({ text: lessonTexts('was-reset') });
  };
  return (
    <>
      <Question lesson={lesson} current={current} progress={progress} open={open} t={t} />
      <look.Picture {...props} exercise={state.exercise} step={step} pick={pick} />
      <div class="decide">
        <div class="line back">
          <strong aria-hidden="true">{lessonTexts(getQuestionKey(state.exercise))}</strong>
          <UndoRedo session={session} t={t} />
        </div>
        <div role="status">
          {judged && answerModule && lazyTexts && (
            <answerModule.ExerciseFeedback
              {...judged}
              isShown={state.isShown}
              right={current.right}
              rules={rules}
              t={lazyTexts}
            />
          )}
        </div>
        {judged && answerModule ? (
          <answerModule.ExerciseControls {...exercise.makeControls(judged)} t={t} />
        ) : (
          <OptionButtons
            exercise={state.exercise}
            chosen={state.chosen}
            pick={pick}
            nameOf={(value) => look.formatOption(value, t)}
            t={t}
          />
        )}
        {failure}
        <MissedExercises lesson={lesson} progress={progress} open={open} reset={reset} t={t} />
      </div>
      {/* Below, so that the verdict has its place on the first screen and pushes nothing that can be tapped. */}
      <figure class="pieces">{children}</figure>
    </>
  );
}

interface QuestionProps extends Pick<Parameters<typeof MissedExercises>[0], 'lesson' | 'progress' | 'open'> {
  readonly current: LocalisedExercise;
  readonly t: LessonTranslator;
}

/** Buttons for all exercises of the lesson, and the text of the current one. */
function Question({ lesson, current, progress, open, t }: QuestionProps) {
  return (
    <>
      <ExerciseNumbers
        statuses={lesson.exercises.map(({ exercise }) => getExerciseStatus(exercise, progress))}
        now={lesson.exercises.indexOf(current)}
        open={(at) => open(lesson.exercises[at] ?? current)}
        t={t}
      />
      <p class="asked" key={current.exercise.id}>
        {current.text}
      </p>
    </>
  );
}

/** The state of a lesson, and how it is changed. */
interface LessonSession {
  readonly state: LessonState;
  change(next: LessonState): unknown;
}

/** Returns the open exercise with the shown step, and callbacks that choose an option or continue. */
function useExercise(lesson: LessonData, { state, change }: LessonSession) {
  const current = lesson.exercises.find(({ exercise }) => exercise.id === state.exercise.id);
  const [step, setStep] = useScopedState<number | null>(state, null);
  const hasPicked = useRef(false);
  if (!current) throw new Error(`${lesson.path} has no exercise ${state.exercise.id}`);
  const next = lesson.exercises[lesson.exercises.indexOf(current) + 1];
  const open = (one: LocalisedExercise) => change(withExercise(state, one.exercise));
  const pick = (key: string) => {
    hasPicked.current = true;
    change(withChoice(state, key));
  };
  const makeControls = ({ isRight, right, outcome }: Judged): Omit<ExerciseControlsProps, 't'> => ({
    isRight,
    outcome,
    step,
    setStep,
    hasPicked: hasPicked.current,
    again: () => change(withoutChoice(state)),
    show: () => change(withSolution(state, right)),
    next: next && (() => open(next)),
    after: lesson.next,
  });
  return { current, step, open, pick, makeControls };
}

/** A judged choice: its outcome in words, and the name of a right option. */
interface Judged extends Pick<ExerciseControlsProps, 'isRight' | 'outcome'> {
  readonly right: string;
}
