import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'chu-han-tonight',
  game: 'chu-han',
  page: 'chu-han/tonight/',
  sign: 'checklist',
  save: 'chu-han-tonight',
  otherSaves: ['chu-han-players'],
  texts: ['chu-han', 'tonight', 'chu-han-tonight'],
  isOnGamePageOnly: true,
});
