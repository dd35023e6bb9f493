import { CARD_FACTS, type Card, PERSONS, type Person, without } from '../../engine/chu-han/cards.ts';
import { abilitiesOf, type Play } from '../../engine/chu-han/play.ts';
import type { Side } from '../../engine/chu-han/side.ts';

/** What somebody would like to play: cards for a troop, persons for their ability, a card of the discard pile. */
export interface Wish {
  readonly cards: readonly Card[];
  readonly ability: readonly Person[];
  readonly take: Card | null;
}

export const NO_WISH: Wish = { cards: [], ability: [], take: null };

/** What can be done with chosen cards. */
export const VERBS = ['open', 'ability', 'defend', 'retreat', 'reinforce', 'lu-zhi', 'xiao-he'] as const;
export type Verb = (typeof VERBS)[number];

/** What a wish still lacks to be a play: the end of a key of a text. */
export type Lack = 'person' | 'yu-ji' | 'ying-bu' | 'ability-alone' | 'no-troop';

function isPlayable(card: Card): card is Person {
  const { timing } = CARD_FACTS[card];
  return timing !== undefined && timing !== 'reaction';
}

/** Takes one more copy of a card into the wish; a person goes from the troop to the ability, and then out of it. */
export function tapped(wish: Wish, card: Card, isChosen: boolean): Wish {
  const { cards, ability, take } = wish;
  if (isPlayable(card)) return tappedPerson(wish, card);
  const left = isChosen ? without(cards, [card]) : [...cards, card];
  return { cards: left ?? cards, ability, take };
}

function tappedPerson(wish: Wish, person: Person): Wish {
  const { cards, ability } = wish;
  if (ability.includes(person)) return { ...wish, ability: ability.filter((one) => one !== person) };
  const left = without(cards, [person]);
  return left
    ? { ...wish, cards: left, ability: [...ability, person] }
    : { ...wish, cards: [...cards, person] };
}

/** The wish to do what a play does, to be changed before it is played. */
export function wishOf(play: Play): Wish {
  if ('reinforce' in play || 'react' in play) return NO_WISH;
  const ability = abilitiesOf(play).filter((person) => !('defend' in play) || person !== 'liu-bang');
  const isLiuBang = ability.length < abilitiesOf(play).length;
  const cards = 'open' in play ? play.open : 'defend' in play && !isLiuBang ? play.defend : [];
  return { cards, ability: isLiuBang ? ['liu-bang'] : ability, take: null };
}

/** The play that a wish comes to, or what it still lacks. */
export function playOf(verb: Verb, by: Side, wish: Wish): Play | Lack {
  const { cards, ability } = wish;
  switch (verb) {
    case 'reinforce':
      return { by, reinforce: true };
    case 'lu-zhi':
    case 'xiao-he':
      return { by, react: verb };
    case 'open':
      return ability.length > 0 ? 'ability-alone' : { by, open: cards };
    case 'retreat':
      return cards.length > 0 ? 'no-troop' : { by, retreat: true, ability };
    case 'defend': {
      const isLiuBang = ability.length === 1 && ability[0] === 'liu-bang';
      return { by, defend: isLiuBang ? ['liu-bang', ...cards] : cards, ability };
    }
    case 'ability':
      return abilityPlay(by, wish);
  }
}

function abilityPlay(by: Side, { cards, ability, take }: Wish): Play | Lack {
  const [discard, ...more] = cards;
  if (ability.length === 0) return 'person';
  if (ability.includes('yu-ji')) {
    if (discard === undefined || more.length > 0) return 'yu-ji';
    return { by, ability, discard };
  }
  if (discard !== undefined) return 'ability-alone';
  if (!ability.includes('ying-bu')) return { by, ability };
  return take ? { by, ability, take } : 'ying-bu';
}

/** The persons of a wish whose ability comes before a troop. */
export function isOpeningWish({ ability }: Wish): boolean {
  return PERSONS.some((person) => ability.includes(person) && CARD_FACTS[person].timing === 'opening');
}
