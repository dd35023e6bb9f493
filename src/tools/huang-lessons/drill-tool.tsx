import { HUANG_DRILL_SAVE } from '../../saves/huang-lesson.ts';
import { createIsland } from '../shell/create-island.tsx';
import { createSaveSlot } from '../shell/save-slot.ts';
import type { Tool } from '../shell/tool.ts';
import { DrillScreen } from './DrillScreen.tsx';
import { freshDrill, isBegun, restoreDrill, toSavedDrill } from './drill-state.ts';
import type { DrillTypes } from './drill-types.ts';

/** Ten questions of one kind, generated from a seed with the rules engine. */
export const tool: Tool<DrillTypes> = {
  path: 'huang/drill/',
  frameClass: 'lesson',
  save: createSaveSlot(HUANG_DRILL_SAVE, { decode: restoreDrill, encode: toSavedDrill }),
  rulings: {},
  fresh: freshDrill,
  isBegun,
  answerModule: () => import('./drill-answer-module.tsx'),
  lazyTextFiles: ['huang-pieces', 'huang-steps', 'rulings', 'lessons-more', 'drills-more'],
  freshView: null,
  MainScreen: DrillScreen,
  secondary: () => import('./drill-secondary.tsx'),
};

export default createIsland(tool);
