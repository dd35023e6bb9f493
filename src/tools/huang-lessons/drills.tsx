import { HUANG_DRILL } from '../../saves/huang-lesson.ts';
import { islandOf } from '../shell/island.tsx';
import { keptAs } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { DrillEntry } from './DrillEntry.tsx';
import type { Drills } from './drill-kit.ts';
import { drillKept, freshDrill, isBegun, toKeep } from './drill-state.ts';

/** Ten questions of one kind, generated from a seed with the rules engine. */
export const tool: Tool<Drills> = {
  path: 'huang/drill/',
  frame: 'lesson',
  save: keptAs(HUANG_DRILL, { read: drillKept, stored: toKeep }),
  points: {},
  fresh: freshDrill,
  isBegun,
  answering: () => import('./DrillAnswer.tsx'),
  laterTexts: ['huang-pieces', 'huang-board', 'rulings', 'lessons-more', 'drills-more'],
  view: null,
  Entry: DrillEntry,
  more: () => import('./DrillMore.tsx'),
};

export default islandOf(tool);
