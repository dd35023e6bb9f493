import {
  CARDS_IN_BOX,
  INITIAL_HAND_SIZE,
  LOCKED_CARDS,
  REINFORCEMENT_COUNT,
  REINFORCEMENT_SIZE,
} from '../../engine/chu-han/box.ts';
import { CARD_FACTS, CARDS, type Card } from '../../engine/chu-han/cards.ts';
import type { BattleSide, BySide } from '../../engine/chu-han/side.ts';
import { isObject } from '../../referee/check.ts';
import type { ChuHanBattleCase } from '../../referee/chu-han/battle.ts';
import type { ChuHanChancesCase } from '../../referee/chu-han/chances.ts';
import type { BattleSetup, ChuHanBattle, KnownHand } from '../../saves/chu-han-battle.ts';
import type { Openable } from '../shell/OpenDialog.tsx';
import { countUnplacedCopies, FRESH_SETUP } from './setup.ts';

/** A set-up in which every card has a name: unseen cards replace the face-down ones. */
export interface FilledDeal {
  readonly hands: BySide<readonly Card[]>;
  readonly deck: readonly Card[];
}

/** Which unseen cards replace face-down ones: plain cards first, or the reverse order. */
export type FillOrder = 'usual' | 'reverse';

/** Plain cards come first, so that a stand-in rarely has an ability that could matter. */
const STAND_INS = [...CARDS].sort((a, b) => rareness(a) - rareness(b));

function rareness(card: Card): number {
  return CARD_FACTS[card].timing ? 1 : 0;
}

/** Replaces face-down cards with unseen ones. */
export function fillFaceDownCards(setup: BattleSetup, order: FillOrder = 'usual'): FilledDeal {
  const kinds = order === 'usual' ? STAND_INS : STAND_INS.toReversed();
  const unseen = kinds.flatMap((card) =>
    Array<Card>(Math.max(0, countUnplacedCopies(setup, card))).fill(card),
  );
  const take = (count: number) => unseen.splice(0, count);
  const handOf = ({ known, faceDown }: KnownHand) => [...known, ...take(faceDown)];
  const hands = { han: handOf(setup.hands.han), chu: handOf(setup.hands.chu) };
  return { hands, deck: setup.deck.flatMap((card) => card ?? take(1)) };
}

/** Which cards of a case are only stand-ins for face-down cards. */
interface StandIns {
  /** Number of stand-ins at the end of each hand. */
  readonly faceDown: BySide<number>;
  /** Indexes of the stand-ins in the draw pile. */
  readonly deck: readonly number[];
}

/** Data that links of this tool keep in the `id` of a case. The rules engine returns the `id` unread. */
interface Marks extends Partial<StandIns> {
  /**
   * The user has not said yet whether there is a reaction to the last play. Without this mark, no reaction is
   * assumed.
   */
  readonly reaction?: 'open';
}

/** Sets the ruling on Xiang Yu's doubling, unless the battle has its own. */
export function withPassDoubled(state: ChuHanBattle, isPassDoubled: boolean): ChuHanBattle {
  const { setup } = state;
  return { ...state, setup: { ...setup, isPassDoubled: setup.isPassDoubled ?? isPassDoubled } };
}

/** Marks a case as waiting for a reaction to its last play. */
export function withOpenReaction(asked: object): object {
  const marks: Marks = { ...marksIn(asked), reaction: 'open' };
  return { ...asked, id: marks };
}

/** Whether a case waits for a reaction to its last play. */
export function isReactionOpen(asked: object): boolean {
  return marksIn(asked)['reaction'] === 'open';
}

function marksIn(asked: { readonly id?: unknown }): Readonly<Record<string, unknown>> {
  return isObject(asked.id) ? asked.id : {};
}

