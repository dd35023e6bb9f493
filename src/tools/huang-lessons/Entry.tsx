import { useEffect, useMemo, useRef } from 'preact/hooks';
import { COLOURS, DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { lettersIn } from '../../explain/huang/letters.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { type Exercise, keyOf, type Value } from '../../lessons/exercise.ts';
import { positionIn } from '../../lessons/huang-position.ts';
import { sheetIn } from '../../lessons/huang-sheet.ts';
import type { Learnt } from '../../saves/learnt.ts';
import { BoardDiagram } from '../../ui/huang/board-diagram.tsx';
import { IconSign } from '../../ui/icon-sign.tsx';
import { KindSign } from '../../ui/signs.tsx';
import { useWhile } from '../../ui/use-while.ts';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { AnswerTexts, Lesson, LessonAnswer, Lessons, LessonTexts, Told } from './kit.ts';
import { sceneBefore } from './scene.ts';
import { withChosen, withExercise, withoutChosen, withShown } from './state.ts';
import { useLearnt } from './use-learnt.ts';

type Props = EntryProps<Lessons> & { readonly lesson: Lesson };

/** An exercise: the question, the board, what can be chosen, and what the referee says to it. */
export function Entry(props: Props) {
  const { lesson, session, part, partTexts, answer, failure, rules, t } = props;
  const { state, change } = session;
  const { all: learnt, remove } = useLearnt(session, state, answer);
  const told = lesson.exercises.find(({ exercise }) => exercise.id === state.exercise.id);
  const [step, setStep] = useWhile<number | null>(state, null);
  const hasPicked = useRef(false);
  if (!told) throw new Error(`${lesson.path} has no exercise ${state.exercise.id}`);
  const open = (next: Told) => change(withExercise(state, next.exercise));
  const pick = (key: string) => {
    hasPicked.current = true;
    change(withChosen(state, key));
  };
  const isJudged = state.chosen !== null && answer && part && partTexts;
  return (
    <>
      <Numbers lesson={lesson} now={told} learnt={learnt} open={open} t={t} />
      <p class="asked" key={told.exercise.id}>
        {told.text}
      </p>
      {lesson.isScoring ? (
        <PointSheet exercise={state.exercise} t={t} />
      ) : (
        <Picture {...props} exercise={state.exercise} step={step} pick={pick} />
      )}
      <div class="decide">
        <div role="status">
          {isJudged && (
            <part.Said
              answer={answer}
              isShown={state.isShown}
              right={told.right}
              rules={rules}
              t={partTexts}
            />
          )}
        </div>
        {isJudged ? (
          <GoOn
            {...props}
            told={told}
            answer={answer}
            partTexts={partTexts}
            step={step}
            setStep={setStep}
            hasPicked={hasPicked.current}
          />
        ) : (
          <Choices exercise={state.exercise} chosen={state.chosen} pick={pick} t={t} />
        )}
        {failure}
        <div class="line back">
          <UndoRedo session={session} t={t} />
        </div>
        <Missed
          lesson={lesson}
          learnt={learnt}
          open={open}
          reset={() => {
            remove(...lesson.exercises.map(({ exercise }) => exercise.id));
            session.setNotice({ text: t('was-reset') });
          }}
          t={t}
        />
      </div>
    </>
  );
}

interface MissedProps extends Omit<NumbersProps, 'now'> {
  /** Forgets what is kept of this lesson. */
  reset(): void;
}

/** What was not found out at once, as a plain list, and the way to begin the lesson anew. */
function Missed({ lesson, learnt, open, reset, t }: MissedProps) {
  const isKept = lesson.exercises.some(({ exercise }) => learnt.some(({ id }) => id === exercise.id));
  const missed = lesson.exercises.flatMap((told, i) => {
    const isMissed = learnt.some(({ id, isMissed: isSo }) => isSo && id === told.exercise.id);
    return isMissed ? [{ told, n: i + 1 }] : [];
  });
  if (!isKept) return null;
  return (
    <div class="line kept">
      {missed.length > 0 && <span class="soft">{t('missed')}</span>}
      {missed.map(({ told, n }) => (
        <button
          type="button"
          class="icon"
          key={n}
          aria-label={t('exercise-new', { n })}
          onClick={() => open(told)}
        >
          {n}
        </button>
      ))}
      <button type="button" onClick={reset}>
        {t('reset')}
      </button>
    </div>
  );
}

interface NumbersProps {
  readonly lesson: Lesson;
  readonly now: Told;
  readonly learnt: readonly Learnt[];
  open(told: Told): void;
  readonly t: LessonTexts;
}

/** The exercises of the lesson by their numbers, with what was right. */
function Numbers({ lesson, now, learnt, open, t }: NumbersProps) {
  return (
    <div class="numbers" role="group" aria-label={t('exercises')}>
      {lesson.exercises.map((told, i) => {
        const fate = fateOf(told.exercise, learnt);
        return (
          <button
            type="button"
            key={told.exercise.id}
            aria-pressed={told === now}
            aria-label={t(`exercise-${fate}`, { n: i + 1 })}
            onClick={() => open(told)}
          >
            {i + 1}
            {fate === 'done' && <IconSign name="done" size={14} />}
            {fate === 'missed' && <small aria-hidden="true">×</small>}
          </button>
        );
      })}
    </div>
  );
}

/** What is kept of an exercise; one that has changed since says so. */
function fateOf({ id, hash }: Exercise, learnt: readonly Learnt[]): 'new' | 'done' | 'missed' | 'changed' {
  const known = learnt.find((one) => one.id === id);
  if (!known) return 'new';
  if (known.hash !== hash) return 'changed';
  return known.isRight ? 'done' : 'missed';
}

type PictureProps = Props & {
  readonly exercise: Exercise;
  readonly step: number | null;
  pick(key: string): void;
};

/** The board, before a choice with what may be chosen, after it with what has happened. */
function Picture({ exercise, session, part, partTexts, answer, step, pick, t }: PictureProps) {
  const { state } = session;
  const setup = useMemo(() => positionIn(exercise.case), [exercise]);
  const letters = useMemo(() => lettersIn(t), [t]);
  const isOpen = state.chosen === null;
  const scene = useMemo(() => {
    const after = partTexts && answer?.sceneAt(step ?? ALL, partTexts);
    return after ?? (setup && sceneBefore(setup, exercise.case, spacesIn(exercise)));
  }, [setup, partTexts, answer, step]);
  const scenery = useMemo(() => scene && { ...scene, letters, placeOf }, [scene, letters]);
  if (!scene || !scenery) return null;
  return (
    <BoardDiagram
      scenery={scenery}
      label={(partTexts && part?.lyingIn?.(scene.setup, partTexts)) ?? t('board')}
      options={isOpen ? spacesIn(exercise) : []}
      tap={pick}
    />
  );
}

/** Later than every step. */
const ALL = 1000;

/** What the players have behind their screens. */
function PointSheet({ exercise, t }: Pick<PictureProps, 'exercise' | 't'>) {
  const letters = lettersIn(t);
  return (
    <table class="sheet-of" aria-label={t('points-lowest')}>
      <thead>
        <tr>
          <td />
          {COLOURS.map((colour) => (
            <th scope="col" key={colour}>
              <KindSign colour={colour} letter={letters[colour]} size={26} />
              <span class="unseen">{t(`colour-${colour}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheetIn(exercise.case).map(({ name, points }) => (
          <tr key={name}>
            <th scope="row">{nameOf(name, t)}</th>
            {points.map((value, i) => (
              <td key={COLOURS[i]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Choices that are spaces. */
function spacesIn({ among }: Exercise): readonly string[] {
  return among.flatMap((value) => (typeof value === 'string' && value.includes(',') ? [value] : []));
}

interface ChoicesProps {
  readonly exercise: Exercise;
  readonly chosen: string | null;
  pick(key: string): void;
  readonly t: LessonTexts;
}

/** What can be chosen, by name. */
function Choices({ exercise, chosen, pick, t }: ChoicesProps) {
  return (
    <div class="choices" role="group" aria-label={t(`ask-${exercise.ask}`)}>
      {exercise.among.map((value) => {
        const key = keyOf(value);
        return (
          <button type="button" key={key} aria-pressed={key === chosen} onClick={() => pick(key)}>
            {nameOf(value, t)}
          </button>
        );
      })}
    </div>
  );
}

/** What a choice is called: a place, several, a number, a dynasty, yes or no. */
function nameOf(value: Value, t: LessonTexts): string {
  if (typeof value === 'boolean') return t(value ? 'may' : 'may-not');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.map(placeOf).join('–');
  if (value.includes(',')) return placeOf(value);
  const dynasty = DYNASTIES.find((one) => one === value);
  if (dynasty) return t(`dynasty-${dynasty}`);
  return t(value === 'tie' ? 'tie-decides' : 'nobody');
}

type GoOnProps = Omit<Props, 'answer' | 'part' | 'partTexts'> & {
  readonly told: Told;
  readonly answer: LessonAnswer;
  readonly partTexts: AnswerTexts;
  readonly step: number | null;
  setStep(step: number | null): void;
  /** Whether the choice was made just now, and what was pressed for it is gone. */
  readonly hasPicked: boolean;
};

/** The way to a right choice step by step, and where to go on; keys go on from there. */
function GoOn(props: GoOnProps) {
  const { lesson, told, session, partTexts, answer, step, setStep, hasPicked, t } = props;
  const { state, change } = session;
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasPicked) way.current?.focus({ preventScroll: true });
  }, []);
  const next = lesson.exercises[lesson.exercises.indexOf(told) + 1];
  return (
    <>
      {answer.isRight && (
        <Film steps={answer.outcomeIn(partTexts).steps} step={step} setStep={setStep} t={t} />
      )}
      <div class="line" ref={way} tabIndex={-1}>
        {!answer.isRight && (
          <button type="button" class="first" onClick={() => change(withoutChosen(state))}>
            {t('once-more')}
          </button>
        )}
        {!answer.isRight && (
          <button type="button" onClick={() => change(withShown(state, answer.right))}>
            {t('show-me')}
          </button>
        )}
        {answer.isRight && next && (
          <button type="button" class="first" onClick={() => change(withExercise(state, next.exercise))}>
            {t('next-exercise')}
          </button>
        )}
        {answer.isRight && !next && lesson.next && (
          <a class="button first" href={lesson.next.path}>
            {t('next-lesson', { lesson: lesson.next.title })}
          </a>
        )}
      </div>
    </>
  );
}

interface FilmProps {
  readonly steps: readonly { readonly text: string }[];
  readonly step: number | null;
  setStep(step: number | null): void;
  readonly t: LessonTexts;
}

/** What happens, one step after the other; the board shows it up to there. */
function Film({ steps, step, setStep, t }: FilmProps) {
  const last = steps.length - 1;
  if (last < 1) return null;
  const at = Math.min(step ?? last, last);
  const turn = (by: -1 | 1) => {
    const isOff = at + by < 0 || at + by > last;
    return (
      <button
        type="button"
        class="icon"
        aria-label={t(by < 0 ? 'step-before' : 'step-after')}
        aria-disabled={isOff}
        onClick={() => !isOff && setStep(at + by)}
      >
        <IconSign name={by < 0 ? 'back' : 'next'} size={22} />
      </button>
    );
  };
  return (
    <div class="film">
      {turn(-1)}
      <p aria-live="polite">
        <small>{t('step-at', { at: at + 1, count: steps.length })}</small> {steps[at]?.text}
      </p>
      {turn(1)}
    </div>
  );
}
