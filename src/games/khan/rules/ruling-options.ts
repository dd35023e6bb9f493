/** The rulings where Khan's printed rules are unclear, with the options of each, the default first. */
export const KHAN_RULING_OPTIONS = {
  'bridge-banks': ['rectangle', 'tile'],
  'trapped-yurt': ['none', 'laid'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
