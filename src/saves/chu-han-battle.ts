import { CARDS_A_REINFORCEMENT, CARDS_IN_BOX, REINFORCEMENTS } from '../engine/chu-han/box.ts';
import { CARDS, type Card } from '../engine/chu-han/cards.ts';
import { EVENTS, type Event } from '../engine/chu-han/event.ts';
import type { Play } from '../engine/chu-han/play.ts';
import { type BySide, SIDES, type Side } from '../engine/chu-han/side.ts';
import {
  checkList,
  checkObject,
  checkWhole,
  checkWord,
  checkYesNo,
  isObject,
  orNull,
  required,
} from '../referee/check.ts';
import { checkPlay } from '../referee/chu-han/play.ts';
import { type ListKind, listKind, type OpenSave, openKind, type SaveKind } from './save.ts';
import { checkAnyText } from './text.ts';
import { madeOver, secondOf } from './upgrade.ts';

/** A hand: the known cards, and the number of cards that are face down. */
export interface KnownHand {
  readonly known: readonly Card[];
  readonly faceDown: number;
}

/** What is known about a battle before its first play. */
export interface BattleSetup {
  readonly scores: BySide<number>;
  readonly opener: Side;
  readonly hands: BySide<KnownHand>;
  /** The drawable cards, top first; null for a card that is face down. */
  readonly deck: readonly (Card | null)[];
  readonly discard: readonly Card[];
  readonly taken: BySide<number>;
  readonly doubled: boolean;
  readonly faceUp: readonly Side[];
  readonly event: Event | null;
  /**
   * Whether Xiang Yu doubles the points of the Race to Hangu Pass in this battle; null: as in the settings.
   */
  readonly isPassDoubled: boolean | null;
}

/** A battle in the battle tool: the start, the plays, and whether reactions to the last play are excluded. */
export interface DisputedBattle {
  readonly id: string;
  /** The time of creation, as ISO 8601. */
  readonly begun: string;
  /** The title given by the players; empty if there is none. */
  readonly title: string;
  readonly setup: BattleSetup;
  readonly plays: readonly Play[];
  /** Whether the user has confirmed that the last play gets no reaction. */
  readonly hasNoReaction: boolean;
}

/**
 * The open battle with its undo and redo history, latest last. Stored under `chu-han-battle` as `{ "version":
 * 3, "now": { "id": …, "begun": …, "title": "", "setup": { "scores": { "han": 0, "chu": 1 }, "hands": {
 * "han": { "known": ["1"], "faceDown": 14 }, … }, "deck": [null, …], … }, "plays": [], "hasNoReaction": false
 * }, "past": [], "future": [] }`. In version 1 each battle had its own ruling on Xiang Yu's doubling, by
 * default "yes"; this default is migrated to null. Before version 3 nothing was stored about reactions; this
 * is migrated to false.
 */
export type ChuHanBattleSave = OpenSave<DisputedBattle, 3>;

/** Archived battles, latest first. Stored under `chu-han-battles` as `{ "version": 3, "tables": […] }`. */
export interface ChuHanBattlesSave {
  readonly version: 3;
  readonly tables: readonly DisputedBattle[];
}

const MOST_PLAYS = 200;

const text = required(checkAnyText);
const card = checkWord(CARDS);
const cards = required(checkList(card, 0, CARDS_IN_BOX));
const side = required(checkWord(SIDES));
const yesNo = required(checkYesNo);
const score = required(checkWhole(0, Number.MAX_SAFE_INTEGER));
const taken = required(checkWhole(0, REINFORCEMENTS));
const hand = required(
  checkObject<KnownHand>({ known: cards, faceDown: required(checkWhole(0, CARDS_IN_BOX)) }),
);

const checkSetup = checkObject<BattleSetup>({
  scores: required(checkObject<BySide<number>>({ han: score, chu: score })),
  opener: side,
  hands: required(checkObject<BySide<KnownHand>>({ han: hand, chu: hand })),
  deck: required(checkList(orNull(card), 0, CARDS_A_REINFORCEMENT * REINFORCEMENTS)),
  discard: cards,
  taken: required(checkObject<BySide<number>>({ han: taken, chu: taken })),
  doubled: yesNo,
  faceUp: required(checkList(checkWord(SIDES), 0, SIDES.length)),
  event: required<Event | null>(orNull(checkWord(EVENTS))),
  isPassDoubled: required(orNull(checkYesNo)),
});

const checkBattle = checkObject<DisputedBattle>({
  id: text,
  begun: text,
  title: text,
  setup: required(checkSetup),
  plays: required(checkList(checkPlay, 0, MOST_PLAYS)),
  hasNoReaction: yesNo,
});

/** Migrates a battle from version 1 to 2: a ruling with the default value becomes null. */
const secondFrom = (raw: unknown) =>
  secondOf(raw, (battle) => {
    const { setup } = battle;
    const isDefault = isObject(setup) && setup['isPassDoubled'] === true;
    return isDefault ? { ...battle, setup: { ...setup, isPassDoubled: null } } : battle;
  });

/** Migrates a save from version 2 to `version`: the question about reactions is still open. */
const withReaction = (raw: unknown, version: number) =>
  madeOver(raw, 2, version, (battle) => ({ ...battle, hasNoReaction: false }));

/** The open save gets version 3 when `openKind` adds the redo history. */
export const CHU_HAN_BATTLE: SaveKind<ChuHanBattleSave> = openKind('chu-han-battle', 3, checkBattle, (raw) =>
  withReaction(secondFrom(raw), 2),
);

export const CHU_HAN_BATTLES: ListKind<DisputedBattle, ChuHanBattlesSave> = listKind(
  'chu-han-battles',
  3,
  'tables',
  checkBattle,
  (raw) => withReaction(secondFrom(raw), 3),
);
