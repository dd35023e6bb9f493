const THREES = ['ji-bu', 'yu-ji', 'peng-yue', 'zhongli-mo', 'xiahou-ying', 'lu-zhi', 'xiao-he'] as const;
const SIXES = ['ying-bu', 'han-xin', 'liu-bang', 'xiang-yu'] as const;

/** The persons with an ability, including reactions. */
export const PERSONS = [...THREES, ...SIXES] as const;
/** A card with an ability, named after its person. */
export type Person = (typeof PERSONS)[number];
/** A person that can be played out of turn, to cancel an ability. */
export type ReactionCard = 'lu-zhi' | 'xiao-he';

/**
 * The kinds of cards in display order: cards with only a rank, the joker Xiong Xin, and the persons. Rule:
 * chu-han/components/cards
 */
export const CARDS = ['xiong-xin', '1', '2', ...THREES, '4', '5', ...SIXES, '7', '8', '9'] as const;
/** A kind of card, by its name in cases. */
export type Card = (typeof CARDS)[number];

/** When an ability may be used: before opening a fight, with a defence, with a retreat, or as a reaction. */
export const ABILITY_TIMINGS = ['opening', 'defence', 'retreat', 'reaction'] as const;
export type AbilityTiming = (typeof ABILITY_TIMINGS)[number];

interface Facts {
  readonly rank: number;
  /** How many of the 46 cards are of this kind. */
  readonly copies: number;
  /** When the ability is used; only for a person with an ability. */
  readonly timing?: AbilityTiming;
}

const person = (rank: 3 | 6, timing: AbilityTiming): Facts => ({ rank, copies: 1, timing });

/** The printed values of each kind of card, and its number of copies. Rule: chu-han/components/cards */
export const CARD_FACTS: Readonly<Record<Card, Facts>> = {
  'xiong-xin': { rank: 0, copies: 1 },
  '1': { rank: 1, copies: 9 },
  '2': { rank: 2, copies: 8 },
  'ji-bu': person(3, 'opening'),
  'yu-ji': person(3, 'opening'),
  'peng-yue': person(3, 'defence'),
  'zhongli-mo': person(3, 'defence'),
  'xiahou-ying': person(3, 'retreat'),
  'lu-zhi': person(3, 'reaction'),
  'xiao-he': person(3, 'reaction'),
  '4': { rank: 4, copies: 6 },
  '5': { rank: 5, copies: 5 },
  'ying-bu': person(6, 'opening'),
  'han-xin': person(6, 'defence'),
  'liu-bang': person(6, 'defence'),
  'xiang-yu': person(6, 'retreat'),
  '7': { rank: 7, copies: 3 },
  '8': { rank: 8, copies: 2 },
  '9': { rank: 9, copies: 1 },
};

/** The card that joins any troop. Rule: chu-han/effects/xiong-xin */
export const JOKER = 'xiong-xin';

/** Returns the printed rank of a card; 0 for the joker. */
export function getRank(card: Card): number {
  return CARD_FACTS[card].rank;
}

/** Removes `others` from `cards`; undefined if one of them is missing. */
export function tryRemoveCards(cards: readonly Card[], others: readonly Card[]): readonly Card[] | undefined {
  const left = [...cards];
  for (const card of others) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/**
 * Removes `others` from `cards`.
 * @throws {Error} if one of them is missing
 */
export function removeCards(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const left = tryRemoveCards(cards, others);
  if (!left) throw new Error(`Not all of ${others.join()} are among ${cards.join()}`);
  return left;
}

/** Returns the first of `others` that is missing in `cards`; each card is counted once. */
export function findMissingCard(cards: readonly Card[], others: readonly Card[]): Card | undefined {
  return others.find((card, i) => countCopies(others.slice(0, i + 1), card) > countCopies(cards, card));
}

/** Counts the copies of a card. */
export function countCopies(cards: readonly Card[], card: Card): number {
  return cards.reduce((count, one) => (one === card ? count + 1 : count), 0);
}
