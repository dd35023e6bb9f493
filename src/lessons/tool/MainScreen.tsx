import { useRef } from 'preact/hooks';
import type { LazyTextFile } from '../../i18n/lazy-texts.ts';
import type { TextFile } from '../../i18n/translator.ts';
import type { MainScreenProps } from '../../shell/tool.ts';
import { UndoRedo } from '../../shell/UndoRedo.tsx';
import { useScopedState } from '../../ui/use-scoped-state.ts';
import { ExerciseNumbers } from './ExerciseNumbers.tsx';
import { getExerciseStatus, MissedExercises } from './MissedExercises.tsx';
import { getQuestionKey, OptionButtons } from './OptionButtons.tsx';
import { withChoice, withExercise, withoutChoice, withSolution } from './state.ts';
import type {
  FeedbackFiles,
  LessonAnswer,
  LessonData,
  LessonTexts,
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

/** An exercise: the question, the board, the options, and the result. */
export function MainScreen<
  Own extends TextFile,
  Lazy extends LazyTextFile,
  Answer extends LessonAnswer<Own | Lazy | FeedbackFiles>,
  Part extends object,
>(props: Props<Own, Lazy, Answer, Part>) {
  const { lesson, look, session, answerModule, lazyTexts, answer, failure, rules, t } = props;
  const lessonTexts: LessonTexts = t;
  const { state, change } = session;
  const { all: progress, remove } = useProgress(session, state, answer);
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
  const isJudged = state.chosen !== null && answer && answerModule && lazyTexts;
  const outcome = isJudged && answer.describeOutcome(lazyTexts);
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
      <look.Picture {...props} exercise={state.exercise} step={step} pick={pick} />
      <div class="decide">
        <div class="line back">
          <strong aria-hidden="true">{lessonTexts(getQuestionKey(state.exercise))}</strong>
          <UndoRedo session={session} t={t} />
        </div>
        <div role="status">
          {outcome && (
            <answerModule.ExerciseFeedback
              isRight={answer.isRight}
              outcome={outcome}
              isShown={state.isShown}
              right={current.right}
              rules={rules}
              t={lazyTexts}
            />
          )}
        </div>
        {outcome ? (
          <answerModule.ExerciseControls
            isRight={answer.isRight}
            outcome={outcome}
            step={step}
            setStep={setStep}
            hasPicked={hasPicked.current}
            again={() => change(withoutChoice(state))}
            show={() => change(withSolution(state, answer.right))}
            next={next && (() => open(next))}
            after={lesson.next}
            t={t}
          />
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
        <MissedExercises
          lesson={lesson}
          progress={progress}
          open={open}
          reset={() => {
            remove(...lesson.exercises.map(({ exercise }) => exercise.id));
            session.setNotice({ text: lessonTexts('was-reset') });
          }}
          t={t}
        />
      </div>
    </>
  );
}
