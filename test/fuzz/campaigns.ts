/** The campaigns of `npm run fuzz`, each a file in this folder. */
export const CAMPAIGNS = [
  'board',
  'games',
  'chu-han',
  'khan',
  'handover',
  'drills',
  'chances',
  'lines',
  'slow',
  'hostile',
  'mutants',
  'pages',
  'crash',
  'field',
  'new-tools',
  'language',
] as const;
