import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'huang-drill',
  game: 'huang',
  page: 'huang/drill/',
  save: 'huang-drill',
  texts: ['huang', 'lessons', 'drills'],
  hasSymbols: true,
});
