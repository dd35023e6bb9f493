import { useMemo } from 'preact/hooks';
import { type Outline, warOutlines } from '../../drawings/huang/during.ts';
import { lettersIn } from '../../explain/huang/letters.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { type Dealt, dealt, TEN, triesAt } from '../../lessons/drills/deal.ts';
import { nameOfDrill } from '../../lessons/drills/name.ts';
import { keyOf } from '../../lessons/exercise.ts';
import { checkWhole } from '../../referee/case.ts';
import { HUANG_ACT } from '../../referee/huang/act.ts';
import { BoardDiagram } from '../../ui/huang/board-diagram.tsx';
import { nextTask } from '../../ui/next-task.ts';
import type { Rules } from '../../ui/rule-link.tsx';
import { useWhile } from '../../ui/use-while.ts';
import type { Session } from '../shell/session.ts';
import { answerFrom, lyingIn } from './Answer.tsx';
import { askedIn } from './asked.ts';
import { Choices } from './Choices.tsx';
import type { DrillAnswerTexts, Drills } from './drill-kit.ts';
import { chosenIn, type DrillState, freshDrill, withAt, withChosen, withoutChosen } from './drill-state.ts';
import { GoOn } from './GoOn.tsx';
import type { HuangBoardAnswer } from './huang-kit.ts';
import type { Fate } from './Numbers.tsx';
import { nameOf } from './Question.tsx';
import { Said } from './Said.tsx';
import { sceneBefore } from './scene.ts';

// Everything that generates and judges drills; lazy-loaded once the first screen is rendered.

const DEALT = new Map<string, Dealt>();
const keyIn = (state: DrillState, at: number) => `${nameOfDrill(state)}/${at}`;

/** One of the ten questions of a drill, by index. Memoized. */
export function dealtIn(state: DrillState, at: number): Dealt {
  const key = keyIn(state, at);
  const known = DEALT.get(key) ?? dealt(state, at);
  DEALT.set(key, known);
  return known;
}

/** After this many milliseconds of generating, the generator yields so that taps are handled. */
const TURN = 4;

/** The same asynchronously, yielding between attempts. */
export async function dealIn(state: DrillState, at: number): Promise<void> {
  const key = keyIn(state, at);
  const tries = triesAt(state, at);
  for (let end = 0; !DEALT.has(key); ) {
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + TURN;
    }
    const next = tries.next();
    if (next.done) DEALT.set(key, next.value);
  }
}

/** Evaluates the chosen option; undefined before a choice, or if there is no such option. */
export function answerOf(state: DrillState): HuangBoardAnswer | undefined {
  const chosen = chosenIn(state);
  if (!chosen) return undefined;
  const { judged, setup } = dealtIn(state, state.at);
  const one = judged.find(({ key }) => key === chosen);
  const right = judged.find(({ isRight }) => isRight);
  return one && right && answerFrom(one, right.key, setup);
}

const isRightIn = ({ judged }: Dealt, choice: string | undefined) =>
  judged.some(({ key, isRight }) => isRight && key === choice);

/** The status of each of the ten questions: right at the first attempt, or not. */
export function fatesOf(state: DrillState): readonly Fate[] {
  return state.decided.map(([first], at) => {
    if (first === undefined) return 'new';
    return isRightIn(dealtIn(state, at), first) ? 'done' : 'missed';
  });
}

interface Props {
  readonly session: Pick<Session<Drills>, 'state' | 'change'>;
  readonly answer: HuangBoardAnswer | undefined;
  /** Whether a choice was made just now. */
  readonly hasPicked: boolean;
  pick(key: string): void;
  readonly rules: Rules;
  readonly t: DrillAnswerTexts;
}

/** Key of the option with a number; undefined if there are fewer. */
export function choiceAt(state: DrillState, n: number): string | undefined {
  const [value] = dealtIn(state, state.at).exercise.among.slice(n);
  return value === undefined ? undefined : keyOf(value);
}

