import { useEffect, useState } from 'preact/hooks';
import { isOver } from '../../../engine/chu-han/battle.ts';
import type { Play } from '../../../engine/chu-han/play.ts';
import type { Refusal } from '../../../engine/chu-han/step.ts';
import { explainBattle } from '../../../explain/chu-han/battle.ts';
import { explainBattleOutcome } from '../../../explain/chu-han/battle-outcome.ts';
import { explainProblem } from '../../../explain/problem.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { RuleLink, type Rules } from '../../rule-link.tsx';
import { Caveats } from './Caveats.tsx';
import { Chooser } from './Chooser.tsx';
import { type Judged, refusalIn, withPlay } from './judge.ts';
import { Offers } from './Offers.tsx';
import { Reaction } from './Reaction.tsx';
import type { Bench } from './use-battle.ts';
import { NO_WISH, type Wish } from './wish.ts';

export interface PlayProps {
  readonly bench: Bench;
  readonly judged: Judged;
  readonly rules: Rules;
  readonly t: Translator;
}

/** The battle, play by play: what has just happened, who may react, what may be played, and anything one may wish. */
export function Playing(props: PlayProps) {
  const { bench, judged, t } = props;
  const { answer, chance } = judged;
  const { length } = bench.table.plays;
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** How many plays there were when nobody wanted to react. */
  const [passed, setPassed] = useState(-1);
  useEffect(() => {
    setWish(NO_WISH);
    setRefusal(null);
  }, [length]);
  if (!answer.ok) return <p class="wrong">{explainProblem(answer.error, t)}</p>;
  const attempt = (play: Play) => {
    const next = withPlay(bench.table, judged, play);
    const why = next === bench.table ? refusalIn(judged, play) : undefined;
    if (why) return setRefusal(why);
    setPassed(-1);
    bench.change(next);
  };
  const isAsking = answer.legal && chance !== null && chance.holds !== 'no' && passed !== length;
  const choose = (next: Wish) => {
    setRefusal(null);
    setWish(next);
  };
  return (
    <div class="playing">
      <News {...props} />
      {isAsking && <Reaction {...props} chance={chance} attempt={attempt} pass={() => setPassed(length)} />}
      <Caveats {...props} isAsking={isAsking} />
      {!answer.legal && <TakeBack bench={bench} play={answer.play} t={t} />}
      {answer.legal && !isAsking && (
        <>
          {!isOver(judged.battle) && <Offers {...props} attempt={attempt} choose={choose} />}
          <Chooser {...props} {...{ wish, choose, attempt, refusal }} />
        </>
      )}
    </div>
  );
}

/** What has just happened, and how it stands. */
function News({ judged, rules, t }: PlayProps) {
  const { answer, latest, isFaceDown, battle } = judged;
  if (!answer.ok) return null;
  const [head = '', ...rest] = explainBattleOutcome(answer, t);
  const rule = answer.trace.findLast(({ step }) => DECIDING.includes(step))?.rule;
  const isDone = isOver(battle) || !answer.legal;
  const told = explainBattle(latest, t, isFaceDown).map(({ text }) => text);
  return (
    <div class="news" role="status">
      <p class="head">
        <strong>{head}</strong> {isDone && rule && <RuleLink rule={rule} rules={rules} t={t} />}
      </p>
      {isDone ? <p>{rest.join(' ')}</p> : <p>{told.join(' ')}</p>}
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
