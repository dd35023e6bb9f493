import { createIsland } from '../../../shell/create-island.tsx';
import { createSaveSlot } from '../../../shell/save-slot.ts';
import type { Tool } from '../../../shell/tool.ts';
import { HUANG_DRILL_SAVE } from '../saves/drill.ts';
import { DrillScreen } from './DrillScreen.tsx';
import manifest from './manifest.ts';
import { freshDrill, isBegun, restoreDrill, toSavedDrill } from './state.ts';
import type { DrillTypes } from './types.ts';

/**
 * The drill of Huang as its page mounts it: ten questions of one kind, generated from a seed with the rules
 * engine.
 */
export const tool: Tool<DrillTypes> = {
  path: manifest.page,
  frameClass: 'lesson',
  save: createSaveSlot(HUANG_DRILL_SAVE, { decode: restoreDrill, encode: toSavedDrill }),
  rulings: {},
  fresh: freshDrill,
  isBegun,
  answerModule: () => import('./answer-module.tsx'),
  lazyTextFiles: ['huang-pieces', 'huang-steps', 'rulings', 'lessons-more', 'drills-more'],
  freshView: null,
  MainScreen: DrillScreen,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
