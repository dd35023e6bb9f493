import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { explainProblem } from '../../../explain/problem.ts';
import { HandoffLink } from '../../../shell/sharing/HandoffLink.tsx';
import { useLazy } from '../../../shell/use-lazy.ts';
import { useDeferredValue } from '../../../ui/hooks/use-deferred-value.ts';
import { useLatestCallback } from '../../../ui/hooks/use-latest-callback.ts';
import { useScopedState } from '../../../ui/hooks/use-scoped-state.ts';
import { RuleCitation } from '../../../ui/RuleLink.tsx';
import { TodoList } from '../../../ui/TodoList.tsx';
import { Verdict } from '../../../ui/Verdict.tsx';
import { getToolPath } from '../../tools.ts';
import { explainBattleSteps } from '../explain/battle.ts';
import { explainBattleOutcome } from '../explain/battle-outcome.ts';
import { isBattleOver } from '../rules/battle/battle.ts';
import type { BattlePlay } from '../rules/battle/play.ts';
import { findRefusal } from '../rules/battle/refusals.ts';
import type { PlayRefusal } from '../rules/step.ts';
import type { AnsweredBattle } from './answered-battle.ts';
import { toScoreCase, withPlay } from './compute-answer.ts';
import { BattleCaveats } from './play/BattleCaveats.tsx';
import { OfferList } from './play/OfferList.tsx';
import { PlayChooser } from './play/PlayChooser.tsx';
import { ReactionQuestion } from './play/ReactionQuestion.tsx';
import { scrollRowToCard } from './play/scroll-row-to-card.ts';
import { type CardSelection, NO_CARDS_SELECTED } from './play/selection.ts';
import { withPlays } from './state.ts';
import type { FullBattleTranslator, PlayProps } from './types.ts';

export { computeAnswer } from './compute-answer.ts';
export { FightPanel } from './play/FightPanel.tsx';

/**
 * The battle play by play: what just happened, who may react, what may be played, and a form to try any other
 * play.
 */
export function AnswerPanel(props: PlayProps) {
  const { session, answered, t } = props;
  const { state } = session;
  const { answer, possibleReaction, isReactionOpen, battle } = answered;
  const { attempt, ...attempts } = useAttempts(props);
  const news = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLElement>(null);
  const offered = useDeferredValue(answered); // the response to a tap is painted first
  const chances = useLazy(() => import('./play/TroopChancesPanel.tsx')).part;
  useFocusOnNews(news, [state.plays, state.hasNoReaction, offered]);
  const tryOffer = useLatestCallback(attempt);
  const selectOffer = useLatestCallback((next: CardSelection) => {
    attempts.setSelection(next);
    chooser.current?.scrollIntoView({ block: 'nearest' });
    scrollRowToCard(chooser, '.hand [aria-pressed="true"]');
  });
  const offers = useMemo(
    () => <OfferList answered={offered} attempt={tryOffer} setSelection={selectOffer} t={t} />,
    [offered],
  );
  if (!answer.ok) return <p class="wrong">{explainProblem(answer.error, t)}</p>;
  const continues = answer.legal && !isReactionOpen && !isBattleOver(battle);
  return (
    <div class="playing">
      <BattleNews {...props} top={news} />
      {isReactionOpen && possibleReaction && (
        <ReactionQuestion {...props} possibleReaction={possibleReaction} attempt={attempt} />
      )}
      {!isReactionOpen && !isSettled(answered) && <BattleCaveats {...props} />}
      {!answer.legal && <RemovePlaysButton session={session} play={answer.play} t={t} />}
      {continues && !isBattleOver(offered.battle) && offers}
      {continues && <PlayChooser {...props} {...attempts} place={chooser} attempt={attempt} />}
      {continues && chances && (
        <chances.TroopChancesPanel {...props} answered={offered} selected={attempts.selection.cards} />
      )}
    </div>
  );
}

/**
 * Holds the current selection, a callback that attempts a play, and the rule that refused the last attempt.
 */
function useAttempts({ session, answered }: PlayProps) {
  const { state } = session;
  const [selection, select] = useScopedState<CardSelection>(state.plays, NO_CARDS_SELECTED);
  const [refusal, setRefusal] = useScopedState<PlayRefusal | null>(state, null);
  const attempt = (play: BattlePlay) => {
    const next = withPlay(state, answered, play);
    const newRefusal = next === state ? findRefusal(answered.battle, play) : undefined;
    if (newRefusal) return setRefusal(newRefusal);
    select(NO_CARDS_SELECTED); // so that undoing the play does not restore it
    session.change(next);
  };
  const setSelection = (next: CardSelection) => {
    setRefusal(null);
    select(next);
  };
  return { selection, setSelection, refusal, attempt };
}

