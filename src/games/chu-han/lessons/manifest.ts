import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'chu-han-lessons',
  game: 'chu-han',
  page: 'chu-han/learn/[lesson]/',
  save: 'huang-lesson',
  texts: ['chu-han', 'lessons'],
});
