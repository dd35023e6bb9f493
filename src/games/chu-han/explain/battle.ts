import type { CitedSentence } from '../../../explain/sentence.ts';
import type { BattleStep } from '../rules/step.ts';
import { type BattlePhrases, type BattleTranslator, createBattlePhrases } from './battle-phrases.ts';
import { BATTLE_SENTENCES } from './battle-steps.ts';

/**
 * Explains every step of a battle in a sentence, in order. `isFaceDown` states for each card of the draw pile
 * before the first play, top first, whether it is face down; face-down cards are not named.
 */
export function explainBattleSteps(
  trace: readonly BattleStep[],
  t: BattleTranslator,
  isFaceDown: readonly boolean[] = [],
): readonly CitedSentence[] {
  let drawn = 0;
  return trace.map((step) => {
    const text = describeStep(step, createBattlePhrases(t, isFaceDown.slice(drawn)));
    if (step.step === 'reinforced') drawn += step.cards.length;
    return { rule: step.rule, text };
  });
}

function describeStep(step: BattleStep, words: BattlePhrases): string {
  // Each function takes its own kind of step.
  const describe = BATTLE_SENTENCES[step.step] as (step: BattleStep, words: BattlePhrases) => string;
  return describe(step, words);
}
