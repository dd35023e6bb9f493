import { checkEnum, checkList, checkObject, required } from '../../../core/check.ts';
import { type ArchiveLabel, archiveLabelFields } from '../../../saves/archive-label.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { createListKind, createOpenKind } from '../../../saves/save.ts';
import { KHAN_PLAYERS, type KhanPlayer } from '../rules/vocabulary.ts';

/** The inputs for a player: values of tiles, the bonus for areas, and the size of the largest area. */
export const COUNT_FIELDS = ['tiles', 'bonus', 'area'] as const;
export type CountField = (typeof COUNT_FIELDS)[number];

/** A player in the game, with the inputs as they were typed: `''`, `'17'` or `'10+5+2'`. */
export interface KhanSeat {
  /** Empty if the player is called by the colour. */
  readonly name: string;
  readonly colour: KhanPlayer;
  readonly entries: Readonly<Record<CountField, string>>;
}

/** The final count of a game of Khan, finished or not. */
export interface KhanGame extends ArchiveLabel {
  readonly seats: readonly KhanSeat[];
}

const checkSeat = checkObject<KhanSeat>({
  name: required(checkAnyText),
  colour: required(checkEnum(KHAN_PLAYERS)),
  entries: required(
    checkObject<Record<CountField, string>>({
      tiles: required(checkAnyText),
      bonus: required(checkAnyText),
      area: required(checkAnyText),
    }),
  ),
});

/** Checks a stored game of the score page. */
export const checkKhanGame = checkObject<KhanGame>({
  ...archiveLabelFields,
  seats: required(checkList(checkSeat, 2, KHAN_PLAYERS.length)),
});

/**
 * The open game with its undo and redo history, latest last. Stored under `khan-score` as `{ "version": 1,
 * "now": { "id": …, "begun": …, "title": "", "seats": [{ "name": "Ada", "colour": "blue", "entries": {
 * "tiles": "2+3", "bonus": "", "area": "" } }, …] }, "past": [], "future": [] }`.
 */
export const KHAN_SCORE_SAVE = createOpenKind('khan-score', 1, checkKhanGame);

/** Archived games, latest first. Stored under `khan-games` as `{ "version": 1, "games": […] }`. */
export const KHAN_GAMES_SAVE = createListKind('khan-games', 1, 'games', checkKhanGame);
