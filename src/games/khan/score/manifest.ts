import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'khan-score',
  game: 'khan',
  page: 'khan/score/',
  sign: 'bars',
  save: 'khan-score',
  otherSaves: ['khan-games'],
  texts: ['khan', 'khan-score', 'score-sheet'],
  gameLetter: 'k',
});
