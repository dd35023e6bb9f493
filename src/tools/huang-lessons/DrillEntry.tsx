import { useEffect, useState } from 'preact/hooks';
import { DRILLS } from '../../lessons/drills/name.ts';
import { nextTask } from '../../ui/next-task.ts';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { Drills } from './drill-kit.ts';
import { withAt, withKind } from './drill-state.ts';
import { Numbers } from './Numbers.tsx';

/** What is asked, the ten by their numbers, and one of them as soon as it is dealt. */
export function DrillEntry(props: EntryProps<Drills>) {
  const { session, part, partTexts, answer, failure, rules, t } = props;
  const { state, change } = session;
  const isDealt = useFirstDealt(props);
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
        <Numbers
          fates={part?.fatesOf(state) ?? state.decided.map(() => 'new')}
          now={state.at}
          open={(at) => change(withAt(state, at))}
          t={t}
        />
      </div>
      {isDealt && part && partTexts ? (
        <part.Drilled session={session} answer={answer} rules={rules} t={partTexts} />
      ) : (
        (failure ?? <p class="dealing">{t('drill-dealing')}</p>)
      )}
      <div class="decide">
        <div class="line back">
          <UndoRedo session={session} t={t} />
        </div>
      </div>
    </>
  );
}

/** Whether the first of them is dealt and can be drawn: each in a task of its own, for both take long on a slow phone. */
function useFirstDealt({ session: { state }, part }: EntryProps<Drills>): boolean {
  const [isDealt, setDealt] = useState(false);
  useEffect(() => {
    if (!part || isDealt) return;
    nextTask()
      .then(() => part.dealtIn(state, state.at))
      .then(nextTask)
      .then(() => setDealt(true));
  }, [part]);
  return isDealt;
}
