import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ExerciseNumbers } from '../../../lessons/tool/ExerciseNumbers.tsx';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { UndoRedo } from '../../../shell/UndoRedo.tsx';
import { nextTask } from '../../../ui/browser/next-task.ts';
import { DRILL_KINDS } from './questions/drill-name.ts';
import { withDrillChoice, withDrillKind, withOpenQuestion } from './state.ts';
import type { DrillTypes } from './types.ts';

/**
 * The kind of question, buttons for the ten questions, and one of them. The first is prerendered, others are
 * generated.
 */
export function DrillScreen(props: MainScreenProps<DrillTypes>) {
  const { session, answerModule, lazyTexts, answer, failure, rules, t, children } = props;
  const { state, change } = session;
  const [initialState] = useState(state);
  const isReady = useQuestionReady(props);
  const hasPicked = useRef(false);
  const pick = (key: string) => {
    hasPicked.current = true;
    change(withDrillChoice(state, key));
  };
  const pickByNumber = (n: number) => {
    const key = answerModule?.getOptionKey(state, n);
    if (key !== undefined) pick(key);
  };
  return (
    <>
      <div class="deal">
        <div class="choices" role="group" aria-label={t('drill-kinds')}>
          {DRILL_KINDS.map((kind) => (
            <button
              type="button"
              key={kind}
              aria-pressed={kind === state.kind}
              onClick={() => change(withDrillKind(state, kind))}
            >
              {t(`ask-${kind}`)}
            </button>
          ))}
        </div>
        <div class="line back">
          <ExerciseNumbers
            statuses={answerModule?.listDrillStatuses(state) ?? state.decided.map(() => 'new')}
            now={state.at}
            open={(at) => change(withOpenQuestion(state, at))}
            t={t}
          />
          <UndoRedo session={session} t={t} />
        </div>
      </div>
      {failure}
      {children && state === initialState ? (
        <PrerenderedQuestion canJudge={answerModule !== undefined} pickByNumber={pickByNumber}>
          {children}
        </PrerenderedQuestion>
      ) : isReady && answerModule && lazyTexts ? (
        <answerModule.DrillQuestionView
          session={session}
          answer={answer}
          hasPicked={hasPicked.current}
          pick={pick}
          rules={rules}
          t={lazyTexts}
        />
      ) : (
        !failure && <p class="dealing">{t('drill-dealing')}</p>
      )}
    </>
  );
}

interface PrerenderedQuestionProps {
  /** Whether the code that judges a choice is loaded. */
  readonly canJudge: boolean;
  pickByNumber(n: number): void;
  readonly children: ComponentChildren;
}

/** The prerendered first question. A choice is judged once the code for that is loaded. */
function PrerenderedQuestion({ canJudge, pickByNumber, children }: PrerenderedQuestionProps) {
  const [chosen, choose] = useState<number | null>(null);
  useEffect(() => {
    if (canJudge && chosen !== null) pickByNumber(chosen);
  }, [canJudge, chosen]);
  const press = ({ currentTarget, target }: TargetedMouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const buttons = [...currentTarget.querySelectorAll('button')];
    for (const one of buttons) one.ariaPressed = String(one === target);
    choose(buttons.indexOf(target));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the buttons inside are pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press them too.
    <div class="as-came" onClick={press}>
      {children}
    </div>
  );
}

/**
 * Whether the open question has been generated and can be rendered. Both run in separate tasks, because each
 * takes long on a slow phone.
 */
function useQuestionReady({ session: { state }, answerModule }: MainScreenProps<DrillTypes>): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!answerModule || isReady) return;
    answerModule
      .prepareDrillQuestion(state, state.at)
      .then(nextTask)
      .then(() => setReady(true));
  }, [answerModule]);
  return isReady;
}
