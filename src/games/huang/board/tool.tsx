import { createArchive } from '../../../shell/archive.ts';
import { createIsland } from '../../../shell/create-island.tsx';
import { createSaveSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { nameDynasties } from '../explain/name-dynasties.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { HUANG_BOARD_SAVE, HUANG_TABLES_SAVE } from '../saves/board.ts';
import { MainScreen } from './MainScreen.tsx';
import manifest from './manifest.ts';
import { BOARD_CODEC, freshBoard, isBegun } from './state.ts';
import type { BoardTypes } from './types.ts';
import { FRESH_VIEW } from './view.ts';

/** The board of Huang as its page mounts it: saves, answer module and components. */
export const tool: Tool<BoardTypes> = {
  path: manifest.page,
  frameClass: 'referee',
  save: createSaveSlot(HUANG_BOARD_SAVE, BOARD_CODEC),
  archive: createArchive(HUANG_TABLES_SAVE, BOARD_CODEC),
  rulings: { huang: HUANG_RULING_OPTIONS },
  followsEdition: true,
  fresh: freshBoard,
  isBegun,
  answerModule: () => import('./AnswerPanel.tsx'),
  lazyTextFiles: ['huang-steps', 'huang-replay', 'huang-board-play', 'huang-board-more', 'rulings', 'errors'],
  freshView: FRESH_VIEW,
  MainScreen,
  namePlayers: nameDynasties,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
