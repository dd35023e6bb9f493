import {
  CARDS_A_REINFORCEMENT,
  CARDS_IN_BOX,
  GOAL,
  HAND,
  LOCKED_CARDS,
  REINFORCEMENTS,
} from '../../engine/chu-han/box.ts';
import { CARD_FACTS, CARDS, type Card, copiesIn, without } from '../../engine/chu-han/cards.ts';
import { isWinDelayed } from '../../engine/chu-han/event.ts';
import { opponentOf, SIDES, type Side } from '../../engine/chu-han/side.ts';
import { keysOf } from '../../engine/record.ts';
import type { BattleSetup, KnownHand } from '../../saves/chu-han-battle.ts';

/** Where a card can be known to lie before the first play. */
export const PLACES = [...SIDES, 'discard'] as const;
export type Place = (typeof PLACES)[number];

/** Why a set-up cannot be changed so: the end of a key of a text. */
export type Obstacle =
  | 'hand-full'
  | 'hand-empty'
  | 'no-copy'
  | 'all-placed'
  | 'xiang-yu'
  | 'xiang-yu-held'
  | 'reinforcements';

/** A changed set-up, or why it stays. */
export type Edit =
  | { readonly ok: true; readonly setup: BattleSetup }
  | { readonly ok: false; readonly why: Obstacle };

/** The cards that lie anywhere in sight of a battle. */
const CARDS_IN_SIGHT = CARDS_IN_BOX - LOCKED_CARDS;
/** The most that a score is let grow to by hand, where an event lets it pass the goal. */
const HIGHEST_SCORE = 99;

/** A battle as it is dealt: nothing known but that Han opens at 0 to 1. Rule: chu-han/set-up/deal */
export const FRESH_SETUP: BattleSetup = {
  scores: { han: 0, chu: 1 },
  opener: 'han',
  hands: { han: { known: [], faceDown: HAND }, chu: { known: [], faceDown: HAND } },
  deck: Array.from({ length: CARDS_A_REINFORCEMENT * REINFORCEMENTS }, () => null),
  discard: [],
  taken: { han: 0, chu: 0 },
  doubled: false,
  faceUp: [],
  event: null,
  isPassDoubled: null,
};

/** How many cards a hand holds, known or not. */
export function sizeOf({ known, faceDown }: KnownHand): number {
  return known.length + faceDown;
}

/** The most cards that a side can hold. Rule: chu-han/set-up/deal, chu-han/reinforcement/draw */
export function mostInHand({ taken }: BattleSetup, side: Side): number {
  return HAND + CARDS_A_REINFORCEMENT * taken[side];
}

/** The highest score with which the battle can still be fought. Rule: chu-han/game-end/thirty-one */
export function mostPoints({ event }: BattleSetup): number {
  return isWinDelayed(event) ? HIGHEST_SCORE : GOAL - 1;
}

/** Every card whose place is known. */
function knownCards({ hands, deck, discard }: BattleSetup): readonly Card[] {
  const drawn = deck.filter((card) => card !== null);
  return [...hands.han.known, ...hands.chu.known, ...drawn, ...discard];
}

/** How many of a card have no known place. A Xiang Yu who has been used lies in no hand. */
export function copiesLeft(setup: BattleSetup, card: Card): number {
  if (card === 'xiang-yu' && setup.doubled) return 0;
  return CARD_FACTS[card].copies - copiesIn(knownCards(setup), card);
}

/** The cards that a face-down one may be, each once, in their order. */
export function unseenKinds(setup: BattleSetup): readonly Card[] {
  return CARDS.filter((card) => copiesLeft(setup, card) > 0);
}

/** The cards that lie in a place, as far as they are known, in their order. */
export function knownIn({ hands, discard }: BattleSetup, place: Place): readonly Card[] {
  return sorted(place === 'discard' ? discard : hands[place].known);
}

/** Cards in the order in which they are listed. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

function inSight({ hands, deck, discard }: BattleSetup): number {
  return sizeOf(hands.han) + sizeOf(hands.chu) + deck.length + discard.length;
}

/** Changes some of what is known; the same set-up where nothing is another. */
export function withFacts(setup: BattleSetup, facts: Partial<BattleSetup>): BattleSetup {
  const next = { ...setup, ...facts };
  return keysOf(facts).every((key) => next[key] === setup[key]) ? setup : next;
}

