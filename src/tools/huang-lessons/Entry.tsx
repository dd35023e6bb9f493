import { useRef } from 'preact/hooks';
import type { LazyFile } from '../../i18n/lazy-texts.ts';
import type { TextFile } from '../../i18n/translator.ts';
import { useWhile } from '../../ui/use-while.ts';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import { Choices, kindOf } from './Choices.tsx';
import { fateOf, Missed } from './Exercises.tsx';
import type { Lesson, LessonAnswer, Lessons, LessonTexts, Look, SaidFiles, Told } from './kit.ts';
import { Numbers } from './Numbers.tsx';
import { withChosen, withExercise, withoutChosen, withShown } from './state.ts';
import { useLearnt } from './use-learnt.ts';

type Props<
  Own extends TextFile,
  Later extends LazyFile,
  Answer extends LessonAnswer<Own | Later | SaidFiles>,
  Part extends object,
> = EntryProps<Lessons<Own, Later, Answer, Part>> & {
  readonly lesson: Lesson;
  readonly look: Look<Lessons<Own, Later, Answer, Part>>;
};

/** An exercise: the question, the board, the options, and the result. */
export function Entry<
  Own extends TextFile,
  Later extends LazyFile,
  Answer extends LessonAnswer<Own | Later | SaidFiles>,
  Part extends object,
>(props: Props<Own, Later, Answer, Part>) {
  const { lesson, look, session, part, partTexts, answer, failure, rules, t } = props;
  const own: LessonTexts = t;
  const { state, change } = session;
  const { all: learnt, remove } = useLearnt(session, state, answer);
  const told = lesson.exercises.find(({ exercise }) => exercise.id === state.exercise.id);
  const [step, setStep] = useWhile<number | null>(state, null);
  const hasPicked = useRef(false);
  if (!told) throw new Error(`${lesson.path} has no exercise ${state.exercise.id}`);
  const next = lesson.exercises[lesson.exercises.indexOf(told) + 1];
  const open = (one: Told) => change(withExercise(state, one.exercise));
  const pick = (key: string) => {
    hasPicked.current = true;
    change(withChosen(state, key));
  };
  const isJudged = state.chosen !== null && answer && part && partTexts;
  const outcome = isJudged && answer.outcomeIn(partTexts);
  return (
    <>
      <Numbers
        fates={lesson.exercises.map(({ exercise }) => fateOf(exercise, learnt))}
        now={lesson.exercises.indexOf(told)}
        open={(at) => open(lesson.exercises[at] ?? told)}
        t={t}
      />
      <p class="asked" key={told.exercise.id}>
        {told.text}
      </p>
      <look.Picture {...props} exercise={state.exercise} step={step} pick={pick} />
      <div class="decide">
        <div class="line back">
          <strong aria-hidden="true">{own(kindOf(state.exercise))}</strong>
          <UndoRedo session={session} t={t} />
        </div>
        <div role="status">
          {outcome && (
            <part.Said
              isRight={answer.isRight}
              outcome={outcome}
              isShown={state.isShown}
              right={told.right}
              rules={rules}
              t={partTexts}
            />
          )}
        </div>
        {outcome ? (
          <part.GoOn
            isRight={answer.isRight}
            outcome={outcome}
            step={step}
            setStep={setStep}
            hasPicked={hasPicked.current}
            again={() => change(withoutChosen(state))}
            show={() => change(withShown(state, answer.right))}
            next={next && (() => open(next))}
            after={lesson.next}
            t={t}
          />
        ) : (
          <Choices
            exercise={state.exercise}
            chosen={state.chosen}
            pick={pick}
            nameOf={(value) => look.nameOf(value, t)}
            t={t}
          />
        )}
        {failure}
        <Missed
          lesson={lesson}
          learnt={learnt}
          open={open}
          reset={() => {
            remove(...lesson.exercises.map(({ exercise }) => exercise.id));
            session.setNotice({ text: own('was-reset') });
          }}
          t={t}
        />
      </div>
    </>
  );
}
