import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'huang-board',
  game: 'huang',
  page: 'huang/referee/',
  sign: 'map',
  save: 'huang-board',
  otherSaves: ['huang-tables', 'huang-own-boards', 'huang-players', 'settings'],
  texts: ['huang', 'huang-pieces', 'huang-board', 'map'],
  opens: ['act', 'states', 'placements', 'chances'],
  gameLetter: 'h',
  opensPositions: true,
  way: 'board',
  hasSymbols: true,
});
