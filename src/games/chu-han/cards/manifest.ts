import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'chu-han-cards',
  game: 'chu-han',
  page: 'chu-han/cards/',
  sign: 'cards',
  save: 'chu-han-seen',
  texts: [],
});
