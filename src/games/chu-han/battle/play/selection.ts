import { type BattlePlay, listAbilities } from '../../rules/battle/play.ts';
import {
  CARD_FACTS,
  type Card,
  countCopies,
  PERSONS,
  type Person,
  tryRemoveCards,
} from '../../rules/cards/cards.ts';
import type { BattleSide } from '../../rules/side.ts';

/** What is selected for a play: cards for a troop, persons for their ability, a card of the discard pile. */
export interface CardSelection {
  readonly cards: readonly Card[];
  readonly ability: readonly Person[];
  readonly take: Card | null;
}

/** The selection before any card is chosen. */
export const NO_CARDS_SELECTED: CardSelection = { cards: [], ability: [], take: null };

/** The plays that can be made from a selection. */
const PLAY_KINDS = ['open', 'ability', 'defend', 'retreat', 'reinforce', 'lu-zhi', 'xiao-he'] as const;
/** The kinds of plays that a selection of cards can make. */
export type PlayKind = (typeof PLAY_KINDS)[number];

/** Why a selection is not a play yet; used as the end of a text key. */
export type SelectionFault = 'person' | 'yu-ji' | 'ying-bu' | 'ability-alone' | 'no-troop';

/** Whether a card is a person whose ability can be played; those who react have buttons of their own. */
function hasPlayableAbility(card: Card): card is Person {
  const { timing } = CARD_FACTS[card];
  return timing !== undefined && timing !== 'reaction';
}

/**
 * Selects one more copy of a card. Further taps move a person from the troop to the ability, and then
 * deselect it.
 */
export function toggleCard(selection: CardSelection, card: Card, isSelected: boolean): CardSelection {
  const { cards, ability, take } = selection;
  if (hasPlayableAbility(card)) return togglePerson(selection, card);
  const left = isSelected ? tryRemoveCards(cards, [card]) : [...cards, card];
  return { cards: left ?? cards, ability, take };
}

function togglePerson(selection: CardSelection, person: Person): CardSelection {
  const { cards, ability } = selection;
  if (ability.includes(person)) return { ...selection, ability: ability.filter((one) => one !== person) };
  const left = tryRemoveCards(cards, [person]);
  return left
    ? { ...selection, cards: left, ability: [...ability, person] }
    : { ...selection, cards: [...cards, person] };
}

/** Limits a selection to cards in the hand: a card may have lost its name since it was selected. */
export function limitSelection(
  hand: readonly Card[],
  { cards, ability, take }: CardSelection,
): CardSelection {
  const isHeld = (card: Card, i: number) => countCopies(cards.slice(0, i), card) < countCopies(hand, card);
  return { cards: cards.filter(isHeld), ability: ability.filter((one) => hand.includes(one)), take };
}

/** Selects the cards of a play, so that the user can change it before playing. */
export function toSelection(play: BattlePlay): CardSelection {
  if ('reinforce' in play || 'react' in play) return NO_CARDS_SELECTED;
  const ability = listAbilities(play).filter((person) => !('defend' in play) || person !== 'liu-bang');
  const isLiuBang = ability.length < listAbilities(play).length;
  const cards = 'open' in play ? play.open : 'defend' in play && !isLiuBang ? play.defend : [];
  return { cards, ability: isLiuBang ? ['liu-bang'] : ability, take: null };
}

/** Returns the play that a selection makes, or what is missing. */
export function toPlay(
  kind: PlayKind,
  by: BattleSide,
  selection: CardSelection,
): BattlePlay | SelectionFault {
  const { cards, ability } = selection;
  switch (kind) {
    case 'reinforce':
      return { by, reinforce: true };
    case 'lu-zhi':
    case 'xiao-he':
      return { by, react: kind };
    case 'open':
      return ability.length > 0 ? 'ability-alone' : { by, open: cards };
    case 'retreat':
      return cards.length > 0 ? 'no-troop' : { by, retreat: true, ability };
    case 'defend': {
      const isLiuBang = ability.length === 1 && ability[0] === 'liu-bang';
      return { by, defend: isLiuBang ? ['liu-bang', ...cards] : cards, ability };
    }
    case 'ability':
      return toAbilityPlay(by, selection);
  }
}

function toAbilityPlay(by: BattleSide, { cards, ability, take }: CardSelection): BattlePlay | SelectionFault {
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

/** Returns the plays to offer for a selection, the most likely first. */
export function listPlayKinds(isOpening: boolean, { ability }: CardSelection): readonly PlayKind[] {
  const has = (...persons: readonly Person[]) => ability.some((person) => persons.includes(person));
  const answer: PlayKind = has('xiahou-ying', 'xiang-yu') ? 'retreat' : 'defend';
  const likely = has(...OPENERS) ? 'ability' : isOpening ? 'open' : answer;
  return [likely, ...PLAY_KINDS.filter((kind) => kind !== likely)];
}

/** The persons whose ability is played before a troop. */
const OPENERS = PERSONS.filter((person) => CARD_FACTS[person].timing === 'opening');
