import { createIsland } from '../../../shell/create-island.tsx';
import { createPlainSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { KHAN_RULERS_SAVE } from '../saves/rulers.ts';
import { MainScreen } from './MainScreen.tsx';
import manifest from './manifest.ts';
import { freshRulers, isBegun } from './state.ts';
import type { RulersTypes } from './types.ts';

/** The rulers of Khan as their page mounts them: saves, answer module and components. */
export const tool: Tool<RulersTypes> = {
  path: manifest.page,
  frameClass: 'referee khan',
  save: createPlainSlot(KHAN_RULERS_SAVE),
  rulings: { khan: KHAN_RULING_OPTIONS },
  fresh: freshRulers,
  isBegun,
  answerModule: () => import('./AnswerPanel.tsx'),
  lazyTextFiles: ['khan-board', 'khan-reading', 'rulings'],
  freshView: null,
  MainScreen,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
