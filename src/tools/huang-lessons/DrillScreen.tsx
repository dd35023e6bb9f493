import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DRILL_KINDS } from '../../lessons/drills/drill-name.ts';
import { nextTask } from '../../ui/next-task.ts';
import type { MainScreenProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/UndoRedo.tsx';
import { withDrillChoice, withDrillKind, withOpenQuestion } from './drill-state.ts';
import type { DrillTypes } from './drill-types.ts';
import { ExerciseNumbers } from './ExerciseNumbers.tsx';

/**
 * The kind of question, buttons for the ten questions, and one of them. The first is prerendered, others are
 * generated.
 */
export function DrillScreen(props: MainScreenProps<DrillTypes>) {
  const { session, answerModule, lazyTexts, answer, failure, rules, t, children } = props;
  const { state, change } = session;
  const [asCame] = useState(state);
  const isDealt = useDealt(props);
  const hasPicked = useRef(false);
  const pick = (key: string) => {
    hasPicked.current = true;
    change(withDrillChoice(state, key));
  };
  const pickAt = (n: number) => {
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
            fates={answerModule?.listDrillStatuses(state) ?? state.decided.map(() => 'new')}
            now={state.at}
            open={(at) => change(withOpenQuestion(state, at))}
            t={t}
          />
          <UndoRedo session={session} t={t} />
        </div>
      </div>
      {failure}
      {children && state === asCame ? (
        <AsCame isJudged={answerModule !== undefined} pickAt={pickAt}>
          {children}
        </AsCame>
      ) : isDealt && answerModule && lazyTexts ? (
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

interface AsCameProps {
  /** Whether the code that judges a choice has loaded. */
  readonly isJudged: boolean;
  pickAt(n: number): void;
  readonly children: ComponentChildren;
}

/** The prerendered first question. A choice is judged as soon as the code for that has loaded. */
function AsCame({ isJudged, pickAt, children }: AsCameProps) {
  const [chosen, choose] = useState<number | null>(null);
  useEffect(() => {
    if (isJudged && chosen !== null) pickAt(chosen);
  }, [isJudged, chosen]);
  const press = ({ currentTarget, target }: TargetedMouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const buttons = [...currentTarget.querySelectorAll('button')];
    for (const one of buttons) one.ariaPressed = String(one === target);
    choose(buttons.indexOf(target));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons inside.
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
function useDealt({ session: { state }, answerModule }: MainScreenProps<DrillTypes>): boolean {
  const [isDealt, setDealt] = useState(false);
  useEffect(() => {
    if (!answerModule || isDealt) return;
    answerModule
      .prepareDrillQuestion(state, state.at)
      .then(nextTask)
      .then(() => setDealt(true));
  }, [answerModule]);
  return isDealt;
}
