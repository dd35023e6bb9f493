import { checkBoolean, checkEnum, checkList, checkObject, nullable, required } from '../../../core/check.ts';
import { EDITIONS, type Edition } from '../../../core/edition.ts';
import { createRecord } from '../../../core/record.ts';
import { type ArchiveLabel, archiveLabelFields } from '../../../saves/archive-label.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { createListKind, createOpenKind } from '../../../saves/save.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/** The inputs for a player: points of five colours, and granaries. */
export const SCORE_FIELDS = [...COLOURS, 'granaries'] as const;
/** A field of the score sheet: the points of a colour, or the granaries. */
export type ScoreField = Colour | 'granaries';

/** A player in the game, with the inputs as they were typed: `''`, `'17'` or `'10+5+2'`. */
export interface ScoreSeat {
  /** Empty if the player is called by the dynasty's name. */
  readonly name: string;
  /** Null if unknown, for example in a game opened from a link. */
  readonly dynasty: Dynasty | null;
  readonly entries: Readonly<Record<ScoreField, string>>;
}

/** The inputs of a player before anything is entered. */
export const EMPTY_ENTRIES: ScoreSeat['entries'] = createRecord(SCORE_FIELDS, () => '');

/** The final score of a game of Huang, finished or not. */
export interface HuangGame extends ArchiveLabel {
  /** Null if the game follows the settings; set when it is archived or was opened from a link. */
  readonly edition: Edition | null;
  /** Whether the game uses the Eighteen Kingdoms, in which granaries score. */
  readonly kingdoms: boolean;
  readonly seats: readonly ScoreSeat[];
}

const checkSeat = checkObject<ScoreSeat>({
  name: required(checkAnyText),
  dynasty: required(nullable(checkEnum(DYNASTIES))),
  entries: required(
    checkObject<Record<ScoreField, string>>(createRecord(SCORE_FIELDS, () => required(checkAnyText))),
  ),
});

const checkGame = checkObject<HuangGame>({
  ...archiveLabelFields,
  edition: required(nullable(checkEnum(EDITIONS))),
  kingdoms: required(checkBoolean),
  seats: required(checkList(checkSeat, 2, 5)),
});

/**
 * The open game with its undo and redo history, latest last. Stored under `huang-score` as `{ "version": 2,
 * "now": { "id": …, "begun": …, "title": "", "edition": null, "kingdoms": false, "seats": [{ "name": "Ada",
 * "dynasty": "tiger", "entries": { "yellow": "10+5", … } }, …] }, "past": [], "future": [] }`.
 */
export const HUANG_SCORE_SAVE = createOpenKind('huang-score', 2, checkGame);

/** Archived games, latest first. Stored under `huang-games` as `{ "version": 1, "games": […] }`. */
export const HUANG_GAMES_SAVE = createListKind('huang-games', 1, 'games', checkGame);
