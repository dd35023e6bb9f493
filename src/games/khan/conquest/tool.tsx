import { createIsland } from '../../../shell/create-island.tsx';
import { createPlainSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { nameColours } from '../explain/name-colours.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { KHAN_CONQUEST_SAVE } from '../saves/conquest.ts';
import { MainScreen } from './MainScreen.tsx';
import manifest from './manifest.ts';
import { freshConquest, isBegun } from './state.ts';
import type { ConquestTypes } from './types.ts';

/** The conquest of Khan as its page mounts it: saves, answer module and components. */
export const tool: Tool<ConquestTypes> = {
  path: manifest.page,
  frameClass: 'referee khan tile-board',
  save: createPlainSlot(KHAN_CONQUEST_SAVE),
  rulings: { khan: KHAN_RULING_OPTIONS },
  fresh: freshConquest,
  isBegun,
  answerModule: () => import('./AnswerPanel.tsx'),
  lazyTextFiles: ['khan-board', 'khan-reading', 'rulings'],
  freshView: null,
  MainScreen,
  namePlayers: nameColours,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
