import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isOver } from '../../engine/chu-han/battle.ts';
import type { Play } from '../../engine/chu-han/play.ts';
import type { Refusal } from '../../engine/chu-han/step.ts';
import { explainBattle } from '../../explain/chu-han/battle.ts';
import { explainBattleOutcome } from '../../explain/chu-han/battle-outcome.ts';
import { explainProblem } from '../../explain/problem.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { Caveats } from './Caveats.tsx';
import { Chooser } from './Chooser.tsx';
import { isAskingIn, type Judged, refusalIn, withPlay } from './judge.ts';
import { Offers } from './Offers.tsx';
import { Reaction } from './Reaction.tsx';
import type { BattleTranslator } from './texts.ts';
import type { Bench } from './use-battle.ts';
import { NO_WISH, type Wish } from './wish.ts';

export interface PlayProps {
  readonly bench: Bench;
  readonly judged: Judged;
  readonly rules: Rules;
  readonly t: BattleTranslator;
}

/** The battle, play by play: what has just happened, who may react, what may be played, and anything one may wish. */
export function Playing(props: PlayProps) {
  const { bench, judged, t } = props;
  const { answer, chance } = judged;
  const isAsking = isAskingIn(judged, bench);
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const news = useRef<HTMLDivElement>(null);
  const offered = useAfterPaint(judged); // a tap is answered by the news first
  useEffect(() => {
    setWish(NO_WISH);
    setRefusal(null);
  }, [bench.table.plays, bench.hasPassed]);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return; // else what was tapped is gone, and keys go on from here
    news.current?.focus({ preventScroll: true });
    news.current?.scrollIntoView({ block: 'nearest' });
  }, [bench.table.plays, bench.hasPassed, offered]);
  if (!answer.ok) return <p class="wrong">{explainProblem(answer.error, t)}</p>;
  const attempt = (play: Play) => {
    const next = withPlay(bench.table, judged, play);
    const why = next === bench.table ? refusalIn(judged, play) : undefined;
    if (why) return setRefusal(why);
    bench.change(next);
  };
  const choose = (next: Wish) => {
    setRefusal(null);
    setWish(next);
  };
  return (
    <div class="playing">
      <News {...props} head={news} />
      {isAsking && chance && <Reaction {...props} chance={chance} attempt={attempt} />}
      {!isAsking && <Caveats {...props} />}
      {!answer.legal && <TakeBack bench={bench} play={answer.play} t={t} />}
      {answer.legal && !isAsking && (
        <>
          {!isOver(judged.battle) && <Offers {...props} judged={offered} attempt={attempt} choose={choose} />}
          <Chooser {...props} {...{ wish, choose, attempt, refusal }} />
        </>
      )}
    </div>
  );
}

/** What has just happened, and how it stands; while a reaction may come, only what lies on the table. */
function News({
  bench,
  judged,
  rules,
  head: top,
  t,
}: PlayProps & { readonly head: RefObject<HTMLDivElement> }) {
  const { answer, latest, isFaceDown, battle } = judged;
  if (!answer.ok) return null;
  const isAsking = isAskingIn(judged, bench);
  const [head, ...rest] = explainBattleOutcome(answer, t);
  const rule = answer.trace.findLast(({ step }) => DECIDING.includes(step))?.rule;
  const isDone = (isOver(battle) && !isAsking) || !answer.legal;
  const chance = latest.findLastIndex(({ step }) => step === 'may-react');
  const told = explainBattle(isAsking ? latest.slice(0, chance) : latest, t, isFaceDown);
  return (
    <div class="news" role="status" ref={top} tabIndex={-1}>
      {!isAsking && (
        <p class="head">
          <strong>{head}</strong> {isDone && rule && <RuleLink rule={rule} rules={rules} t={t} />}
        </p>
      )}
      <p>{isDone ? rest.join(' ') : told.map(({ text }) => text).join(' ')}</p>
    </div>
  );
}

/** The steps that say who has won, or that something is forbidden. */
const DECIDING: readonly string[] = ['game-won', 'battle-won', 'refused'];

/** A play that has come to be forbidden, as the set-up was changed: it goes, with all that follow it. */
function TakeBack({ bench, play, t }: Pick<PlayProps, 'bench' | 't'> & { readonly play: number }) {
  const { table } = bench;
  return (
    <button
      type="button"
      class="button first"
      onClick={() => bench.change({ ...table, plays: table.plays.slice(0, play) })}
    >
      {t('take-back-from', { play: play + 1 })}
    </button>
  );
}
