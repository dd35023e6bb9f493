import type { ChuHanFixedRuling, ChuHanRulings } from '../../engine/chu-han/ruling.ts';
import { entriesOf } from '../../engine/record.ts';
import type { RuleId } from '../../engine/trace.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { CitedSentence } from '../sentence.ts';

/** The rule that contains each open point. */
export const RULE_BY_RULING: Readonly<Record<ChuHanFixedRuling | keyof ChuHanRulings, RuleId>> = {
  'hangu-pass-doubled': 'chu-han/events/hangu-pass',
  'lu-zhi-against-pair': 'chu-han/reactions/pair',
  'cancelled-last-card': 'chu-han/reactions/last-card',
  'both-at-31': 'chu-han/game-end/both',
  'zhongli-single': 'chu-han/abilities/zhongli-mo',
  'ji-bu-short': 'chu-han/abilities/ji-bu',
  'ability-after-cancel': 'chu-han/reactions/no-second-ability',
  'reinforce-after-opening': 'chu-han/reactions/no-late-reinforcement',
};

/** The open points that affected an answer, each in one or two sentences. */
export function explainBattleRulings(
  points: readonly string[],
  t: Translator<'chu-han-battle'>,
): readonly CitedSentence[] {
  return entriesOf(RULE_BY_RULING)
    .filter(([point]) => points.includes(point))
    .map(([point, rule]) => ({ rule, text: t(`open-${point}`) }));
}
