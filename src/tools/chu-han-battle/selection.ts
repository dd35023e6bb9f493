import {
  CARD_FACTS,
  type Card,
  copiesIn,
  PERSONS,
  type Person,
  without,
} from '../../engine/chu-han/cards.ts';
import { abilitiesOf, type Play } from '../../engine/chu-han/play.ts';
import type { Side } from '../../engine/chu-han/side.ts';

/** What is selected for a play: cards for a troop, persons for their ability, a card of the discard pile. */
export interface Selection {
  readonly cards: readonly Card[];
  readonly ability: readonly Person[];
  readonly take: Card | null;
}

export const NOTHING_SELECTED: Selection = { cards: [], ability: [], take: null };

/** The plays that can be made from a selection. */
const VERBS = ['open', 'ability', 'defend', 'retreat', 'reinforce', 'lu-zhi', 'xiao-he'] as const;
export type Verb = (typeof VERBS)[number];

/** Why a selection is not a play yet; used as the end of a text key. */
export type Lack = 'person' | 'yu-ji' | 'ying-bu' | 'ability-alone' | 'no-troop';

function isPlayable(card: Card): card is Person {
  const { timing } = CARD_FACTS[card];
  return timing !== undefined && timing !== 'reaction';
}

/**
 * Selects one more copy of a card. Further taps move a person from the troop to the ability, and then
 * deselect it.
 */
export function tapped(selection: Selection, card: Card, isSelected: boolean): Selection {
  const { cards, ability, take } = selection;
  if (isPlayable(card)) return tappedPerson(selection, card);
  const left = isSelected ? without(cards, [card]) : [...cards, card];
  return { cards: left ?? cards, ability, take };
}

function tappedPerson(selection: Selection, person: Person): Selection {
  const { cards, ability } = selection;
  if (ability.includes(person)) return { ...selection, ability: ability.filter((one) => one !== person) };
  const left = without(cards, [person]);
  return left
    ? { ...selection, cards: left, ability: [...ability, person] }
    : { ...selection, cards: [...cards, person] };
}

/** Limits a selection to cards in the hand: a card may have lost its name since it was selected. */
export function heldIn(hand: readonly Card[], { cards, ability, take }: Selection): Selection {
  const isHeld = (card: Card, i: number) => copiesIn(cards.slice(0, i), card) < copiesIn(hand, card);
  return { cards: cards.filter(isHeld), ability: ability.filter((one) => hand.includes(one)), take };
}

/** Selects the cards of a play, so that the user can change it before playing. */
export function selectionOf(play: Play): Selection {
  if ('reinforce' in play || 'react' in play) return NOTHING_SELECTED;
  const ability = abilitiesOf(play).filter((person) => !('defend' in play) || person !== 'liu-bang');
  const isLiuBang = ability.length < abilitiesOf(play).length;
  const cards = 'open' in play ? play.open : 'defend' in play && !isLiuBang ? play.defend : [];
  return { cards, ability: isLiuBang ? ['liu-bang'] : ability, take: null };
}

/** The play that a selection makes, or what is missing. */
export function playOf(verb: Verb, by: Side, selection: Selection): Play | Lack {
  const { cards, ability } = selection;
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
      return abilityPlay(by, selection);
  }
}

function abilityPlay(by: Side, { cards, ability, take }: Selection): Play | Lack {
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

/** The plays to offer for a selection, the most likely first. */
export function verbsFor(isOpening: boolean, { ability }: Selection): readonly Verb[] {
  const has = (...persons: readonly Person[]) => ability.some((person) => persons.includes(person));
  const answer: Verb = has('xiahou-ying', 'xiang-yu') ? 'retreat' : 'defend';
  const likely = has(...OPENERS) ? 'ability' : isOpening ? 'open' : answer;
  return [likely, ...VERBS.filter((verb) => verb !== likely)];
}

/** The persons whose ability is played before a troop. */
const OPENERS = PERSONS.filter((person) => CARD_FACTS[person].timing === 'opening');
