import { CHU_HAN_RULINGS } from '../../engine/chu-han/rulings.ts';
import { CHU_HAN_GAMES, CHU_HAN_SCORE } from '../../saves/chu-han-score.ts';
import { archiveIn } from '../shell/archive.ts';
import { islandOf } from '../shell/island.tsx';
import { keptIn } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { Score } from './kit.ts';
import { freshGame, isBegun, sealed } from './state.ts';

export const tool: Tool<Score> = {
  path: 'chu-han/score/',
  frame: 'score',
  save: keptIn(CHU_HAN_SCORE),
  archive: archiveIn(CHU_HAN_GAMES),
  points: { 'chu-han': CHU_HAN_RULINGS },
  fresh: freshGame,
  isBegun,
  sealed,
  answering: () => import('./Answer.ts'),
  laterTexts: ['chu-han-score-more'],
  view: null,
  Entry,
  more: () => import('./More.tsx'),
};

export default islandOf(tool);
