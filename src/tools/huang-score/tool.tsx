import { HUANG_GAMES, HUANG_SCORE } from '../../saves/huang-game.ts';
import { archiveIn } from '../shell/archive.ts';
import { islandOf } from '../shell/island.tsx';
import { keptIn } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { answerOf } from './Answer.tsx';
import { Entry } from './Entry.tsx';
import type { Score } from './kit.ts';
import { freshGame, isBegun } from './state.ts';

export const tool: Tool<Score> = {
  path: 'huang/score/',
  frame: 'score',
  save: keptIn(HUANG_SCORE),
  archive: archiveIn(HUANG_GAMES),
  points: {},
  followsEdition: true,
  fresh: freshGame,
  isBegun,
  sealed: (game, { edition }) => (game.edition ? game : { ...game, edition }),
  answering: { answerOf },
  laterTexts: ['huang-score-more'],
  view: null,
  Entry,
  more: () => import('./More.tsx'),
};

export default islandOf(tool);
