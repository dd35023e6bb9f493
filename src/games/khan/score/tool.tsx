import { createPlainArchive } from '../../../shell/archive.ts';
import { createIsland } from '../../../shell/create-island.tsx';
import { createPlainSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { freshKhanGame, isBegunGame } from '../saves/fresh-game.ts';
import { KHAN_GAMES_SAVE, KHAN_SCORE_SAVE } from '../saves/score.ts';
import { computeAnswer } from './AnswerPanel.tsx';
import { MainScreen } from './MainScreen.tsx';
import manifest from './manifest.ts';
import type { KhanScoreTypes } from './types.ts';

/** The score of Khan as its page mounts it: saves, answer module and components. */
export const tool: Tool<KhanScoreTypes> = {
  path: manifest.page,
  frameClass: 'score khan-score',
  save: createPlainSlot(KHAN_SCORE_SAVE),
  archive: createPlainArchive(KHAN_GAMES_SAVE),
  rulings: {},
  fresh: freshKhanGame,
  isBegun: isBegunGame,
  answerModule: { computeAnswer },
  lazyTextFiles: [],
  freshView: null,
  MainScreen,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
