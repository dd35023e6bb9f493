import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'khan-lessons',
  game: 'khan',
  page: 'khan/learn/[lesson]/',
  save: 'huang-lesson',
  texts: ['khan', 'khan-rulers', 'lessons'],
});
