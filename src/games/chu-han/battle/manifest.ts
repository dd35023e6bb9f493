import { defineTool } from '../../tool-manifest.ts';

export default defineTool({
  id: 'chu-han-battle',
  game: 'chu-han',
  page: 'chu-han/referee/',
  sign: 'scales',
  save: 'chu-han-battle',
  otherSaves: ['chu-han-battles', 'chu-han-players', 'settings'],
  texts: ['chu-han', 'chu-han-battle'],
  opens: ['battle', 'chances'],
  hasSymbols: true,
});
