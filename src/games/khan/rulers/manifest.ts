import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'khan-rulers',
  game: 'khan',
  page: 'khan/rulers/',
  sign: 'crown',
  save: 'khan-rulers',
  otherSaves: ['settings'],
  texts: ['khan', 'khan-rulers', 'map'],
  opens: ['drive-out'],
  way: 'ruler',
  hasSymbols: true,
});
