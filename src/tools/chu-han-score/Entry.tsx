import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { EntryProps } from '../shell/tool.ts';
import type { Score } from './kit.ts';
import { Pad } from './Pad.tsx';
import { Standing } from './Standing.tsx';
import { shownOf } from './state.ts';

/**
 * The running score: both scores in large figures at the top, the entry form at the bottom within reach of
 * the thumb.
 */
export function Entry({ session, view, setView, failure, rules, t }: EntryProps<Score>) {
  const { state, houseRules } = session;
  const { game, score } = useMemo(() => shownOf(state, houseRules), [state, houseRules]);
  const result = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!view) return;
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [view]);
  return (
    <>
      <section class="answer" aria-label={t('result')} ref={result} tabIndex={-1}>
        <h2 class="unseen">{t('result')}</h2>
        <Standing session={session} game={game} score={score} rules={rules} t={t} />
        {failure}
      </section>
      <Pad
        session={session}
        game={game}
        score={score}
        correcting={view?.game === game.id ? view.battle : null}
        setCorrecting={(battle) => setView({ game: game.id, battle })}
        rules={rules}
        t={t}
      />
    </>
  );
}
