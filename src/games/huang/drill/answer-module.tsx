import { useMemo } from 'preact/hooks';
import { makeOptionKey } from '../../../lessons/exercise.ts';
import { ExerciseControls } from '../../../lessons/tool/ExerciseControls.tsx';
import { ExerciseFeedback } from '../../../lessons/tool/ExerciseFeedback.tsx';
import type { ExerciseStatus } from '../../../lessons/tool/ExerciseNumbers.tsx';
import { OptionButtons } from '../../../lessons/tool/OptionButtons.tsx';
import { nextTask } from '../../../ui/browser/next-task.ts';
import { useScopedState } from '../../../ui/hooks/use-scoped-state.ts';
import { type Outline, outlineWar } from '../drawings/action-overlay.ts';
import { makePlaceLabel } from '../explain/place-label.ts';
import { createStateNames } from '../explain/state-names.ts';
import { describeExerciseBoard, toHuangAnswer } from '../lessons/answer-module.tsx';
import { createQuestionScene } from '../lessons/exercise-scene.ts';
import { formatHuangOption } from '../lessons/HuangPicture.tsx';
import type { HuangLessonAnswer } from '../lessons/types.ts';
import { toPosition } from '../rules/setup/to-position.ts';
import { BoardDiagram } from '../ui/BoardDiagram.tsx';
import { describeQuestion } from './describe-question.ts';
import { makeDrillName } from './questions/drill-name.ts';
import {
  DRILL_SIZE,
  type DrillQuestion,
  generateQuestion,
  generateStepwise,
} from './questions/generate-question.ts';
import {
  type DrillState,
  freshDrill,
  getCurrentChoice,
  withDrillChoice,
  withOpenQuestion,
  withoutDrillChoice,
} from './state.ts';
import type { DrillQuestionProps } from './types.ts';

// Everything that generates and judges drills; lazy-loaded once the first screen is rendered.

const QUESTION_CACHE = new Map<string, DrillQuestion>();
const makeCacheKey = (state: DrillState, at: number) => `${makeDrillName(state)}/${at}`;

/** Returns one of the ten questions of a drill, by index. Memoized. */
export function getDrillQuestion(state: DrillState, at: number): DrillQuestion {
  const key = makeCacheKey(state, at);
  const cached = QUESTION_CACHE.get(key) ?? generateQuestion(state, at);
  QUESTION_CACHE.set(key, cached);
  return cached;
}

/** Generating a question yields after this many milliseconds, so that taps are handled. */
const LONGEST_TASK = 4;

/** Generates a question into the cache asynchronously, yielding between attempts. */
export async function prepareDrillQuestion(state: DrillState, at: number): Promise<void> {
  const key = makeCacheKey(state, at);
  const attempts = generateStepwise(state, at);
  for (let end = 0; !QUESTION_CACHE.has(key); ) {
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + LONGEST_TASK;
    }
    const next = attempts.next();
    if (next.done) QUESTION_CACHE.set(key, next.value);
  }
}

/** Evaluates the chosen option; undefined before a choice, or if there is no such option. */
export function computeAnswer(state: DrillState): HuangLessonAnswer | undefined {
  const chosen = getCurrentChoice(state);
  if (!chosen) return undefined;
  const { options, setup } = getDrillQuestion(state, state.at);
  const one = options.find(({ key }) => key === chosen);
  const right = options.find(({ isRight }) => isRight);
  return one && right && toHuangAnswer(one, right.key, setup);
}

const isRightChoice = ({ options }: DrillQuestion, choice: string | undefined) =>
  options.some(({ key, isRight }) => isRight && key === choice);

/** Returns the status of each of the ten questions: right at the first attempt, or not. */
export function listDrillStatuses(state: DrillState): readonly ExerciseStatus[] {
  return state.decided.map(([first], at) => {
    if (first === undefined) return 'new';
    return isRightChoice(getDrillQuestion(state, at), first) ? 'done' : 'missed';
  });
}

/** Returns the key of the option with a number; undefined if there are fewer. */
export function getOptionKey(state: DrillState, n: number): string | undefined {
  const [value] = getDrillQuestion(state, state.at).exercise.among.slice(n);
  return value === undefined ? undefined : makeOptionKey(value);
}

