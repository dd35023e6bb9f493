import { createPlainArchive } from '../../../shell/archive.ts';
import { createIsland } from '../../../shell/create-island.tsx';
import { createPlainSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { HUANG_GAMES_SAVE, HUANG_SCORE_SAVE } from '../saves/score.ts';
import { computeAnswer } from './AnswerPanel.tsx';
import { MainScreen } from './MainScreen.tsx';
import manifest from './manifest.ts';
import { freshGame, isBegun } from './state.ts';
import type { HuangScoreTypes } from './types.ts';

/** The score of Huang as its page mounts it: saves, answer module and components. */
export const tool: Tool<HuangScoreTypes> = {
  path: manifest.page,
  frameClass: 'score',
  save: createPlainSlot(HUANG_SCORE_SAVE),
  archive: createPlainArchive(HUANG_GAMES_SAVE),
  rulings: {},
  followsEdition: true,
  fresh: freshGame,
  isBegun,
  takeSnapshot: (game, { edition }) => (game.edition ? game : { ...game, edition }),
  answerModule: { computeAnswer },
  lazyTextFiles: ['huang-score-more'],
  freshView: null,
  MainScreen,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
