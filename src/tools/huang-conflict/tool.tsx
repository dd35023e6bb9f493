import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { HUANG_CONFLICT } from '../../saves/huang-conflict.ts';
import { islandOf } from '../shell/island.tsx';
import { keptIn } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { Conflict } from './kit.ts';
import { freshConflict, isBegun } from './state.ts';

export const tool: Tool<Conflict> = {
  path: 'huang/conflict/',
  frame: 'conflict',
  save: keptIn(HUANG_CONFLICT),
  points: { huang: HUANG_RULINGS },
  followsEdition: true,
  fresh: freshConflict,
  isBegun,
  answering: () => import('./Answer.tsx'),
  laterTexts: ['huang-board', 'huang-conflict-more'],
  view: null,
  Entry,
  more: () => import('./More.tsx'),
};

export default islandOf(tool);
