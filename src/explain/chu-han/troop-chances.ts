import { CARDS, type Card } from '../../engine/chu-han/cards.ts';
import type { Chances } from '../../engine/chu-han/chances.ts';
import type { Side } from '../../engine/chu-han/side.ts';
import type { Translator } from '../../i18n/translator.ts';
import { isImpossible, sayOften } from '../often.ts';
import { capital } from '../sentence.ts';

/** Translator for the texts on how likely a troop is beaten. */
export type TroopChancesTranslator = Translator<'chances' | 'chu-han-chances'>;

/** The names of sides and cards. */
export interface Callings {
  side(side: Side): string;
  card(card: Card): string;
}

type Told = Pick<Chances, 'beaten' | 'reinforced' | 'holds'> & { readonly by: Side };

/** A probability with its text. */
interface Said {
  readonly chance: string;
  readonly text: string;
}

/** How likely a troop is beaten, without and with a reinforcement. */
export function sayBeaten(
  { by, beaten, reinforced }: Told,
  { side }: Callings,
  t: TroopChancesTranslator,
): readonly Said[] {
  const other = side(by);
  const say = (chance: string, key: 'beats' | 'beats-reinforced') =>
    isImpossible(chance)
      ? t(`${key}-not`, { side: other })
      : t(`${key}-often`, { side: other, often: sayOften(chance, t) });
  return [
    { chance: beaten, text: say(beaten, 'beats') },
    ...(reinforced === null ? [] : [{ chance: reinforced, text: say(reinforced, 'beats-reinforced') }]),
  ];
}

/** How likely the other hand contains Lü Zhi, and which other cards are equally likely in it. */
export function sayHolds(
  { by, holds }: Told,
  { side, card }: Callings,
  t: TroopChancesTranslator,
): readonly string[] {
  const other = side(by);
  const luZhi = holds['lu-zhi'];
  const facts = { side: other, card: card('lu-zhi') };
  const first =
    luZhi === undefined || isImpossible(luZhi)
      ? t('holds-not', facts)
      : t('holds-often', { ...facts, often: sayOften(luZhi, t) });
  const [chance] = Object.values(holds).filter((one) => one !== '1/1');
  const alike = CARDS.filter((one) => one !== 'lu-zhi' && holds[one] !== undefined && holds[one] === chance);
  if (alike.length === 0 || chance === undefined || isImpossible(chance)) return [first];
  const cards = alike.map(card).join(', ');
  return [first, capital(t('holds-others', { side: other, cards, often: sayOften(chance, t) }))];
}
