import { entriesOf } from '../../../core/record.ts';
import type { RuleId } from '../../../core/trace.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { ChuHanRulingId } from '../rules/ruling-options.ts';

/** The rule that each ruling interprets. */
export const RULE_BY_RULING: Readonly<Record<ChuHanRulingId, RuleId>> = {
  'hangu-pass-doubled': 'chu-han/events/hangu-pass',
  'lu-zhi-against-pair': 'chu-han/reactions/pair',
  'cancelled-last-card': 'chu-han/reactions/last-card',
  'both-at-31': 'chu-han/game-end/both',
  'zhongli-single': 'chu-han/abilities/zhongli-mo',
  'ji-bu-short': 'chu-han/abilities/ji-bu',
  'ability-after-cancel': 'chu-han/reactions/no-second-ability',
  'reinforce-after-opening': 'chu-han/reactions/no-late-reinforcement',
};

/** Explains the rulings that affected an answer, each in one or two sentences. */
export function explainAppliedRulings(
  rulings: readonly string[],
  t: Translator<'chu-han-steps'>,
): readonly CitedSentence[] {
  return entriesOf(RULE_BY_RULING)
    .filter(([ruling]) => rulings.includes(ruling))
    .map(([ruling, rule]) => ({ rule, text: t(`open-${ruling}`) }));
}
