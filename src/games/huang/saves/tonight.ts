import { checkBoolean, checkEnum, checkList, checkObject, nullable, required } from '../../../core/check.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { checkVersion1 } from '../../../saves/check-version.ts';
import type { SaveKind } from '../../../saves/save.ts';
import { BOARD_OPTIONS, type BoardOption } from '../rules/setup/setup-steps.ts';
import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/**
 * The list for setting up tonight's game, as far as it is ticked. Stored under `huang-tonight` as `{
 * "version": 1, "isShort": false, "board": "bandits", "hasPalace": false, "first": "rat", "done": ["board",
 * "capitals"] }`. The players are in `huang-players`, the edition is in the settings.
 */
export interface HuangTonightSave {
  readonly version: 1;
  /** Whether two players have agreed on the shorter game; kept while more than two play. */
  readonly isShort: boolean;
  readonly board: BoardOption;
  readonly hasPalace: boolean;
  /** Who begins; null until lots are drawn. */
  readonly first: Dynasty | null;
  /** The ids of the ticked steps. */
  readonly done: readonly string[];
}

/** The base game, with nothing ticked. */
export const FRESH_TONIGHT: HuangTonightSave = {
  version: 1,
  isShort: false,
  board: 'none',
  hasPalace: false,
  first: null,
  done: [],
};

/** More steps than any set-up has. */
const MOST_DONE = 99;

/** The save of the page for setting up a game. */
export const HUANG_TONIGHT_SAVE: SaveKind<HuangTonightSave> = {
  key: 'huang-tonight',
  version: 1,
  check: checkObject<HuangTonightSave>({
    version: required(checkVersion1),
    isShort: required(checkBoolean),
    board: required(checkEnum(BOARD_OPTIONS)),
    hasPalace: required(checkBoolean),
    first: required(nullable(checkEnum(DYNASTIES))),
    done: required(checkList(checkAnyText, 0, MOST_DONE)),
  }),
};
