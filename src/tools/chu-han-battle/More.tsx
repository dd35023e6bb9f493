import type { Telling } from '../../drawings/verdict-picture.ts';
import { isOver } from '../../engine/chu-han/battle.ts';
import { SIDES } from '../../engine/chu-han/side.ts';
import { explainBattle } from '../../explain/chu-han/battle.ts';
import { explainBattleOutcome, plainBattle } from '../../explain/chu-han/battle-outcome.ts';
import type { Sentence } from '../../explain/sentence.ts';
import type { DisputedBattle } from '../../saves/chu-han-battle.ts';
import { toolFor } from '../../share/tool.ts';
import { plainLines } from '../shell/steps.tsx';
import type { Explained, HouseRules, MoreProps } from '../shell/tool.ts';
import { type AnsweredBattle, answerOf, sayOtherReading, scoreCaseOf } from './answer.ts';
import type { BattleKit, BattleTexts } from './kit.ts';
import { askedIn } from './Reaction.tsx';

export { default as styles } from '../../styles/battle-more.css?url';
export { stateFrom } from './opened.ts';
export { players } from './players.ts';

export function explain(answered: AnsweredBattle, state: DisputedBattle, t: BattleTexts): Explained {
  const { answer, chance, isAsking } = answered;
  if (!answer.ok) return { text: '', steps: [] };
  const steps = stepsOf(answered, t);
  if (state.plays.length === 0) return { text: undefined, steps };
  if (isAsking && chance)
    return { text: plainLines(t('plain-title'), [askedIn(chance, t)], steps), shares: 'question', steps };
  return { text: plainBattle(answer, t, steps, sayOtherReading(answered, state, t)).join('\n'), steps };
}

/** How the battle ended, or that a play is forbidden; undefined while it continues. */
export function tell(answered: AnsweredBattle, state: DisputedBattle, t: BattleTexts): Telling | undefined {
  const { answer, battle, isAsking } = answered;
  if (!answer.ok || isAsking || (answer.legal && !isOver(battle))) return undefined;
  const [head, ...lines] = explainBattleOutcome(answer, t);
  const title = t('plain-title');
  if (!answer.legal || answer.status === 'fighting') return { tone: 'no', title, head, lines, rows: [] };
  const { gameWinner, scores } = answer;
  return {
    tone: 'yes',
    seal: gameWinner ? `${scores[gameWinner]}` : undefined,
    title,
    head,
    lines: [...lines.slice(0, -1), ...sayOtherReading(answered, state, t)], // the last one is the score
    rows: SIDES.map((side) => ({
      name: t(`side-${side}`),
      cells: [{ text: `${scores[side]}` }],
      isBest: side === gameWinner,
    })),
  };
}

/**
 * The steps that are certain: none after an unanswered question about a reaction, and none of those already
 * explained.
 */
function stepsOf({ answer, isFaceDown, isAsking }: AnsweredBattle, t: BattleTexts): readonly Sentence[] {
  if (!answer.ok) return [];
  const { trace } = answer;
  const last = trace.findLastIndex(({ step }) => step === 'may-react');
  const sentences = explainBattle(trace, t, isFaceDown).map((sentence, i) => {
    const step = trace[i];
    if (step?.step !== 'may-react' || trace[i + 1]?.step === 'reacted' || (isAsking && i === last))
      return sentence;
    const names = { side: t(`side-${step.by}`), card: t(`card-${step.with}`) };
    return { ...sentence, text: t('step-not-reacted', names) };
  });
  return isAsking ? sentences.slice(0, last + 1) : sentences;
}

/** Returns the scoring of a won battle, to be opened in the running score. */
export function handOver(answered: AnsweredBattle, t: BattleTexts) {
  const asked = scoreCaseOf(answered);
  return asked && { asked, tool: toolFor(asked), label: t('to-score') };
}

/** Title and summary of an archived battle: how it ended, or how far it was played. */
export function describe(state: DisputedBattle, houseRules: HouseRules<BattleKit>, t: BattleTexts) {
  const { setup, plays } = state;
  const { answer, isAsking } = answerOf(state, houseRules);
  const line =
    answer.ok && !isAsking
      ? explainBattleOutcome(answer, t).join(' ')
      : t('plays-count', { count: plays.length });
  return { name: t('battle-at', { ...setup.scores }), line };
}

/** The players, if known from the score, and a note that unnamed cards are represented by others. */
export function Below({ session, t }: MoreProps<BattleKit>) {
  const named = SIDES.map((side) => [side, session.nameOf(side)] as const).filter(([, name]) => name !== '');
  return (
    <>
      {named.length > 0 && <p>{named.map(([side, name]) => `${t(`side-${side}`)}: ${name}`).join(' · ')}</p>}
      <p class="soft">{t('stand-ins')}</p>
    </>
  );
}
