import { Choice, Segment } from '../../ui/segment.tsx';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { Conflict } from './kit.ts';
import { Revolt } from './Revolt.tsx';
import { War } from './War.tsx';

/**
 * The first screen for a war or revolt: the result at the top, the numbers at the bottom within reach of the
 * thumb.
 */
export function Entry({ session, part, partTexts, answer, failure, rules, t }: EntryProps<Conflict>) {
  const { state, change } = session;
  const sums = part && partTexts ? part.sumsOf(answer, partTexts) : [];
  return (
    <>
      {part && partTexts ? (
        <part.Answer session={session} answer={answer} rules={rules} t={partTexts} />
      ) : (
        <section class="answer">{failure ?? <p>{t('enter-first')}</p>}</section>
      )}
      <div class="pad">
        <h2 class="unseen">{t('entry')}</h2>
        <div class="line">
          <Segment>
            {(['war', 'revolt'] as const).map((kind) => (
              <Choice
                key={kind}
                isOn={state.kind === kind}
                pick={() => change(state.kind === kind ? state : { ...state, kind })}
              >
                {t(`kind-of-${kind}`)}
              </Choice>
            ))}
          </Segment>
          <UndoRedo session={session} t={t} />
        </div>
        {state.kind === 'war' ? (
          <War session={session} sums={sums} t={t} />
        ) : (
          <Revolt session={session} t={t} />
        )}
      </div>
    </>
  );
}
