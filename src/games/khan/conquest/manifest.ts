import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'khan-conquest',
  game: 'khan',
  page: 'khan/conquest/',
  sign: 'yurt',
  save: 'khan-conquest',
  otherSaves: ['khan-players', 'settings'],
  texts: ['khan', 'khan-conquest', 'map'],
  opens: ['conquer', 'conquests'],
  way: 'tile',
  hasSymbols: true,
});
