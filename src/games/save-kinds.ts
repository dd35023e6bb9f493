import { CHANCES_SAVE } from '../saves/chances.ts';
import { DEVICE_SAVE } from '../saves/device.ts';
import { HANDED_ON_SAVE } from '../saves/handed-on.ts';
import { LESSON_SAVE } from '../saves/lesson.ts';
import { PROGRESS_SAVE } from '../saves/progress.ts';
import { READING_SAVE } from '../saves/reading-history.ts';
import type { SaveKind } from '../saves/save.ts';
import { createSettingsKind } from '../saves/settings.ts';
import { CHU_HAN_BATTLE_SAVE, CHU_HAN_BATTLES_SAVE } from './chu-han/saves/battle.ts';
import { CHU_HAN_PLAYERS_SAVE } from './chu-han/saves/players.ts';
import { CHU_HAN_GAMES_SAVE, CHU_HAN_SCORE_SAVE } from './chu-han/saves/score.ts';
import { CHU_HAN_SEEN_SAVE } from './chu-han/saves/seen.ts';
import { CHU_HAN_TONIGHT_SAVE } from './chu-han/saves/tonight.ts';
import { GAME_RULINGS } from './game-rulings.ts';
import { HUANG_BOARD_SAVE, HUANG_TABLES_SAVE, OWN_BOARDS_SAVE } from './huang/saves/board.ts';
import { HUANG_CONFLICT_SAVE } from './huang/saves/conflict.ts';
import { HUANG_DRILL_SAVE } from './huang/saves/drill.ts';
import { HUANG_PLAYERS_SAVE } from './huang/saves/players.ts';
import { HUANG_GAMES_SAVE, HUANG_SCORE_SAVE } from './huang/saves/score.ts';
import { HUANG_TONIGHT_SAVE } from './huang/saves/tonight.ts';
import { KHAN_CONQUEST_SAVE } from './khan/saves/conquest.ts';
import { KHAN_PLAYERS_SAVE } from './khan/saves/players.ts';
import { KHAN_RULERS_SAVE } from './khan/saves/rulers.ts';
import { KHAN_GAMES_SAVE, KHAN_SCORE_SAVE } from './khan/saves/score.ts';
import { KHAN_TONIGHT_SAVE } from './khan/saves/tonight.ts';

/** All kinds of saves with user data, in the order in which they are listed to the user. */
export const SAVE_KINDS: readonly SaveKind<unknown>[] = [
  HUANG_PLAYERS_SAVE,
  HUANG_TONIGHT_SAVE,
  HUANG_SCORE_SAVE,
  HUANG_GAMES_SAVE,
  HUANG_BOARD_SAVE,
  HUANG_TABLES_SAVE,
  OWN_BOARDS_SAVE,
  HUANG_CONFLICT_SAVE,
  LESSON_SAVE,
  HUANG_DRILL_SAVE,
  CHU_HAN_PLAYERS_SAVE,
  CHU_HAN_TONIGHT_SAVE,
  CHU_HAN_SCORE_SAVE,
  CHU_HAN_GAMES_SAVE,
  CHU_HAN_BATTLE_SAVE,
  CHU_HAN_BATTLES_SAVE,
  CHU_HAN_SEEN_SAVE,
  KHAN_PLAYERS_SAVE,
  KHAN_TONIGHT_SAVE,
  KHAN_SCORE_SAVE,
  KHAN_GAMES_SAVE,
  KHAN_CONQUEST_SAVE,
  KHAN_RULERS_SAVE,
  PROGRESS_SAVE,
  READING_SAVE,
  HANDED_ON_SAVE,
  CHANCES_SAVE,
  createSettingsKind(GAME_RULINGS),
  DEVICE_SAVE,
];
