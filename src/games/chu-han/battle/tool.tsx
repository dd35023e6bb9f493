import { createPlainArchive } from '../../../shell/archive.ts';
import { createIsland } from '../../../shell/create-island.tsx';
import { createPlainSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { CHU_HAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { CHU_HAN_BATTLE_SAVE, CHU_HAN_BATTLES_SAVE } from '../saves/battle.ts';
import { freshBattle, isBegunBattle } from '../saves/fresh-battle.ts';
import { MainScreen } from './MainScreen.tsx';
import manifest from './manifest.ts';
import type { BattleTypes } from './types.ts';

/** The battle of Chu Han as its page mounts it: saves, answer module and components. */
export const tool: Tool<BattleTypes> = {
  path: manifest.page,
  frameClass: 'battle',
  save: createPlainSlot(CHU_HAN_BATTLE_SAVE),
  archive: createPlainArchive(CHU_HAN_BATTLES_SAVE),
  rulings: { 'chu-han': CHU_HAN_RULING_OPTIONS },
  fresh: freshBattle,
  isBegun: isBegunBattle,
  answerModule: () => import('./AnswerPanel.tsx'),
  lazyTextFiles: ['chu-han-steps', 'errors'],
  freshView: null,
  MainScreen,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
