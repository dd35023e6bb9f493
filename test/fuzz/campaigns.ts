/** The long campaigns, each a file here. */
export const CAMPAIGNS = [
  'board',
  'games',
  'chu-han',
  'khan',
  'drills',
  'chances',
  'lines',
  'hostile',
  'mutants',
  'pages',
  'crash',
  'field',
  'new-tools',
  'language',
] as const;
