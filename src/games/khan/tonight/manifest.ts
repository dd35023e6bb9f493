import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'khan-tonight',
  game: 'khan',
  page: 'khan/tonight/',
  sign: 'checklist',
  isOnGamePageOnly: true,
  save: 'khan-tonight',
  otherSaves: ['khan-players'],
  texts: ['khan', 'tonight', 'khan-tonight'],
});
