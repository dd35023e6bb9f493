import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DRILLS } from '../../lessons/drills/name.ts';
import { nextTask } from '../../ui/next-task.ts';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { Drills } from './drill-kit.ts';
import { withAt, withChosen, withKind } from './drill-state.ts';
import { Numbers } from './Numbers.tsx';

/**
 * The kind of question, buttons for the ten questions, and one of them. The first is prerendered, others are
 * generated.
 */
export function DrillEntry(props: EntryProps<Drills>) {
  const { session, part, partTexts, answer, failure, rules, t, children } = props;
  const { state, change } = session;
  const [asCame] = useState(state);
  const isDealt = useDealt(props);
  const hasPicked = useRef(false);
  const pick = (key: string) => {
    hasPicked.current = true;
    change(withChosen(state, key));
  };
  const pickAt = (n: number) => {
    const key = part?.choiceAt(state, n);
    if (key !== undefined) pick(key);
  };
  return (
    <>
      <div class="deal">
        <div class="choices" role="group" aria-label={t('drill-kinds')}>
          {DRILLS.map((kind) => (
            <button
              type="button"
              key={kind}
              aria-pressed={kind === state.kind}
              onClick={() => change(withKind(state, kind))}
            >
              {t(`ask-${kind}`)}
            </button>
          ))}
        </div>
        <div class="line back">
          <Numbers
            fates={part?.fatesOf(state) ?? state.decided.map(() => 'new')}
            now={state.at}
            open={(at) => change(withAt(state, at))}
            t={t}
          />
          <UndoRedo session={session} t={t} />
        </div>
      </div>
      {failure}
      {children && state === asCame ? (
        <AsCame isJudged={part !== undefined} pickAt={pickAt}>
          {children}
        </AsCame>
      ) : isDealt && part && partTexts ? (
        <part.Drilled
          session={session}
          answer={answer}
          hasPicked={hasPicked.current}
          pick={pick}
          rules={rules}
          t={partTexts}
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
function useDealt({ session: { state }, part }: EntryProps<Drills>): boolean {
  const [isDealt, setDealt] = useState(false);
  useEffect(() => {
    if (!part || isDealt) return;
    part
      .dealIn(state, state.at)
      .then(nextTask)
      .then(() => setDealt(true));
  }, [part]);
  return isDealt;
}
