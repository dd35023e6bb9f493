import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { KHAN_RULERS } from '../../saves/khan-rulers.ts';
import { islandOf } from '../shell/island.tsx';
import { keptIn } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { Rulers } from './kit.ts';
import { freshRulers, isBegun } from './state.ts';

export const tool: Tool<Rulers> = {
  path: 'khan/rulers/',
  frame: 'referee khan',
  save: keptIn(KHAN_RULERS),
  points: { khan: KHAN_RULINGS },
  fresh: freshRulers,
  isBegun,
  answering: () => import('./Answer.tsx'),
  laterTexts: ['khan-board', 'rulings'],
  view: null,
  Entry,
  more: () => import('./More.tsx'),
};

export default islandOf(tool);
