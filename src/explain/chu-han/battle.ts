import type { BattleStep } from '../../engine/chu-han/step.ts';
import type { CitedSentence } from '../sentence.ts';
import { type BattlePhrases, type BattleTranslator, createBattlePhrases } from './battle-phrases.ts';
import { BATTLE_SENTENCES } from './battle-steps.ts';

/**
 * Every step of a battle as a sentence, in order. `isFaceDown` says for each card of the draw pile before the
 * first play, top first, whether it is face down; those are not named.
 */
export function explainBattle(
  trace: readonly BattleStep[],
  t: BattleTranslator,
  isFaceDown: readonly boolean[] = [],
): readonly CitedSentence[] {
  let drawn = 0;
  return trace.map((step) => {
    const text = sayStep(step, createBattlePhrases(t, isFaceDown.slice(drawn)));
    if (step.step === 'reinforced') drawn += step.cards.length;
    return { rule: step.rule, text };
  });
}

function sayStep(step: BattleStep, words: BattlePhrases): string {
  const say = BATTLE_SENTENCES[step.step] as (step: BattleStep, words: BattlePhrases) => string; // each takes its own
  return say(step, words);
}
