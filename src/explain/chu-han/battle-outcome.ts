import type { BySide } from '../../engine/chu-han/side.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ChuHanBattleAnswer } from '../../referee/chu-han/battle.ts';
import { explainBattle } from './battle.ts';
import { explainBattleRefusal } from './battle-reasons.ts';
import { battleWordsOf } from './battle-words.ts';

/**
 * How a battle stands or has ended, for the head of a result, in short sentences: who has won, or whose turn it is,
 * then the score. Texts: `chu-han`, `chu-han-battle`.
 */
export function explainBattleOutcome(answer: ChuHanBattleAnswer, t: Translator): readonly string[] {
  if (!answer.legal) {
    const refusal = answer.trace.findLast((step) => step.step === 'refused');
    const why = refusal ? explainBattleRefusal(refusal, t) : '';
    return [t('outcome-refused', { play: answer.play + 1 }), why];
  }
  return [...headOf(answer, t), t('outcome-scores', { ...answer.scores })];
}

type Standing = Extract<ChuHanBattleAnswer, { readonly legal: true }>;

function headOf(answer: Standing, t: Translator): readonly string[] {
  const { side } = battleWordsOf(t);
  const { gameWinner, battleWinner, nextOpener, turn, troop } = answer;
  if (gameWinner)
    return [t('outcome-game', { side: side(gameWinner) }), ...(battleWinner ? scoringOf(answer, t) : [])];
  if (battleWinner)
    return [
      t('outcome-battle', { side: side(battleWinner) }),
      ...scoringOf(answer, t),
      ...(nextOpener ? [t('outcome-next', { side: side(nextOpener) })] : []),
    ];
  const mover = { side: side(turn ?? 'han') };
  return [troop ? t('outcome-answers', { ...mover, ...troop }) : t('outcome-opens', mover)];
}

function scoringOf({ battlePoints }: Standing, t: Translator): readonly string[] {
  const points: BySide<number> = battlePoints ?? { han: 0, chu: 0 };
  return [t('outcome-scoring', { ...points })];
}

/** Outcome and steps as lines for a chat. Texts: `chu-han`, `chu-han-battle`. */
export function plainBattle(
  answer: ChuHanBattleAnswer,
  t: Translator,
  isFaceDown: readonly boolean[] = [],
): readonly string[] {
  const steps = explainBattle(answer.trace, t, isFaceDown);
  const outcome = explainBattleOutcome(answer, t);
  return [t('plain-title'), ...outcome, '', ...steps.map(({ text }, i) => `${i + 1}. ${text}`)];
}
