import type { VerdictCard } from '../../../drawings/verdict-picture.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import { joinPlainText } from '../../../shell/AnswerSteps.tsx';
import type { Explanation, SecondaryProps } from '../../../shell/tool.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { explainBattleSteps } from '../explain/battle.ts';
import { explainBattleOutcome } from '../explain/battle-outcome.ts';
import { isBattleOver } from '../rules/battle/battle.ts';
import { BATTLE_SIDES } from '../rules/side.ts';
import type { ChuHanBattle } from '../saves/battle.ts';
import type { AnsweredBattle } from './answered-battle.ts';
import { computeAnswer, explainOtherPassRuling } from './compute-answer.ts';
import { formatReactionQuestion } from './play/ReactionQuestion.tsx';
import type { BattleTypes, FullBattleTranslator } from './types.ts';

export { default as styles } from './battle-more.css?url';
export { fromCase } from './from-case.ts';
export { playersAdapter } from './players-adapter.ts';

/** Explains the state of a battle: the steps with their rules, and a text for a chat. */
export function explainAnswer(
  answered: AnsweredBattle,
  state: ChuHanBattle,
  t: FullBattleTranslator,
): Explanation {
  const { answer, possibleReaction, isReactionOpen } = answered;
  if (!answer.ok) return { text: '', steps: [] };
  const steps = listCertainSteps(answered, t);
  if (state.plays.length === 0) return { text: undefined, steps };
  const isQuestion = isReactionOpen && possibleReaction;
  const outcome = isQuestion
    ? [formatReactionQuestion(possibleReaction, t)]
    : [...explainBattleOutcome(answer, t), ...explainOtherPassRuling(answered, state, t)];
  const text = joinPlainText(t('plain-title'), outcome, steps);
  return { text, kind: isQuestion ? 'question' : 'result', steps };
}

/**
 * Creates the verdict as data for its picture: how the battle ended, or that a play is forbidden; undefined
 * while it continues.
 */
export function toVerdictCard(
  answered: AnsweredBattle,
  state: ChuHanBattle,
  t: FullBattleTranslator,
): VerdictCard | undefined {
  const { answer, battle, isReactionOpen } = answered;
  if (!answer.ok || isReactionOpen || (answer.legal && !isBattleOver(battle))) return undefined;
  const [head, ...lines] = explainBattleOutcome(answer, t);
  const title = t('plain-title');
  if (!answer.legal || answer.status === 'fighting') return { tone: 'no', title, head, lines, rows: [] };
  const { gameWinner, scores } = answer;
  return {
    tone: 'yes',
    seal: gameWinner ? `${scores[gameWinner]}` : undefined,
    title,
    head,
    lines: [...lines.slice(0, -1), ...explainOtherPassRuling(answered, state, t)], // the last one is the score
    rows: BATTLE_SIDES.map((side) => ({
      name: t(`side-${side}`),
      cells: [{ text: `${scores[side]}` }],
      isBest: side === gameWinner,
    })),
  };
}

/**
 * Lists the sentences of the steps that are certain: none after an unanswered question about a reaction. An
 * earlier question without a reaction becomes a sentence that there was none.
 */
function listCertainSteps(
  { answer, isFaceDown, isReactionOpen }: AnsweredBattle,
  t: FullBattleTranslator,
): readonly CitedSentence[] {
  if (!answer.ok) return [];
  const { trace } = answer;
  const last = trace.findLastIndex(({ step }) => step === 'may-react');
  const sentences = explainBattleSteps(trace, t, isFaceDown).map((sentence, i) => {
    const step = trace[i];
    if (step?.step !== 'may-react' || trace[i + 1]?.step === 'reacted' || (isReactionOpen && i === last))
      return sentence;
    const names = { side: t(`side-${step.by}`), card: t(`card-${step.with}`) };
    return { ...sentence, text: t('step-not-reacted', names) };
  });
  return isReactionOpen ? sentences.slice(0, last + 1) : sentences;
}

/** Returns the title and summary of an archived battle: how it ended, or how far it was played. */
export function describeState(
  state: ChuHanBattle,
  settings: ToolSettings<BattleTypes>,
  t: FullBattleTranslator,
) {
  const { setup, plays } = state;
  const { answer, isReactionOpen } = computeAnswer(state, settings);
  const line =
    answer.ok && !isReactionOpen
      ? explainBattleOutcome(answer, t).join(' ')
      : t('plays-count', { count: plays.length });
  return { name: t('battle-at', { ...setup.scores }), line };
}

/**
 * Shows, below sharing, the players if known from the score, and a note that unnamed cards are represented by
 * others.
 */
export function AfterSharing({ session, t }: SecondaryProps<BattleTypes>) {
  const named = BATTLE_SIDES.map((side) => [side, session.nameOf(side)] as const).filter(
    ([, name]) => name !== '',
  );
  return (
    <>
      {named.length > 0 && <p>{named.map(([side, name]) => `${t(`side-${side}`)}: ${name}`).join(' · ')}</p>}
      <p class="soft">{t('stand-ins')}</p>
    </>
  );
}