const done = (setup: BattleSetup): Edit => ({ ok: true, setup });
const not = (why: Obstacle): Edit => ({ ok: false, why });

function withHand(setup: BattleSetup, side: Side, hand: KnownHand): BattleSetup {
  return { ...setup, hands: { ...setup.hands, [side]: hand } };
}

/** Says where one more card lies: in a hand it is one of those face down, as long as there are any. */
export function placed(setup: BattleSetup, place: Place, card: Card): Edit {
  const isSpent = card === 'xiang-yu' && setup.doubled && place !== 'discard';
  if (isSpent) return not('xiang-yu');
  const copies = CARD_FACTS[card].copies - copiesIn(knownCards(setup), card);
  if (copies <= 0) return not('no-copy');
  if (place === 'discard') return discarded(setup, card);
  const { known, faceDown } = setup.hands[place];
  if (faceDown > 0) return done(withHand(setup, place, { known: [...known, card], faceDown: faceDown - 1 }));
  const grown = resized(setup, place, known.length + 1);
  return grown.ok ? placed(grown.setup, place, card) : grown;
}

function discarded(setup: BattleSetup, card: Card): Edit {
  if (inSight(setup) >= CARDS_IN_SIGHT) return not('all-placed');
  return done({ ...setup, discard: [...setup.discard, card] });
}

/** Takes back where a card lies; a hand keeps its size. */
export function lifted(setup: BattleSetup, place: Place, card: Card): BattleSetup {
  if (place === 'discard') return { ...setup, discard: without(setup.discard, [card]) ?? setup.discard };
  const { known, faceDown } = setup.hands[place];
  const left = without(known, [card]);
  return left ? withHand(setup, place, { known: left, faceDown: faceDown + 1 }) : setup;
}

/** A hand of another size: cards face down come and go, and never those that are known. */
export function resized(setup: BattleSetup, side: Side, size: number): Edit {
  const { known } = setup.hands[side];
  if (size === sizeOf(setup.hands[side])) return done(setup);
  if (size > mostInHand(setup, side)) return not('hand-full');
  if (size < Math.max(1, known.length)) return not('hand-empty');
  const next = withHand(setup, side, { known, faceDown: size - known.length });
  return inSight(next) > CARDS_IN_SIGHT ? not('all-placed') : done(next);
}

/**
 * Reinforcements that a side has taken: the draw pile loses two cards for each, and a hand that would be larger than
 * it can be loses cards that lie face down.
 *
 * Rule: chu-han/reinforcement/supply
 */
export function withTaken(setup: BattleSetup, side: Side, count: number): Edit {
  if (count === setup.taken[side]) return done(setup);
  if (count < 0 || count + setup.taken[opponentOf(side)] > REINFORCEMENTS) return not('reinforcements');
  const taken = { ...setup.taken, [side]: count };
  const length = CARDS_A_REINFORCEMENT * (REINFORCEMENTS - taken.han - taken.chu);
  const deck = Array.from({ length }, (_, i) => setup.deck[setup.deck.length - length + i] ?? null);
  const { known, faceDown } = setup.hands[side];
  const most = mostInHand({ ...setup, taken }, side);
  if (known.length > most) return not('hand-full');
  const hand = { known, faceDown: Math.min(faceDown, most - known.length) };
  const next = withHand({ ...setup, taken, deck }, side, hand);
  return inSight(next) > CARDS_IN_SIGHT ? not('all-placed') : done(next);
}

/** Whether Xiang Yu has been used in this battle; then he is in no hand. Rule: chu-han/abilities/xiang-yu */
export function withDoubled(setup: BattleSetup, doubled: boolean): Edit {
  const isHeld = SIDES.some((side) => setup.hands[side].known.includes('xiang-yu'));
  return doubled && isHeld ? not('xiang-yu-held') : done(withFacts(setup, { doubled }));
}

/** Points of a side at the start of what is disputed. */
export function withScore(setup: BattleSetup, side: Side, score: number): BattleSetup {
  const points = Math.max(0, score);
  return points === setup.scores[side] ? setup : { ...setup, scores: { ...setup.scores, [side]: points } };
}

/** Whether a side plays with open cards. */
export function withFaceUp(setup: BattleSetup, side: Side, isOpen: boolean): BattleSetup {
  if (isOpen === setup.faceUp.includes(side)) return setup;
  return { ...setup, faceUp: SIDES.filter((one) => (one === side ? isOpen : setup.faceUp.includes(one))) };
}
