import { createIsland } from '../../../shell/create-island.tsx';
import { createSaveSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { nameDynasties } from '../explain/name-dynasties.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { HUANG_CONFLICT_SAVE } from '../saves/conflict.ts';
import { MainScreen } from './MainScreen.tsx';
import manifest from './manifest.ts';
import { CONFLICT_CODEC, freshConflict, isBegun } from './state.ts';
import type { ConflictTypes } from './types.ts';

/** The conflict of Huang by numbers as its page mounts it: saves, answer module and components. */
export const tool: Tool<ConflictTypes> = {
  path: manifest.page,
  frameClass: 'conflict',
  save: createSaveSlot(HUANG_CONFLICT_SAVE, CONFLICT_CODEC),
  rulings: { huang: HUANG_RULING_OPTIONS },
  followsEdition: true,
  fresh: freshConflict,
  isBegun,
  answerModule: () => import('./AnswerPanel.tsx'),
  lazyTextFiles: ['huang-steps', 'huang-conflict-more'],
  freshView: null,
  MainScreen,
  namePlayers: nameDynasties,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
