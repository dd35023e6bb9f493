import type { ScoringStep } from '../../src/games/huang/rules/scoring.ts';

/** The rules that final scoring cites; each has a text in `content/rules`. */
export const SCORING_RULES = [
  'huang/end/totals',
  'huang/end/granaries',
  'huang/end/white',
  'huang/end/winner',
  'huang/end/tie',
  'huang/end/fewest-white',
  'huang/end/no-winner',
] as const satisfies readonly ScoringStep['rule'][];
