import { GAME_RULINGS } from '../referee/game-rulings.ts';
import { CHANCES_SAVE } from './chances.ts';
import { CHU_HAN_BATTLE_SAVE, CHU_HAN_BATTLES_SAVE } from './chu-han-battle.ts';
import { CHU_HAN_PLAYERS_SAVE } from './chu-han-players.ts';
import { CHU_HAN_GAMES_SAVE, CHU_HAN_SCORE_SAVE } from './chu-han-score.ts';
import { CHU_HAN_SEEN_SAVE } from './chu-han-seen.ts';
import { HUANG_BOARD_SAVE, HUANG_TABLES_SAVE, OWN_BOARDS_SAVE } from './huang-board.ts';
import { HUANG_CONFLICT_SAVE } from './huang-conflict.ts';
import { HUANG_DRILL_SAVE, HUANG_LESSON_SAVE } from './huang-lesson.ts';
import { HUANG_PLAYERS_SAVE } from './huang-players.ts';
import { HUANG_GAMES_SAVE, HUANG_SCORE_SAVE } from './huang-score.ts';
import { KHAN_CONQUEST_SAVE } from './khan-conquest.ts';
import { KHAN_RULERS_SAVE } from './khan-rulers.ts';
import { PROGRESS_SAVE } from './progress.ts';
import { READING_SAVE } from './reading-history.ts';
import type { SaveKind } from './save.ts';
import { createSettingsKind } from './settings.ts';

/** All kinds of saves with user data, in the order in which they are listed to the user. */
export const SAVE_KINDS: readonly SaveKind<unknown>[] = [
  HUANG_PLAYERS_SAVE,
  HUANG_SCORE_SAVE,
  HUANG_GAMES_SAVE,
  HUANG_BOARD_SAVE,
  HUANG_TABLES_SAVE,
  OWN_BOARDS_SAVE,
  HUANG_CONFLICT_SAVE,
  HUANG_LESSON_SAVE,
  HUANG_DRILL_SAVE,
  CHU_HAN_PLAYERS_SAVE,
  CHU_HAN_SCORE_SAVE,
  CHU_HAN_GAMES_SAVE,
  CHU_HAN_BATTLE_SAVE,
  CHU_HAN_BATTLES_SAVE,
  CHU_HAN_SEEN_SAVE,
  KHAN_CONQUEST_SAVE,
  KHAN_RULERS_SAVE,
  PROGRESS_SAVE,
  READING_SAVE,
  CHANCES_SAVE,
  createSettingsKind(GAME_RULINGS),
];
