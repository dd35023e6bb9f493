import { useRef } from 'preact/hooks';
import { useWhile } from '../../ui/use-while.ts';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import { Missed, Numbers } from './Exercises.tsx';
import { GoOn } from './GoOn.tsx';
import type { Lesson, Lessons, Told } from './kit.ts';
import { Choices, Picture, PointSheet } from './Question.tsx';
import { withChosen, withExercise } from './state.ts';
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
            session={session}
            lesson={lesson}
            t={t}
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
