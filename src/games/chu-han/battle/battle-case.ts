import { isObject } from '../../../core/check.ts';
import type { Openable } from '../../../share/parse-opened-text.ts';
import type { ChuHanBattleCase } from '../referee/battle.ts';
import type { ChuHanChancesCase } from '../referee/chances.ts';
import {
  CARDS_IN_PLAY,
  INITIAL_HAND_SIZE,
  REINFORCEMENT_COUNT,
  REINFORCEMENT_SIZE,
} from '../rules/cards/box.ts';
import { CARD_FACTS, CARDS, type Card } from '../rules/cards/cards.ts';
import type { BattleSide, BySide } from '../rules/side.ts';
import type { BattleSetup, ChuHanBattle, KnownHand } from '../saves/battle.ts';
import { FRESH_SETUP } from '../saves/fresh-battle.ts';
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

/** Sets the ruling on Xiang Yu's doubling, unless the battle has its own. */
export function withPassDoubled(state: ChuHanBattle, isPassDoubled: boolean): ChuHanBattle {
  const { setup } = state;
  return { ...state, setup: { ...setup, isPassDoubled: setup.isPassDoubled ?? isPassDoubled } };
}

/** Marks a case as waiting for a reaction to its last play. */
export function withOpenReaction(refereeCase: object): object {
  const marks: Marks = { ...getMarks(refereeCase), reaction: 'open' };
  return { ...refereeCase, id: marks };
}

/** Whether a case waits for a reaction to its last play. */
export function isReactionOpen(refereeCase: object): boolean {
  return getMarks(refereeCase)['reaction'] === 'open';
}

function getMarks(refereeCase: { readonly id?: unknown }): Readonly<Record<string, unknown>> {
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

const IS_PASS_DOUBLED = { yes: true, no: false, unnamed: null } as const;

/** Whether any card is face down. */
export function hasFaceDownCards(setup: BattleSetup): boolean {
  return findStandIns(setup) !== undefined;
}

function findStandIns({ hands, deck }: BattleSetup): StandIns | undefined {
  const faceDown = { han: hands.han.faceDown, chu: hands.chu.faceDown };
  const places = deck.flatMap((card, i) => (card === null ? [i] : []));
  return faceDown.han + faceDown.chu + places.length > 0 ? { faceDown, deck: places } : undefined;
}

/** Converts a case to a set-up. Cards that its `id` marks as stand-ins are face down again. */
export function toBattleSetup(refereeCase: ChuHanBattleCase): BattleSetup {
  const { scores, opener, discard, taken, doubled, faceUp, event, rulings } = refereeCase;
  const marks = getMarks(refereeCase);
  const counts = isObject(marks['faceDown']) ? marks['faceDown'] : {};
  const places: readonly unknown[] = Array.isArray(marks['deck']) ? marks['deck'] : [];
  const restoreHand = (side: BattleSide): KnownHand => {
    const cards = refereeCase.hands[side];
    const faceDown = Math.min(toCount(counts[side]), cards.length);
    return { known: cards.slice(0, cards.length - faceDown), faceDown };
  };
  return {
    scores,
    opener,
    hands: { han: restoreHand('han'), chu: restoreHand('chu') },
    deck: refereeCase.deck.map((card, i) => (places.includes(i) ? null : card)),
    discard,
    taken,
    doubled,
    faceUp,
    event,
    isPassDoubled: IS_PASS_DOUBLED[rulings['hangu-pass-doubled'] ?? 'unnamed'],
  };
}

/** Converts an opened case to a set-up and plays. @throws {Error} if the case is not about a battle */
export function toSetupAndPlays(opened: Openable): Pick<ChuHanBattle, 'setup' | 'plays'> {
  if ('ask' in opened && opened.game === 'chu-han' && opened.ask === 'chances')
    return createChancesBattle(opened);
  if (!('ask' in opened) || opened.ask !== 'battle') throw new Error(`No battle: ${JSON.stringify(opened)}`);
  return { setup: toBattleSetup(opened), plays: opened.plays };
}

/** Creates the battle of a case about chances: Han lays its troop against a partly known hand of Chu. */
function createChancesBattle({
  mine,
  troop,
  held,
  known,
  seen,
}: ChuHanChancesCase): Pick<ChuHanBattle, 'setup' | 'plays'> {
  const countReinforcements = (cards: number) =>
    Math.max(0, Math.ceil((cards - INITIAL_HAND_SIZE) / REINFORCEMENT_SIZE));
  const taken = { han: countReinforcements(mine.length), chu: countReinforcements(held) };
  const toDraw = REINFORCEMENT_SIZE * (REINFORCEMENT_COUNT - taken.han - taken.chu);
  const room = Math.max(0, CARDS_IN_PLAY - mine.length - held);
  const discard = seen.slice(0, room);
  const setup: BattleSetup = {
    ...FRESH_SETUP,
    hands: { han: { known: mine, faceDown: 0 }, chu: { known, faceDown: held - known.length } },
    deck: Array(Math.max(0, Math.min(toDraw, room - discard.length))).fill(null),
    discard,
    taken,
  };
  return { setup, plays: [{ by: setup.opener, open: troop }] };
}

function toCount(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
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
  const draws = plays.filter((play) => 'reinforce' in play).slice(0, REINFORCEMENT_COUNT);
  const drawn = (side: BattleSide): readonly FaceDownCard[] =>
    draws
      .flatMap(({ by }, i) => [
        { by, from: 2 * i },
        { by, from: 2 * i + 1 },
      ])
      .filter(({ by, from }) => by === side && setup.deck[from] === null)
      .map(({ from }) => ({ from, card: getDeckCard(filled.deck, from) }));
  return { han: [...dealt('han'), ...drawn('han')], chu: [...dealt('chu'), ...drawn('chu')] };
}

function getDeckCard(deck: readonly Card[], place: number): Card {
  const card = deck[place];
  if (!card) throw new Error(`No card lies at ${place} of ${deck}`);
  return card;
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
