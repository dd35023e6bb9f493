import type { Translator } from '../../../i18n/translator.ts';
import { CARDS, type Card, countCopies } from '../rules/cards/cards.ts';
import type { BattleSide } from '../rules/side.ts';

/** Translator for the texts about a battle. */
export type BattleTranslator = Translator<'chu-han' | 'chu-han-steps'>;

/** The phrases for sentences about a battle in one language. */
export interface BattlePhrases {
  readonly t: BattleTranslator;
  readonly side: (side: BattleSide) => string;
  readonly card: (card: Card) => string;
  /** Cards as one phrase; equal ones are counted: `6 × 1, Xiong Xin`. */
  readonly cards: (cards: readonly Card[]) => string;
  /** The top cards of the draw pile in order; face-down ones are only counted. */
  readonly drawn: (cards: readonly Card[]) => string;
  readonly points: (points: number, base: number) => string;
}

/**
 * Creates the phrases in the language of `t`. `isFaceDown` states for each card of the draw pile, top first,
 * whether it is face down.
 */
export function createBattlePhrases(t: BattleTranslator, isFaceDown: readonly boolean[] = []): BattlePhrases {
  const card = (one: Card) => t(`card-${one}`);
  return {
    t,
    side: (side) => t(`side-${side}`),
    card,
    cards: (cards) => formatCards(cards, card),
    drawn(cards) {
      const open = cards.filter((_, i) => !isFaceDown[i]);
      const count = cards.length - open.length;
      return [...open.map(card), ...(count > 0 ? [t('face-down-cards', { count })] : [])].join(', ');
    },
    points: (points, base) =>
      points === base
        ? t('points', { count: points })
        : t('points-doubled', { points: t('points', { count: points }), base }),
  };
}

function formatCards(cards: readonly Card[], formatCard: (card: Card) => string): string {
  return CARDS.filter((card) => cards.includes(card))
    .map((card) => {
      const copies = countCopies(cards, card);
      return copies > 1 ? `${copies}\u00a0×\u00a0${formatCard(card)}` : formatCard(card);
    })
    .join(', ');
}
