import { describeFrequency, isFraction, isImpossible } from '../../../explain/frequency.ts';
import { capitalize } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { CARDS, type Card } from '../rules/cards/cards.ts';
import type { DefenceChances } from '../rules/chances.ts';
import type { BattleSide } from '../rules/side.ts';

/** Translator for the texts on how likely a troop is beaten. */
export type TroopChancesTranslator = Translator<'chances' | 'chu-han-chances'>;

/** The names of sides and cards. */
export interface ChuHanNames {
  side(side: BattleSide): string;
  card(card: Card): string;
}

/** The chances of the side that may beat the troop. */
type SideChances = Pick<DefenceChances, 'beaten' | 'reinforced' | 'holds'> & { readonly by: BattleSide };

/** A probability with its text. */
interface ChanceSentence {
  readonly chance: string;
  readonly text: string;
}

/** Describes how likely a troop is beaten, without and with a reinforcement. */
export function describeBeatChances(
  { by, beaten, reinforced }: SideChances,
  { side }: ChuHanNames,
  t: TroopChancesTranslator,
): readonly ChanceSentence[] {
  const other = side(by);
  const describe = (chance: string, key: 'beats' | 'beats-reinforced') =>
    isImpossible(chance)
      ? t(`${key}-not`, { side: other })
      : t(`${key}-often`, { side: other, often: describeFrequency(chance, t) });
  return [
    { chance: beaten, text: describe(beaten, 'beats') },
    ...(reinforced === null ? [] : [{ chance: reinforced, text: describe(reinforced, 'beats-reinforced') }]),
  ];
}

/** Formats the exact fractions; empty if neither is one. */
export function formatExactBeatChances(
  { beaten, reinforced }: Pick<SideChances, 'beaten' | 'reinforced'>,
  t: TroopChancesTranslator,
): string {
  if (reinforced !== null && isFraction(reinforced)) return t('exactly-reinforced', { beaten, reinforced });
  return isFraction(beaten) ? t('exactly-troop', { beaten }) : '';
}

/** Describes how likely the other hand contains Lü Zhi, and which other cards are equally likely in it. */
export function describeHeldCards(
  { by, holds }: SideChances,
  { side, card }: ChuHanNames,
  t: TroopChancesTranslator,
): readonly string[] {
  const other = side(by);
  const luZhi = holds['lu-zhi'];
  const facts = { side: other, card: card('lu-zhi') };
  const first =
    luZhi === undefined || isImpossible(luZhi)
      ? t('holds-not', facts)
      : t('holds-often', { ...facts, often: describeFrequency(luZhi, t) });
  const [chance] = Object.values(holds).filter((one) => one !== '1/1');
  const alike = CARDS.filter((one) => one !== 'lu-zhi' && holds[one] !== undefined && holds[one] === chance);
  if (alike.length === 0 || chance === undefined || isImpossible(chance)) return [first];
  const cards = alike.map(card).join(', ');
  return [first, capitalize(t('holds-others', { side: other, cards, often: describeFrequency(chance, t) }))];
}