/**
 * Moves the focus to the news after a play if the tapped button was removed, so that keyboard users keep
 * their place.
 */
function useFocusOnNews(news: RefObject<HTMLElement>, plays: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    news.current?.focus({ preventScroll: true });
    news.current?.scrollIntoView({ block: 'nearest' });
  }, plays);
}

/**
 * Shows what just happened and what the position is now. While a reaction is possible, shows only what lies
 * on the table.
 */
function BattleNews(props: PlayProps & { readonly top: RefObject<HTMLDivElement> }) {
  const { answered, top, t } = props;
  const { answer, latest, isReactionOpen } = answered;
  if (!answer.ok) return null;
  const questionIndex = latest.findLastIndex(({ step }) => step === 'may-react');
  const happened = isReactionOpen
    ? latest.slice(0, questionIndex)
    : latest.filter(({ step }) => step !== 'may-react' && step !== 'turn'); // the head says whose turn it is
  return (
    <div class="news" role="status" ref={top} tabIndex={-1}>
      {isSettled(answered) ? (
        <BattleResult {...props} />
      ) : (
        <>
          {!isReactionOpen && (
            <p class="head">
              <strong>{explainBattleOutcome(answer, t)[0]}</strong>
            </p>
          )}
          <p>{joinStepTexts(answered, happened, t)}</p>
        </>
      )}
    </div>
  );
}

/** Shows how the battle ended and why, what to do on the table, and the assumptions of the answer. */
function BattleResult({ session, answered, rules, t }: PlayProps) {
  const { answer, latest } = answered;
  if (!answer.ok) return null;
  const [head, ...rest] = explainBattleOutcome(answer, t);
  const rule = answer.trace.findLast(({ step }) => DECIDING.includes(step))?.rule;
  const winner = answer.legal && answer.status !== 'fighting' && answer.gameWinner;
  const todos = answer.legal ? rest.slice(0, -1) : []; // the last one is the score
  const summary = answer.legal ? rest.slice(-1) : rest;
  const toScore = <ScoreLink answered={answered} rules={rules} t={t} />;
  const reasons = latest.filter((step) => REASONS.includes(step.step) && !isWonAtOnce(step));
  return (
    <>
      <Verdict
        tone={answer.legal ? 'yes' : 'no'}
        tag={t(answer.legal ? 'verdict-final' : 'verdict-refused')}
        sign={winner && answer.scores[winner]}
        head={head}
        isLiveRegion={false}
      >
        <p>
          {joinStepTexts(answered, reasons, t)} {summary.join(' ')}
        </p>
        {rule && <RuleCitation rule={rule} rules={rules} t={t} />}
      </Verdict>
      {todos.length > 0 ? <TodoList label={t('todo')} todos={todos} action={toScore} /> : toScore}
      <BattleCaveats session={session} answered={answered} rules={rules} t={t} />
    </>
  );
}

/** The way on after a hand that was won: its scoring, to be opened in the running score. */
function ScoreLink({ answered, rules, t }: Pick<PlayProps, 'answered' | 'rules' | 't'>) {
  const refereeCase = toScoreCase(answered);
  if (!refereeCase) return null;
  const tool = getToolPath(refereeCase);
  return (
    <HandoffLink
      refereeCase={refereeCase}
      tool={tool}
      label={t('to-score')}
      locale={rules.locale}
      isPrimary
    />
  );
}

function joinStepTexts(
  { isFaceDown }: AnsweredBattle,
  steps: AnsweredBattle['latest'],
  t: FullBattleTranslator,
): string {
  return explainBattleSteps(steps, t, isFaceDown)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether the battle is over, or a play is forbidden. */
function isSettled({ answer, battle, isReactionOpen }: AnsweredBattle): boolean {
  return answer.ok && ((isBattleOver(battle) && !isReactionOpen) || !answer.legal);
}

/** Names of the steps that state who has won, or that a play is forbidden. */
const DECIDING: readonly string[] = ['game-won', 'battle-won', 'refused'];
/** Names of the steps that give the reason why a battle ended. */
const REASONS: readonly string[] = ['hand-empty', 'goal-reached', 'scored', 'game-won'];

/** Whether the step awards the points that reach the goal; the game-won step would only repeat it. */
function isWonAtOnce(step: AnsweredBattle['latest'][number]): boolean {
  return step.step === 'game-won' && step.by === 'at-once';
}

/** Offers to remove a play that became illegal after the set-up was changed, with all plays after it. */
function RemovePlaysButton({
  session,
  play,
  t,
}: Pick<PlayProps, 'session' | 't'> & { readonly play: number }) {
  const { state, change } = session;
  return (
    <button type="button" onClick={() => change(withPlays(state, state.plays.slice(0, play)))}>
      {t('take-back-from', { play: play + 1 })}
    </button>
  );
}