/** One question of a drill: the text, the board, the options, and the result. */
export function Drilled({ session, answer, hasPicked, pick, rules, t }: Props) {
  const { state } = session;
  const one = dealtIn(state, state.at);
  const [step, setStep] = useWhile<number | null>(state, null);
  const outcome = answer?.outcomeIn(t);
  const isJudged = answer && outcome;
  return (
    <>
      <p class="asked" key={state.at}>
        {askedIn(one, t)}
      </p>
      <Board one={one} answer={answer} step={step} t={t} />
      <div class="decide">
        <div role="status">
          {isJudged && <SaidOf session={session} answer={answer} outcome={outcome} rules={rules} t={t} />}
        </div>
        {isJudged ? (
          <Onward
            session={session}
            answer={answer}
            outcome={outcome}
            step={step}
            setStep={setStep}
            hasPicked={hasPicked}
            t={t}
          />
        ) : (
          <Options one={one} pick={pick} t={t} />
        )}
        <Kept session={session} t={t} />
      </div>
    </>
  );
}

type OptionsProps = Pick<Props, 't'> & { readonly one: Dealt; pick(key: string): void };

/** The options as buttons. */
function Options({ one: { exercise }, pick, t }: OptionsProps) {
  return <Choices exercise={exercise} chosen={null} pick={pick} nameOf={(value) => nameOf(value, t)} t={t} />;
}

type Answered = NonNullable<Props['answer']>;
type SaidProps = Omit<Props, 'answer' | 'hasPicked' | 'pick'> & {
  readonly answer: Answered;
  readonly outcome: ReturnType<Answered['outcomeIn']>;
};
type OnwardProps = Omit<SaidProps, 'rules'> &
  Pick<Parameters<typeof GoOn>[0], 'step' | 'setStep' | 'hasPicked'>;

/** The steps of the answer, and buttons to try again, show the solution, or continue. */
function Onward({ session: { state, change }, answer, outcome, step, setStep, hasPicked, t }: OnwardProps) {
  return (
    <GoOn
      isRight={answer.isRight}
      outcome={outcome}
      step={step}
      setStep={setStep}
      hasPicked={hasPicked}
      again={() => change(withoutChosen(state))}
      show={() => change(withChosen(state, answer.right))}
      next={state.at + 1 < TEN ? () => change(withAt(state, state.at + 1)) : undefined}
      after={null}
      t={t}
    />
  );
}

/** The outcome of the choice, and the typical mistake from another game if it was one. */
function SaidOf({ session: { state }, answer, outcome, rules, t }: SaidProps) {
  const chosen = chosenIn(state);
  const isSecond = chosen !== state.decided[state.at]?.[0];
  const mistake = chosen === undefined ? undefined : dealtIn(state, state.at).tempting.get(chosen);
  return (
    <Said
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
function Kept({ session: { state, change }, t }: Pick<Props, 'session' | 't'>) {
  const fates = fatesOf(state);
  const missed = fates.flatMap((fate, at) => (fate === 'missed' ? [at] : []));
  const isDone = !fates.includes('new');
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
          onClick={() => change(withAt(state, at))}
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

interface BoardProps extends Pick<Props, 'answer' | 't'> {
  readonly one: Dealt;
  readonly step: number | null;
}

/** The board with the numbered states of the conflict; after a choice, with its outcome. */
function Board({ one, answer, step, t }: BoardProps) {
  const { setup, exercise } = one;
  const letters = useMemo(() => lettersIn(t), [t]);
  const scene = useMemo(
    () => answer?.sceneAt(step ?? ALL, t) ?? sceneBefore(setup, exercise.case, [], outlinesOf(one)),
    [one, answer, step, t],
  );
  const scenery = useMemo(() => ({ ...scene, letters, placeOf }), [scene, letters]);
  return <BoardDiagram scenery={scenery} label={lyingIn(scene.setup, t)} options={[]} tap={() => {}} />;
}

/** Larger than every step index. */
const ALL = 1000;

/** The outlines of the states at war, with their numbers. */
function outlinesOf({ judged: [first] }: Dealt): readonly Outline[] {
  const checked = first && checkWhole(HUANG_ACT.check, first.asked);
  if (!first || !checked?.ok || !first.answer.trace.some(({ step }) => step === 'war')) return [];
  return warOutlines([], namesOf(first.answer.trace, checked.value.position).states);
}
