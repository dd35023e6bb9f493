import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'chu-han-score',
  game: 'chu-han',
  page: 'chu-han/score/',
  sign: 'bars',
  save: 'chu-han-score',
  otherSaves: ['chu-han-games', 'chu-han-players', 'settings'],
  texts: ['chu-han', 'chu-han-score'],
  opens: ['score'],
  gameLetter: 'c',
});
