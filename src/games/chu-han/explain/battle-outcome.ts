import type { ChuHanBattleAnswer } from '../referee/battle.ts';
import { type BattleTranslator, createBattlePhrases } from './battle-phrases.ts';
import { explainBattleRefusal } from './battle-refusals.ts';

/** One sentence or more. */
type Sentences = readonly [string, ...string[]];

/**
 * Explains the state or result of a battle in short sentences, for the head of a verdict: who has won or
 * whose turn it is, then the score.
 */
export function explainBattleOutcome(answer: ChuHanBattleAnswer, t: BattleTranslator): Sentences {
  if (!answer.legal) {
    const refusal = answer.trace.findLast((step) => step.step === 'refused');
    if (!refusal) throw new Error(`Refused without a step that says so: ${answer.reason}`);
    return [t('outcome-play-refused', { play: answer.play + 1 }), explainBattleRefusal(refusal, t)];
  }
  return [...describeStatus(answer, t), t('outcome-scores', { ...answer.scores })];
}

type LegalAnswer = Extract<ChuHanBattleAnswer, { readonly legal: true }>;

function describeStatus(answer: LegalAnswer, t: BattleTranslator): Sentences {
  const { side } = createBattlePhrases(t);
  if (answer.status === 'fighting') {
    const { turn, troop } = answer;
    const mover = { side: side(turn) };
    return [troop ? t('outcome-answers', { ...mover, ...troop }) : t('outcome-opens', mover)];
  }
  const { gameWinner, battleWinner, nextOpener, battlePoints } = answer;
  const scoring = battleWinner ? [t('outcome-scoring', { ...battlePoints })] : [];
  if (gameWinner) return [t('outcome-game', { side: side(gameWinner) }), ...scoring];
  if (!battleWinner) throw new Error(`Over, and nobody has won: ${answer.status}`);
  const next = nextOpener ? [t('outcome-next', { side: side(nextOpener) })] : [];
  return [t('outcome-battle', { side: side(battleWinner) }), ...scoring, ...next];
}
