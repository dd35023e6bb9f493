import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'huang-lessons',
  game: 'huang',
  page: 'huang/learn/[lesson]/',
  save: 'huang-lesson',
  texts: ['huang', 'lessons'],
});
