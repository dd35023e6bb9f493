import {
  checkBoolean,
  checkEnum,
  checkInteger,
  checkList,
  checkObject,
  isObject,
  nullable,
  required,
} from '../../../core/check.ts';
import { type ArchiveLabel, archiveLabelFields } from '../../../saves/archive-label.ts';
import { migrateStates, migrateVersion1 } from '../../../saves/migrate.ts';
import { createListKind, createOpenKind } from '../../../saves/save.ts';
import { checkBySide, checkScores } from '../referee/check-by-side.ts';
import { checkPlays } from '../referee/check-play.ts';
import type { BattlePlay } from '../rules/battle/play.ts';
import { CARDS_IN_BOX, DRAWABLE_CARDS, REINFORCEMENT_COUNT } from '../rules/cards/box.ts';
import { CARDS, type Card } from '../rules/cards/cards.ts';
import { BATTLE_EVENTS, type BattleEvent } from '../rules/event.ts';
import { BATTLE_SIDES, type BattleSide, type BySide } from '../rules/side.ts';

/** A hand: the known cards, and the number of cards that are face down. */
export interface KnownHand {
  readonly known: readonly Card[];
  readonly faceDown: number;
}

/** What is known about a battle before its first play. */
export interface BattleSetup {
  readonly scores: BySide<number>;
  readonly opener: BattleSide;
  readonly hands: BySide<KnownHand>;
  /** The drawable cards, top first; null for a card that is face down. */
  readonly deck: readonly (Card | null)[];
  readonly discard: readonly Card[];
  readonly taken: BySide<number>;
  readonly doubled: boolean;
  readonly faceUp: readonly BattleSide[];
  readonly event: BattleEvent | null;
  /**
   * Whether Xiang Yu doubles the points of the Race to Hangu Pass in this battle; null: as in the settings.
   */
  readonly isPassDoubled: boolean | null;
}

/** A battle: the set-up, the plays, and whether the user has excluded a reaction to the last play. */
export interface ChuHanBattle extends ArchiveLabel {
  readonly setup: BattleSetup;
  readonly plays: readonly BattlePlay[];
  /** Whether the user has confirmed that the last play gets no reaction. */
  readonly hasNoReaction: boolean;
}

const card = checkEnum(CARDS);
const cards = required(checkList(card, 0, CARDS_IN_BOX));
const side = required(checkEnum(BATTLE_SIDES));
const flag = required(checkBoolean);
const checkHand = checkObject<KnownHand>({
  known: cards,
  faceDown: required(checkInteger(0, CARDS_IN_BOX)),
});

const checkSetup = checkObject<BattleSetup>({
  scores: required(checkScores),
  opener: side,
  hands: required(checkBySide(checkHand)),
  deck: required(checkList(nullable(card), 0, DRAWABLE_CARDS)),
  discard: cards,
  taken: required(checkBySide(checkInteger(0, REINFORCEMENT_COUNT))),
  doubled: flag,
  faceUp: required(checkList(checkEnum(BATTLE_SIDES), 0, BATTLE_SIDES.length)),
  event: required<BattleEvent | null>(nullable(checkEnum(BATTLE_EVENTS))),
  isPassDoubled: required(nullable(checkBoolean)),
});

const checkBattle = checkObject<ChuHanBattle>({
  ...archiveLabelFields,
  setup: required(checkSetup),
  plays: required(checkPlays),
  hasNoReaction: flag,
});

/** Migrates a battle from version 1 to 2: a ruling with the default value becomes null. */
const migrateToVersion2 = (raw: unknown) =>
  migrateVersion1(raw, (battle) => {
    const { setup } = battle;
    const isDefault = isObject(setup) && setup['isPassDoubled'] === true;
    return isDefault ? { ...battle, setup: { ...setup, isPassDoubled: null } } : battle;
  });

/** Migrates a save from version 2 to `version`: the question about reactions is still open. */
const addReactionField = (raw: unknown, version: number) =>
  migrateStates(raw, 2, version, (battle) => ({ ...battle, hasNoReaction: false }));

/**
 * The open battle with its undo and redo history, latest last. Stored under `chu-han-battle` as `{ "version":
 * 3, "now": { "id": …, "begun": …, "title": "", "setup": { "scores": { "han": 0, "chu": 1 }, "hands": {
 * "han": { "known": ["1"], "faceDown": 14 }, … }, "deck": [null, …], … }, "plays": [], "hasNoReaction": false
 * }, "past": [], "future": [] }`. In version 1 each battle had its own ruling on Xiang Yu's doubling, by
 * default "yes"; this default is migrated to null. Before version 3 nothing was stored about reactions; this
 * is migrated to false.
 */
export const CHU_HAN_BATTLE_SAVE = createOpenKind(
  'chu-han-battle',
  3,
  checkBattle,
  (raw) => addReactionField(migrateToVersion2(raw), 2), // it gets version 3 with the redo history
);

/** Archived battles, latest first. Stored under `chu-han-battles` as `{ "version": 3, "tables": […] }`. */
export const CHU_HAN_BATTLES_SAVE = createListKind('chu-han-battles', 3, 'tables', checkBattle, (raw) =>
  addReactionField(migrateToVersion2(raw), 3),
);
