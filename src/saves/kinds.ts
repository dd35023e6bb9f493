import { RULINGS } from '../referee/rulings.ts';
import { CHANCES } from './chances.ts';
import { CHU_HAN_BATTLE, CHU_HAN_BATTLES } from './chu-han-battle.ts';
import { CHU_HAN_PLAYERS } from './chu-han-players.ts';
import { CHU_HAN_GAMES, CHU_HAN_SCORE } from './chu-han-score.ts';
import { CHU_HAN_SEEN } from './chu-han-seen.ts';
import { HUANG_BOARD, HUANG_TABLES, OWN_BOARDS } from './huang-board.ts';
import { HUANG_CONFLICT } from './huang-conflict.ts';
import { HUANG_GAMES, HUANG_SCORE } from './huang-game.ts';
import { HUANG_DRILL, HUANG_LESSON } from './huang-lesson.ts';
import { HUANG_PLAYERS } from './huang-players.ts';
import { KHAN_CONQUEST } from './khan-conquest.ts';
import { KHAN_RULERS } from './khan-rulers.ts';
import { LEARNT } from './learnt.ts';
import { READING } from './reading.ts';
import type { SaveKind } from './save.ts';
import { settingsKind } from './settings.ts';

/** All kinds of saves with user data, in the order in which they are listed to the user. */
export const KINDS: readonly SaveKind<unknown>[] = [
  HUANG_PLAYERS,
  HUANG_SCORE,
  HUANG_GAMES,
  HUANG_BOARD,
  HUANG_TABLES,
  OWN_BOARDS,
  HUANG_CONFLICT,
  HUANG_LESSON,
  HUANG_DRILL,
  CHU_HAN_PLAYERS,
  CHU_HAN_SCORE,
  CHU_HAN_GAMES,
  CHU_HAN_BATTLE,
  CHU_HAN_BATTLES,
  CHU_HAN_SEEN,
  KHAN_CONQUEST,
  KHAN_RULERS,
  LEARNT,
  READING,
  CHANCES,
  settingsKind(RULINGS),
];
