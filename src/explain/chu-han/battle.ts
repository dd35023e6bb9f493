import type { BattleStep } from '../../engine/chu-han/step.ts';
import type { Sentence } from '../sentence.ts';
import { BATTLE_SENTENCES } from './battle-steps.ts';
import { type BattleTranslator, type BattleWords, battleWordsOf } from './battle-words.ts';

/**
 * Every step of a battle as a sentence, in order. `isFaceDown` says for each card of the draw pile before the
 * first play, top first, whether it is face down; those are not named.
 */
export function explainBattle(
  trace: readonly BattleStep[],
  t: BattleTranslator,
  isFaceDown: readonly boolean[] = [],
): readonly Sentence[] {
  let drawn = 0;
  return trace.map((step) => {
    const text = sayStep(step, battleWordsOf(t, isFaceDown.slice(drawn)));
    if (step.step === 'reinforced') drawn += step.cards.length;
    return { rule: step.rule, text };
  });
}

function sayStep(step: BattleStep, words: BattleWords): string {
  const say = BATTLE_SENTENCES[step.step] as (step: BattleStep, words: BattleWords) => string; // each takes its own
  return say(step, words);
}
