import { CHU_HAN_RULINGS } from '../../engine/chu-han/rulings.ts';
import { CHU_HAN_BATTLE, CHU_HAN_BATTLES } from '../../saves/chu-han-battle.ts';
import { archiveIn } from '../shell/archive.ts';
import { islandOf } from '../shell/island.tsx';
import { keptIn } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { BattleKit } from './kit.ts';
import { freshBattle, isBegun } from './state.ts';

export const tool: Tool<BattleKit> = {
  path: 'chu-han/referee/',
  frame: 'battle',
  save: keptIn(CHU_HAN_BATTLE),
  archive: archiveIn(CHU_HAN_BATTLES),
  points: { 'chu-han': CHU_HAN_RULINGS },
  fresh: freshBattle,
  isBegun,
  answering: () => import('./Answer.tsx'),
  laterTexts: ['chu-han-battle', 'errors'],
  view: null,
  Entry,
  more: () => import('./More.tsx'),
};

export default islandOf(tool);
