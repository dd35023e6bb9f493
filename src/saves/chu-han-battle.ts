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

/** The cards of a hand: those that are known, and how many more lie face down. */
export interface KnownHand {
  readonly known: readonly Card[];
  readonly faceDown: number;
}

/** What is known of a battle before its first play. */
export interface BattleSetup {
  readonly scores: BySide<number>;
  readonly opener: Side;
  readonly hands: BySide<KnownHand>;
  /** The cards that can be drawn, top first; null for one that is face down. */
  readonly deck: readonly (Card | null)[];
  readonly discard: readonly Card[];
  readonly taken: BySide<number>;
  readonly doubled: boolean;
  readonly faceUp: readonly Side[];
  readonly event: Event | null;
  /** Whether Xiang Yu doubles the points of the Race to Hangu Pass in this battle; null: as the settings say. */
  readonly isPassDoubled: boolean | null;
}

/** A disputed battle: what was known at its start, what was played, and whether the last play stands. */
export interface DisputedBattle {
  readonly id: string;
  /** When it was begun, as ISO 8601. */
  readonly begun: string;
  /** What the players call it; empty for none. */
  readonly title: string;
  readonly setup: BattleSetup;
  readonly plays: readonly Play[];
  /** Whether it was said that nobody reacts to the last play. */
  readonly hasNoReaction: boolean;
}

/**
 * The battle on the page and what it was before each change and after what was undone, latest last. Stored under `chu-han-battle` as
 * `{ "version": 3, "now": { "id": …, "begun": …, "title": "", "setup": { "scores": { "han": 0, "chu": 1 },
 * "hands": { "han": { "known": ["1"], "faceDown": 14 }, … }, "deck": [null, …], … }, "plays": [],
 * "hasNoReaction": false }, "past": [], "future": [] }`.
 * In version 1 Xiang Yu's doubling was chosen for each battle, at first "yes": that is read as no choice of its own.
 * Before version 3 nothing was stored on reactions: that is read as a question that is still open.
 */
export type ChuHanBattleSave = OpenSave<DisputedBattle, 3>;

/** Battles set aside, latest first. Stored under `chu-han-battles` as `{ "version": 3, "tables": […] }`. */
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

/** A battle of version 1: what it had as the default was no choice. */
const secondFrom = (raw: unknown) =>
  secondOf(raw, (battle) => {
    const { setup } = battle;
    const isDefault = isObject(setup) && setup['isPassDoubled'] === true;
    return isDefault ? { ...battle, setup: { ...setup, isPassDoubled: null } } : battle;
  });

/** A save of the second version, made over as `version`: nothing was said of a reaction. */
const withReaction = (raw: unknown, version: number) =>
  madeOver(raw, 2, version, (battle) => ({ ...battle, hasNoReaction: false }));

/** What was undone is added to the open one, which makes it of the third version. */
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