/** The case of a battle, without default values. Stand-ins are marked in its `id`. */
export function caseOf({ setup, plays }: ChuHanBattle, order: FillOrder = 'usual'): object {
  const { scores, opener, discard, taken, doubled, faceUp, event, isPassDoubled } = setup;
  const { hands, deck } = fillFaceDownCards(setup, order);
  const id = standInsOf(setup);
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

/** The ruling on the open point in the format of a case. */
export function toCaseRulings(isPassDoubled: boolean) {
  return { 'hangu-pass-doubled': isPassDoubled ? 'yes' : 'no' } as const;
}

const isDoubledBy = { yes: true, no: false, unnamed: null } as const;

/** Whether any card is face down. */
export function hasFaceDownCards(setup: BattleSetup): boolean {
  return standInsOf(setup) !== undefined;
}

function standInsOf({ hands, deck }: BattleSetup): StandIns | undefined {
  const faceDown = { han: hands.han.faceDown, chu: hands.chu.faceDown };
  const places = deck.flatMap((card, i) => (card === null ? [i] : []));
  return faceDown.han + faceDown.chu + places.length > 0 ? { faceDown, deck: places } : undefined;
}

/** The set-up of a case. Cards that its `id` marks as stand-ins are face down again. */
export function toBattleSetup(asked: ChuHanBattleCase): BattleSetup {
  const { scores, opener, discard, taken, doubled, faceUp, event, rulings } = asked;
  const marked = marksIn(asked);
  const counts = isObject(marked['faceDown']) ? marked['faceDown'] : {};
  const places: readonly unknown[] = Array.isArray(marked['deck']) ? marked['deck'] : [];
  const handOf = (side: BattleSide): KnownHand => {
    const cards = asked.hands[side];
    const faceDown = Math.min(countOf(counts[side]), cards.length);
    return { known: cards.slice(0, cards.length - faceDown), faceDown };
  };
  return {
    scores,
    opener,
    hands: { han: handOf('han'), chu: handOf('chu') },
    deck: asked.deck.map((card, i) => (places.includes(i) ? null : card)),
    discard,
    taken,
    doubled,
    faceUp,
    event,
    isPassDoubled: isDoubledBy[rulings['hangu-pass-doubled'] ?? 'unnamed'],
  };
}

/** The set-up and plays of a case that was opened. @throws {Error} for any other kind of case */
export function toSetupAndPlays(what: Openable): Pick<ChuHanBattle, 'setup' | 'plays'> {
  if ('ask' in what && what.game === 'chu-han' && what.ask === 'chances') return startOfChances(what);
  if (!('ask' in what) || what.ask !== 'battle') throw new Error(`No battle: ${JSON.stringify(what)}`);
  return { setup: toBattleSetup(what), plays: what.plays };
}

/** The battle for a case about chances: Han lays the troop in question against a partly known hand of Chu. */
function startOfChances({
  mine,
  troop,
  held,
  known,
  seen,
}: ChuHanChancesCase): Pick<ChuHanBattle, 'setup' | 'plays'> {
  const drawnBy = (cards: number) => Math.max(0, Math.ceil((cards - INITIAL_HAND_SIZE) / REINFORCEMENT_SIZE));
  const taken = { han: drawnBy(mine.length), chu: drawnBy(held) };
  const toDraw = REINFORCEMENT_SIZE * (REINFORCEMENT_COUNT - taken.han - taken.chu);
  const room = Math.max(0, CARDS_IN_BOX - LOCKED_CARDS - mine.length - held);
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

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}

/** A face-down card in a hand: where it came from, and its stand-in. */
export interface FaceDownCard {
  /** `hand` if it was dealt; otherwise its index in the draw pile. */
  readonly from: 'hand' | number;
  readonly card: Card;
}

/**
 * The face-down cards of each hand after all plays. All of them are unplayed, because a played card has a
 * name.
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
      .map(({ from }) => ({ from, card: cardAt(filled.deck, from) }));
  return { han: [...dealt('han'), ...drawn('han')], chu: [...dealt('chu'), ...drawn('chu')] };
}

function cardAt(deck: readonly Card[], place: number): Card {
  const card = deck[place];
  if (!card) throw new Error(`No card lies at ${place} of ${deck}`);
  return card;
}

/** Names a face-down card of the set-up. */
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
