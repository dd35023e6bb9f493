import { useRef } from 'preact/hooks';
import { useWhile } from '../../ui/use-while.ts';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import { Choices } from './Choices.tsx';
import { fateOf, Missed } from './Exercises.tsx';
import type { Lesson, Lessons, Look, Told } from './kit.ts';
import { Numbers } from './Numbers.tsx';
import { withChosen, withExercise, withoutChosen, withShown } from './state.ts';
import { useLearnt } from './use-learnt.ts';

type Props = EntryProps<Lessons> & { readonly lesson: Lesson; readonly look: Look };

/** An exercise: the question, the board, what can be chosen, and what the referee says to it. */
export function Entry(props: Props) {
  const { lesson, look, session, part, partTexts, answer, failure, rules, t } = props;
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
          <part.GoOn
            answer={answer}
            partTexts={partTexts}
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
          <Choices exercise={state.exercise} chosen={state.chosen} pick={pick} nameOf={look.nameOf} t={t} />
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
