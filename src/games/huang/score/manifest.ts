import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'huang-score',
  game: 'huang',
  page: 'huang/score/',
  sign: 'bars',
  save: 'huang-score',
  otherSaves: ['huang-games', 'huang-players', 'settings'],
  texts: ['huang', 'huang-score', 'score-sheet'],
  opens: ['score'],
});
