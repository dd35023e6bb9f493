import {
  type Check,
  checkEnum,
  checkInteger,
  checkList,
  checkObject,
  isObject,
  nullable,
  required,
} from '../../../core/check.ts';
import { addProblem, appendKey } from '../../../core/problem.ts';
import { keysOf } from '../../../core/record.ts';
import { type ArchiveLabel, archiveLabelFields } from '../../../saves/archive-label.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { migrateStates, migrateVersion1 } from '../../../saves/migrate.ts';
import { createListKind, createOpenKind } from '../../../saves/save.ts';
import { checkBySide, checkScores } from '../referee/check-by-side.ts';
import { REINFORCEMENT_COUNT } from '../rules/cards/box.ts';
import { CHU_HAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import {
  type BattleEnd,
  type BattleNotes,
  FACE_UP_EVENTS,
  type GameNotes,
} from '../rules/scoring/game-score.ts';
import type { Incident } from '../rules/scoring/incident.ts';
import { MAX_CARD_POINTS } from '../rules/scoring/scoring.ts';
import { BATTLE_SIDES, type BattleSide, type BySide } from '../rules/side.ts';

/** The inputs for the end of the current battle; null for those that are not known yet. */
export interface BattleEndDraft {
  readonly winner: BattleSide | null;
  readonly cardsLeft: number | null;
  readonly reinforcements: number | null;
}

/** Whether Xiang Yu doubles the points of the Race to Hangu Pass. */
type PassDoubled = 'yes' | 'no';

/** A game on the score page of Chu Han, finished or not. */
export interface ChuHanGame extends ArchiveLabel, GameNotes {
  /** The names of the players; for an empty name, the name of the side is shown. */
  readonly names: BySide<string>;
  readonly draft: BattleEndDraft;
  /** The ruling `hangu-pass-doubled` of this game; null if it follows the settings. */
  readonly hanguPassDoubled: PassDoubled | null;
}

/** The sizes of troops of 2s that score: at least six, at most eight 2s and the joker. */
export const TWOS_TROOP_SIZES = [6, 7, 8, 9] as const;
/** The most points that can be entered by hand for one incident. */
export const MOST_MANUAL_POINTS = 99;
/** The most battles that a stored game can have. */
export const MOST_BATTLES = 100;
/** The most incidents that a stored battle can have. */
export const MOST_INCIDENTS = 100;

const side = required(checkEnum(BATTLE_SIDES));

/** The check of each kind of incident. */
const INCIDENT_CHECKS: Readonly<Record<Incident['kind'], Check<Incident>>> = {
  'han-xin': checkObject({ kind: required(checkEnum(['han-xin'])), by: side }),
  'xiahou-ying': checkObject({ kind: required(checkEnum(['xiahou-ying'])), by: side }),
  'fan-zeng': checkObject({
    kind: required(checkEnum(['fan-zeng'])),
    by: side,
    troop: required(checkInteger(TWOS_TROOP_SIZES[0], TWOS_TROOP_SIZES[3])),
  }),
  'xiang-yu': checkObject({ kind: required(checkEnum(['xiang-yu'])) }),
  'by-hand': checkObject({
    kind: required(checkEnum(['by-hand'])),
    to: side,
    points: required(checkInteger(-MOST_MANUAL_POINTS, MOST_MANUAL_POINTS)),
    at: required(checkEnum(['once', 'scoring'])),
  }),
};

const INCIDENT_KINDS = keysOf(INCIDENT_CHECKS);

const checkIncident: Check<Incident> = (value, path, problems) => {
  if (!isObject(value)) return addProblem(problems, { code: 'not-an-object', path });
  const kind = checkEnum(INCIDENT_KINDS)(value['kind'], appendKey(path, 'kind'), problems);
  return kind && INCIDENT_CHECKS[kind](value, path, problems);
};

const cardsLeft = checkInteger(0, MAX_CARD_POINTS);
const reinforcements = checkInteger(0, REINFORCEMENT_COUNT);

const checkBattle = checkObject<BattleNotes>({
  event: required(nullable(checkEnum(FACE_UP_EVENTS))),
  incidents: required(checkList(checkIncident, 0, MOST_INCIDENTS)),
  end: required(
    nullable(
      checkObject<BattleEnd>({
        winner: side,
        cardsLeft: required(cardsLeft),
        reinforcements: required(reinforcements),
      }),
    ),
  ),
});

const checkDraft = checkObject<BattleEndDraft>({
  winner: required(nullable(checkEnum(BATTLE_SIDES))),
  cardsLeft: required(nullable(cardsLeft)),
  reinforcements: required(nullable(reinforcements)),
});

const checkPassDoubled = checkEnum(CHU_HAN_RULING_OPTIONS['hangu-pass-doubled']);

/** Checks a stored game of the score page. */
export const checkChuHanGame = checkObject<ChuHanGame>({
  ...archiveLabelFields,
  names: required(checkBySide(checkAnyText)),
  start: required(checkScores),
  battles: required(checkList(checkBattle, 1, MOST_BATTLES)),
  draft: required(checkDraft),
  hanguPassDoubled: required(nullable(checkPassDoubled)),
});

/** Migrates a game from version 1 to 2: a ruling with the default value becomes null. */
const migrateToVersion2 = (raw: unknown) =>
  migrateVersion1(raw, (game) => {
    const { hanguPassDoubled: ruling } = game;
    return { ...game, hanguPassDoubled: ruling === 'yes' ? null : ruling, usual: 'yes' };
  });

/** Migrates an open game to version 2 without `usual`: it follows the settings. */
const upgradeOpen = (raw: unknown) =>
  migrateStates(migrateToVersion2(raw), 2, 2, ({ usual: _, ...game }) => game);

/** Migrates an archived game: it keeps the ruling that the settings had when it was scored. */
const upgradeArchived = (raw: unknown) =>
  migrateStates(migrateToVersion2(raw), 2, 3, ({ usual, ...game }) => ({
    ...game,
    hanguPassDoubled: game['hanguPassDoubled'] ?? usual,
  }));

/**
 * The open game with its undo and redo history, latest last. Stored under `chu-han-score` as `{ "version": 3,
 * "now": { "id": …, "begun": …, "title": "", "names": { "han": "Ada", "chu": "" }, "start": { "han": 0,
 * "chu": 1 }, "battles": [{ "event": "silence", "incidents": [{ "kind": "han-xin", "by": "chu" }], "end": {
 * "winner": "han", "cardsLeft": 4, "reinforcements": 1 } }], "draft": { "winner": null, … },
 * "hanguPassDoubled": null }, "past": [], "future": [] }`. In version 1 each game had its own ruling, by
 * default "yes"; this default is migrated to null. In version 2 each game also stored the ruling of the
 * settings, as `usual`.
 */
export const CHU_HAN_SCORE_SAVE = createOpenKind('chu-han-score', 3, checkChuHanGame, upgradeOpen);

/** Archived games, latest first. Stored under `chu-han-games` as `{ "version": 3, "games": […] }`. */
export const CHU_HAN_GAMES_SAVE = createListKind(
  'chu-han-games',
  3,
  'games',
  checkChuHanGame,
  upgradeArchived,
);
