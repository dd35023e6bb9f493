import { createPlainArchive } from '../../../shell/archive.ts';
import { createIsland } from '../../../shell/create-island.tsx';
import { createPlainSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { CHU_HAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { freshChuHanGame, isBegunGame } from '../saves/fresh-game.ts';
import { takeSnapshot } from '../saves/game-rulings.ts';
import { CHU_HAN_GAMES_SAVE, CHU_HAN_SCORE_SAVE } from '../saves/score.ts';
import { MainScreen } from './MainScreen.tsx';
import manifest from './manifest.ts';
import type { ChuHanScoreTypes } from './types.ts';

/** The score of Chu Han as its page mounts it: saves, answer module and components. */
export const tool: Tool<ChuHanScoreTypes> = {
  path: manifest.page,
  frameClass: 'score',
  save: createPlainSlot(CHU_HAN_SCORE_SAVE),
  archive: createPlainArchive(CHU_HAN_GAMES_SAVE),
  rulings: { 'chu-han': CHU_HAN_RULING_OPTIONS },
  fresh: freshChuHanGame,
  isBegun: isBegunGame,
  takeSnapshot,
  answerModule: () => import('./compute-answer.ts'),
  lazyTextFiles: ['chu-han-score-more'],
  freshView: null,
  MainScreen,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
