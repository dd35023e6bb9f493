import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { KHAN_CONQUEST } from '../../saves/khan-conquest.ts';
import { islandOf } from '../shell/island.tsx';
import { keptIn } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { Conquest } from './kit.ts';
import { freshConquest, isBegun } from './state.ts';

export const tool: Tool<Conquest> = {
  path: 'khan/conquest/',
  frame: 'referee khan',
  save: keptIn(KHAN_CONQUEST),
  points: { khan: KHAN_RULINGS },
  fresh: freshConquest,
  isBegun,
  answering: () => import('./Answer.tsx'),
  laterTexts: ['khan-board', 'rulings'],
  view: null,
  Entry,
  more: () => import('./More.tsx'),
};

export default islandOf(tool);
