import type { ChosenRulings, RulingOptions } from '../../../core/case.ts';

/** The rulings where Khan's printed rules are unclear, with the options of each, the default first. */
export const KHAN_RULING_OPTIONS = {
  'bridge-banks': ['rectangle', 'tile'],
  'trapped-yurt': ['none', 'laid'],
} as const satisfies RulingOptions;

/** The chosen option of each ruling. */
export type KhanRulings = ChosenRulings<typeof KHAN_RULING_OPTIONS>;
