import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { BattleForm } from './BattleForm.tsx';
import { Scoreboard } from './Scoreboard.tsx';
import { toShownGame } from './state.ts';
import type { ChuHanScoreTypes } from './types.ts';

/**
 * The running score: both scores in large figures at the top, the entry form at the bottom within reach of
 * the thumb.
 */
export function MainScreen({ session, view, setView, failure, rules, t }: MainScreenProps<ChuHanScoreTypes>) {
  const { state, settings } = session;
  const { game, score } = useMemo(() => toShownGame(state, settings), [state, settings]);
  const result = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!view) return;
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [view]);
  return (
    <>
      <section class="answer" aria-label={t('result')} ref={result} tabIndex={-1}>
        <h2 class="visually-hidden">{t('result')}</h2>
        <Scoreboard game={game} score={score} rules={rules} t={t} />
        {failure}
      </section>
      <BattleForm
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
