import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'huang-conflict',
  game: 'huang',
  page: 'huang/conflict/',
  sign: 'scales',
  save: 'huang-conflict',
  otherSaves: ['huang-players', 'settings'],
  texts: ['huang', 'huang-pieces', 'huang-conflict'],
  alsoOpens: ['act', 'states'],
  way: 'numbers',
  hasSymbols: true,
});
