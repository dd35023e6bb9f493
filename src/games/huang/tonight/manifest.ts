import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'huang-tonight',
  game: 'huang',
  page: 'huang/tonight/',
  sign: 'checklist',
  save: 'huang-tonight',
  otherSaves: ['huang-players', 'settings'],
  texts: ['huang', 'tonight', 'huang-tonight'],
  isOnGamePageOnly: true,
});
