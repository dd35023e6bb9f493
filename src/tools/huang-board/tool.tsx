import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { HUANG_BOARD, HUANG_TABLES } from '../../saves/huang-board.ts';
import { archivedAs } from '../shell/archive.ts';
import { islandOf } from '../shell/island.tsx';
import { keptAs } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { Board } from './kit.ts';
import { freshBoard, isBegun, STORED } from './state.ts';
import { FRESH_VIEW } from './view.ts';

export const tool: Tool<Board> = {
  path: 'huang/referee/',
  frame: 'referee',
  save: keptAs(HUANG_BOARD, STORED),
  archive: archivedAs(HUANG_TABLES, STORED),
  points: { huang: HUANG_RULINGS },
  followsEdition: true,
  fresh: freshBoard,
  isBegun,
  answering: () => import('./Answer.tsx'),
  laterTexts: ['huang-board', 'huang-film', 'huang-referee-play', 'huang-referee-more', 'rulings', 'errors'],
  view: FRESH_VIEW,
  Entry,
  more: () => import('./More.tsx'),
};

export default islandOf(tool);