/** One question of a drill: the text, the board, the options, and the result. */
export function DrillQuestionView({ session, answer, hasPicked, pick, rules, t }: DrillQuestionProps) {
  const { state } = session;
  const one = getDrillQuestion(state, state.at);
  const [step, setStep] = useScopedState<number | null>(state, null);
  const outcome = answer?.describeOutcome(t);
  const isJudged = answer && outcome;
  return (
    <>
      <p class="asked" key={state.at}>
        {describeQuestion(one, t)}
      </p>
      <QuestionBoard one={one} answer={answer} step={step} t={t} />
      <div class="decide">
        <div role="status">
          {isJudged && <Feedback session={session} answer={answer} outcome={outcome} rules={rules} t={t} />}
        </div>
        {isJudged ? (
          <Controls
            session={session}
            answer={answer}
            outcome={outcome}
            step={step}
            setStep={setStep}
            hasPicked={hasPicked}
            t={t}
          />
        ) : (
          <OptionButtons
            exercise={one.exercise}
            chosen={null}
            pick={pick}
            nameOf={(value) => formatHuangOption(value, t)}
            t={t}
          />
        )}
        <MissedQuestions session={session} t={t} />
      </div>
    </>
  );
}

type Answered = NonNullable<DrillQuestionProps['answer']>;
type FeedbackProps = Omit<DrillQuestionProps, 'answer' | 'hasPicked' | 'pick'> & {
  readonly answer: Answered;
  readonly outcome: ReturnType<Answered['describeOutcome']>;
};
type ControlsProps = Omit<FeedbackProps, 'rules'> &
  Pick<Parameters<typeof ExerciseControls>[0], 'step' | 'setStep' | 'hasPicked'>;

/** A replay of the answer, and buttons to try again, show the solution, or continue. */
function Controls({
  session: { state, change },
  answer,
  outcome,
  step,
  setStep,
  hasPicked,
  t,
}: ControlsProps) {
  return (
    <ExerciseControls
      isRight={answer.isRight}
      outcome={outcome}
      step={step}
      setStep={setStep}
      hasPicked={hasPicked}
      again={() => change(withoutDrillChoice(state))}
      show={() => change(withDrillChoice(state, answer.right))}
      next={state.at + 1 < DRILL_SIZE ? () => change(withOpenQuestion(state, state.at + 1)) : undefined}
      after={null}
      t={t}
    />
  );
}

/** The outcome of the choice, and the typical mistake from another game if it was one. */
function Feedback({ session: { state }, answer, outcome, rules, t }: FeedbackProps) {
  const chosen = getCurrentChoice(state);
  const isSecond = chosen !== state.decided[state.at]?.[0];
  const mistake = chosen === undefined ? undefined : getDrillQuestion(state, state.at).tempting.get(chosen);
  return (
    <ExerciseFeedback
      isRight={answer.isRight}
      outcome={outcome}
      isShown={isSecond && answer.isRight}
      right={outcome.sentences.join(' ')}
      hint={mistake && t(`tigris-${mistake}`)}
      rules={rules}
      t={t}
    />
  );
}

/** The questions that were missed and, once all are answered, a button for ten new ones. */
function MissedQuestions({ session: { state, change }, t }: Pick<DrillQuestionProps, 'session' | 't'>) {
  const statuses = listDrillStatuses(state);
  const missed = statuses.flatMap((status, at) => (status === 'missed' ? [at] : []));
  const isDone = !statuses.includes('new');
  if (missed.length === 0 && !isDone) return null;
  return (
    <div class="line kept">
      <span class="soft">{t(missed.length > 0 ? 'missed' : 'drill-all-right')}</span>
      {missed.map((at) => (
        <button
          type="button"
          class="icon"
          key={at}
          aria-label={t('exercise-new', { n: at + 1 })}
          onClick={() => change(withOpenQuestion(state, at))}
        >
          {at + 1}
        </button>
      ))}
      {isDone && (
        <button type="button" onClick={() => change(freshDrill(state))}>
          {t('drill-others')}
        </button>
      )}
    </div>
  );
}

interface QuestionBoardProps extends Pick<DrillQuestionProps, 'answer' | 't'> {
  readonly one: DrillQuestion;
  readonly step: number | null;
}

/** The board with the numbered states of the conflict; after a choice, with its outcome. */
function QuestionBoard({ one, answer, step, t }: QuestionBoardProps) {
  const { setup, exercise } = one;
  const scene = useMemo(
    () =>
      answer?.getScene(step ?? ALL_STEPS, t) ??
      createQuestionScene(setup, exercise.case, [], listStateOutlines(one)),
    [one, answer, step, t],
  );
  const scenery = useMemo(() => ({ ...scene, placeOf: makePlaceLabel }), [scene]);
  return (
    <BoardDiagram
      scenery={scenery}
      label={describeExerciseBoard(scene.setup, t)}
      options={[]}
      tap={() => {}}
    />
  );
}

/** Larger than every step index. */
const ALL_STEPS = 1000;

/** Lists the outlines of the states at war, with their numbers. */
function listStateOutlines({ setup, options: [first] }: DrillQuestion): readonly Outline[] {
  if (!first?.answer.trace.some(({ step }) => step === 'war')) return [];
  return outlineWar([], createStateNames(first.answer.trace, toPosition(setup)).states);
}
