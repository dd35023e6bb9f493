import { EDITIONS, type Edition } from '../engine/edition.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../engine/huang/vocabulary.ts';
import { checkList, checkObject, checkWord, checkYesNo, orNull, required } from '../referee/check.ts';
import { type ListKind, listKind, type OpenSave, openKind, type SaveKind } from './save.ts';
import { checkAnyText } from './text.ts';

/** What is entered for a player: points of five colours, and granaries. */
export const FIELDS = [...COLOURS, 'granaries'] as const;
export type Field = Colour | 'granaries';

/** A player at the table, with the entries as they were typed: `''`, `'17'` or `'10+5+2'`. */
export interface Seat {
  /** Empty for a player who goes by the dynasty's name. */
  readonly name: string;
  /** Null where it is not known, as in a game opened from a link. */
  readonly dynasty: Dynasty | null;
  readonly entries: Readonly<Record<Field, string>>;
}

/** The final count of one game of Huang, finished or not. */
export interface HuangGame {
  readonly id: string;
  /** When it was begun, as ISO 8601. */
  readonly begun: string;
  /** What the players call it; empty for none. */
  readonly title: string;
  /** Null while the game follows the settings; set once it is kept or was opened from a link. */
  readonly edition: Edition | null;
  /** Whether the Eighteen Kingdoms are played, and granaries therefore count. */
  readonly kingdoms: boolean;
  readonly seats: readonly Seat[];
}

/**
 * The game on the score page and what it was before each change and after what was undone, latest last. Stored under `huang-score` as
 * `{ "version": 2, "now": { "id": …, "begun": …, "title": "", "edition": null, "kingdoms": false,
 * "seats": [{ "name": "Ada", "dynasty": "tiger", "entries": { "yellow": "10+5", … } }, …] }, "past": [], "future": [] }`.
 */
export type HuangScoreSave = OpenSave<HuangGame, 2>;

/** Games set aside, latest first. Stored under `huang-games` as `{ "version": 1, "games": […] }`. */
export interface HuangGamesSave {
  readonly version: 1;
  readonly games: readonly HuangGame[];
}

const checkSeat = checkObject<Seat>({
  name: required(checkAnyText),
  dynasty: required(orNull(checkWord(DYNASTIES))),
  entries: required(
    checkObject<Record<Field, string>>({
      yellow: required(checkAnyText),
      red: required(checkAnyText),
      blue: required(checkAnyText),
      green: required(checkAnyText),
      white: required(checkAnyText),
      granaries: required(checkAnyText),
    }),
  ),
});

const checkGame = checkObject<HuangGame>({
  id: required(checkAnyText),
  begun: required(checkAnyText),
  title: required(checkAnyText),
  edition: required(orNull(checkWord(EDITIONS))),
  kingdoms: required(checkYesNo),
  seats: required(checkList(checkSeat, 2, 5)),
});

export const HUANG_SCORE: SaveKind<HuangScoreSave> = openKind('huang-score', 2, checkGame);

export const HUANG_GAMES: ListKind<HuangGame, HuangGamesSave> = listKind(
  'huang-games',
  1,
  'games',
  checkGame,
);
