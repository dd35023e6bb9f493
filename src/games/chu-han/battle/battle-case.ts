// The referee answers only battles in which every card has a name, but at the table many cards are face down.
// So each face-down card becomes a stand-in: any card whose place is not known, plain ones first. The case
// marks the stand-ins in its `id`, and a link restores them as face-down cards. If the answer differs with the
// stand-ins in reverse order, the tool says that it depends on face-down cards.

import { isObject } from '../../../core/check.ts';
import { REINFORCEMENT_SIZE } from '../rules/cards/box.ts';
import { CARD_FACTS, CARDS, type Card } from '../rules/cards/cards.ts';
import type { BattleSide, BySide } from '../rules/side.ts';
import type { BattleSetup, ChuHanBattle, KnownHand } from '../saves/battle.ts';
import { countUnplacedCopies } from './setup/setup.ts';

/** A set-up in which every card has a name: unplaced cards replace the face-down ones. */
export interface FilledDeal {
  readonly hands: BySide<readonly Card[]>;
  readonly deck: readonly Card[];
}

/** Which unplaced cards replace face-down ones: plain cards first, or the reverse order. */
export type FillOrder = 'usual' | 'reverse';

/** Plain cards come first, so that a stand-in rarely has an ability that could matter. */
const STAND_IN_ORDER = [...CARDS].sort((a, b) => getStandInRank(a) - getStandInRank(b));

function getStandInRank(card: Card): number {
  return CARD_FACTS[card].timing ? 1 : 0;
}

/** Replaces face-down cards with unplaced ones. */
export function fillFaceDownCards(setup: BattleSetup, order: FillOrder = 'usual'): FilledDeal {
  const kinds = order === 'usual' ? STAND_IN_ORDER : STAND_IN_ORDER.toReversed();
  const unplaced = kinds.flatMap((card) =>
    Array<Card>(Math.max(0, countUnplacedCopies(setup, card))).fill(card),
  );
  const take = (count: number) => unplaced.splice(0, count);
  const fillHand = ({ known, faceDown }: KnownHand) => [...known, ...take(faceDown)];
  const hands = { han: fillHand(setup.hands.han), chu: fillHand(setup.hands.chu) };
  return { hands, deck: setup.deck.flatMap((card) => card ?? take(1)) };
}

/** Which cards of a case are stand-ins for face-down cards. */
interface StandIns {
  /** Number of stand-ins at the end of each hand. */
  readonly faceDown: BySide<number>;
  /** Indexes of the stand-ins in the draw pile. */
  readonly deck: readonly number[];
}

/** Data that links of this tool store in the `id` of a case. The rules engine returns the `id` unchanged. */
interface Marks extends Partial<StandIns> {
  /**
   * The user has not entered yet whether there is a reaction to the last play. Without this mark, no reaction
   * is assumed.
   */
  readonly reaction?: 'open';
}

/** Marks a case as waiting for a reaction to its last play. */
export function withOpenReaction(refereeCase: object): object {
  const marks: Marks = { ...getMarks(refereeCase), reaction: 'open' };
  return { ...refereeCase, id: marks };
}

/** Returns the data that a link of this tool stored in the `id` of a case. */
export function getMarks(refereeCase: { readonly id?: unknown }): Readonly<Record<string, unknown>> {
  return isObject(refereeCase.id) ? refereeCase.id : {};
}

/** Returns the case of a battle, without default values. Stand-ins are marked in its `id`. */
export function caseOf({ setup, plays }: ChuHanBattle, order: FillOrder = 'usual'): object {
  const { scores, opener, discard, taken, doubled, faceUp, event, isPassDoubled } = setup;
  const { hands, deck } = fillFaceDownCards(setup, order);
  const id = findStandIns(setup);
  return {
    ...(id && { id }),
    game: 'chu-han',
    ask: 'battle',
    scores,
    opener,
    hands,
    ...(deck.length > 0 && { deck }),
    ...(discard.length > 0 && { discard }),
    ...(taken.han + taken.chu > 0 && { taken }),
    ...(doubled && { doubled }),
    ...(faceUp.length > 0 && { faceUp }),
    ...(event && { event }),
    ...(event === 'hangu-pass' && isPassDoubled !== null && { rulings: toCaseRulings(isPassDoubled) }),
    ...(plays.length > 0 && { plays }),
  };
}

/** Converts the ruling on Xiang Yu's doubling to the format of a case. */
export function toCaseRulings(isPassDoubled: boolean) {
  return { 'hangu-pass-doubled': isPassDoubled ? 'yes' : 'no' } as const;
}

/** Whether any card is face down. */
export function hasFaceDownCards(setup: BattleSetup): boolean {
  return findStandIns(setup) !== undefined;
}

function findStandIns({ hands, deck }: BattleSetup): StandIns | undefined {
  const faceDown = { han: hands.han.faceDown, chu: hands.chu.faceDown };
  const places = deck.flatMap((card, i) => (card === null ? [i] : []));
  return faceDown.han + faceDown.chu + places.length > 0 ? { faceDown, deck: places } : undefined;
}

/** A face-down card in a hand: where it came from, and its stand-in. */
export interface FaceDownCard {
  /** `hand` if it was dealt; otherwise its index in the draw pile. */
  readonly from: 'hand' | number;
  readonly card: Card;
}

/**
 * Lists the face-down cards of each hand after all plays. None of them has been played, because a played card
 * has a name.
 */
export function listFaceDownCards({ setup, plays }: ChuHanBattle): BySide<readonly FaceDownCard[]> {
  const filled = fillFaceDownCards(setup);
  const dealt = (side: BattleSide): readonly FaceDownCard[] =>
    filled.hands[side].slice(setup.hands[side].known.length).map((card) => ({ from: 'hand', card }));
  const draws = plays.filter((play) => 'reinforce' in play);
  const drawn = (side: BattleSide): readonly FaceDownCard[] =>
    filled.deck.flatMap((card, from) => {
      const isDrawn = draws[Math.floor(from / REINFORCEMENT_SIZE)]?.by === side;
      return isDrawn && setup.deck[from] === null ? [{ from, card }] : [];
    });
  return { han: [...dealt('han'), ...drawn('han')], chu: [...dealt('chu'), ...drawn('chu')] };
}

/** Names a face-down card of the set-up; returns the same object if that is impossible. */
export function withNamedCard(
  setup: BattleSetup,
  side: BattleSide,
  from: FaceDownCard['from'],
  card: Card,
): BattleSetup {
  if (countUnplacedCopies(setup, card) === 0) return setup;
  if (from !== 'hand') return { ...setup, deck: setup.deck.map((one, i) => (i === from ? card : one)) };
  const { known, faceDown } = setup.hands[side];
  if (faceDown === 0) return setup; // after a double tap the card may already have its name
  const hand = { known: [...known, card], faceDown: faceDown - 1 };
  return { ...setup, hands: { ...setup.hands, [side]: hand } };
}
