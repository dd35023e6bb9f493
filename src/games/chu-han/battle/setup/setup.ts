import { keysOf } from '../../../../core/record.ts';
import {
  CARDS_IN_PLAY,
  INITIAL_HAND_SIZE,
  REINFORCEMENT_COUNT,
  REINFORCEMENT_SIZE,
  WINNING_SCORE,
} from '../../rules/cards/box.ts';
import {
  CARD_FACTS,
  CARDS,
  type Card,
  countCopies,
  getRank,
  tryRemoveCards,
} from '../../rules/cards/cards.ts';
import { isWinDelayed } from '../../rules/event.ts';
import { BATTLE_SIDES, type BattleSide, opponentOf } from '../../rules/side.ts';
import type { BattleSetup, KnownHand } from '../../saves/battle.ts';

/** The places where cards can be known before the first play. */
export const CARD_PLACES = [...BATTLE_SIDES, 'discard'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

/** Why an edit of the set-up is impossible; used as the end of a text key. */
export type BattleObstacle =
  | 'hand-full'
  | 'hand-empty'
  | 'no-copy'
  | 'all-placed'
  | 'xiang-yu'
  | 'xiang-yu-held'
  | 'reinforcements';

/** A changed set-up, or why it cannot be changed. */
export type BattleSetupEdit =
  | { readonly ok: true; readonly setup: BattleSetup }
  | { readonly ok: false; readonly why: BattleObstacle };

/** The highest score that can be entered by hand if an event lets scores exceed the goal. */
const HIGHEST_SCORE = 99;

/** Returns the number of cards in a hand, named or face down. */
export function countHandCards({ known, faceDown }: KnownHand): number {
  return known.length + faceDown;
}

/** Returns the maximum hand size of a side. Rule: chu-han/set-up/deal, chu-han/reinforcement/draw */
export function getHandLimit({ taken }: BattleSetup, side: BattleSide): number {
  return INITIAL_HAND_SIZE + REINFORCEMENT_SIZE * taken[side];
}

/** Returns the highest score at which the battle can still take place. Rule: chu-han/game-end/thirty-one */
export function getHighestScore({ event }: BattleSetup): number {
  return isWinDelayed(event) ? HIGHEST_SCORE : WINNING_SCORE - 1;
}

/** Lists all cards whose place is known. */
function listPlacedCards({ hands, deck, discard }: BattleSetup): readonly Card[] {
  const drawn = deck.filter((card) => card !== null);
  return [...hands.han.known, ...hands.chu.known, ...drawn, ...discard];
}

/** Returns the number of copies of a card without a known place. A used Xiang Yu is in no hand. */
export function countUnplacedCopies(setup: BattleSetup, card: Card): number {
  if (card === 'xiang-yu' && setup.doubled) return 0;
  return CARD_FACTS[card].copies - countCopies(listPlacedCards(setup), card);
}

/** Returns the named cards in a place, in order. */
export function listKnownCards({ hands, discard }: BattleSetup, place: CardPlace): readonly Card[] {
  return sortCards(place === 'discard' ? discard : hands[place].known);
}

/**
 * All cards in the order of a row to pick from: those without a character, of which most hands consist, the
 * characters of rank 3, and the rest.
 */
export const PICKER_CARDS: readonly Card[] = [...CARDS].sort((a, b) => getPickerPart(a) - getPickerPart(b));

function getPickerPart(card: Card): number {
  const rank = getRank(card);
  return card === String(rank) ? 0 : rank === 3 ? 1 : 2;
}

/** Sorts cards into the usual order. */
export function sortCards(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** Counts all cards in hands, the draw pile and the discard pile, named or face down. */
function countCardsInPlay({ hands, deck, discard }: BattleSetup): number {
  return countHandCards(hands.han) + countHandCards(hands.chu) + deck.length + discard.length;
}

/** Changes some facts of a set-up. Returns the same object if nothing changes. */
export function withSetupFacts(setup: BattleSetup, facts: Partial<BattleSetup>): BattleSetup {
  const next = { ...setup, ...facts };
  return keysOf(facts).every((key) => next[key] === setup[key]) ? setup : next;
}

/** Makes the result of an edit that is possible. */
export const acceptEdit = (setup: BattleSetup): BattleSetupEdit => ({ ok: true, setup });
const refuseEdit = (why: BattleObstacle): BattleSetupEdit => ({ ok: false, why });

function withHand(setup: BattleSetup, side: BattleSide, hand: KnownHand): BattleSetup {
  return { ...setup, hands: { ...setup.hands, [side]: hand } };
}

/** Puts a card into a place. In a hand it replaces a face-down card, if there is one. */
export function placeCard(setup: BattleSetup, place: CardPlace, card: Card): BattleSetupEdit {
  const isSpent = card === 'xiang-yu' && setup.doubled && place !== 'discard';
  if (isSpent) return refuseEdit('xiang-yu');
  const copies = CARD_FACTS[card].copies - countCopies(listPlacedCards(setup), card);
  if (copies <= 0) return refuseEdit('no-copy');
  if (place === 'discard') return placeInPile(setup, card);
  const { known, faceDown } = setup.hands[place];
  if (faceDown > 0)
    return acceptEdit(withHand(setup, place, { known: [...known, card], faceDown: faceDown - 1 }));
  const grown = resizeHand(setup, place, known.length + 1);
  return grown.ok ? placeCard(grown.setup, place, card) : grown;
}

function placeInPile(setup: BattleSetup, card: Card): BattleSetupEdit {
  if (countCardsInPlay(setup) >= CARDS_IN_PLAY) return refuseEdit('all-placed');
  return acceptEdit({ ...setup, discard: [...setup.discard, card] });
}

/** Removes a card from a place. In a hand, a face-down card replaces it. */
export function removeCard(setup: BattleSetup, place: CardPlace, card: Card): BattleSetup {
  if (place === 'discard')
    return { ...setup, discard: tryRemoveCards(setup.discard, [card]) ?? setup.discard };
  const { known, faceDown } = setup.hands[place];
  const left = tryRemoveCards(known, [card]);
  return left ? withHand(setup, place, { known: left, faceDown: faceDown + 1 }) : setup;
}

/** Changes the size of a hand by adding or removing face-down cards; named cards stay. */
export function resizeHand(setup: BattleSetup, side: BattleSide, size: number): BattleSetupEdit {
  const { known } = setup.hands[side];
  if (size === countHandCards(setup.hands[side])) return acceptEdit(setup);
  if (size > getHandLimit(setup, side)) return refuseEdit('hand-full');
  if (size < Math.max(1, known.length)) return refuseEdit('hand-empty');
  const next = withHand(setup, side, { known, faceDown: size - known.length });
  return countCardsInPlay(next) > CARDS_IN_PLAY ? refuseEdit('all-placed') : acceptEdit(next);
}

/**
 * Sets how many reinforcements a side has taken. The draw pile loses two cards for each; a hand above its new
 * maximum loses face-down cards.
 *
 * Rule: chu-han/reinforcement/supply
 */
export function withReinforcements(setup: BattleSetup, side: BattleSide, count: number): BattleSetupEdit {
  if (count === setup.taken[side]) return acceptEdit(setup);
  if (count < 0 || count + setup.taken[opponentOf(side)] > REINFORCEMENT_COUNT)
    return refuseEdit('reinforcements');
  const taken = { ...setup.taken, [side]: count };
  const length = REINFORCEMENT_SIZE * (REINFORCEMENT_COUNT - taken.han - taken.chu);
  const deck = Array.from({ length }, (_, i) => setup.deck[setup.deck.length - length + i] ?? null);
  const { known, faceDown } = setup.hands[side];
  const most = getHandLimit({ ...setup, taken }, side);
  if (known.length > most) return refuseEdit('hand-full');
  const hand = { known, faceDown: Math.min(faceDown, most - known.length) };
  const next = withHand({ ...setup, taken, deck }, side, hand);
  return countCardsInPlay(next) > CARDS_IN_PLAY ? refuseEdit('all-placed') : acceptEdit(next);
}

/**
 * Sets whether Xiang Yu has been used in this battle; a used one is in no hand.
 * Rule: chu-han/abilities/xiang-yu
 */
export function withDoubledPoints(setup: BattleSetup, doubled: boolean): BattleSetupEdit {
  const isHeld = BATTLE_SIDES.some((side) => setup.hands[side].known.includes('xiang-yu'));
  return doubled && isHeld ? refuseEdit('xiang-yu-held') : acceptEdit(withSetupFacts(setup, { doubled }));
}

/** Sets the points of a side at the start of the battle. */
export function withScore(setup: BattleSetup, side: BattleSide, score: number): BattleSetup {
  const points = Math.max(0, score);
  return points === setup.scores[side] ? setup : { ...setup, scores: { ...setup.scores, [side]: points } };
}

/** Sets whether a side plays with an open hand. */
export function withOpenHand(setup: BattleSetup, side: BattleSide, isOpen: boolean): BattleSetup {
  if (isOpen === setup.faceUp.includes(side)) return setup;
  return {
    ...setup,
    faceUp: BATTLE_SIDES.filter((one) => (one === side ? isOpen : setup.faceUp.includes(one))),
  };
}
