/** The open points of Khan's printed rules: the choices that the engine knows for each, the default first. */
export const KHAN_RULING_OPTIONS = {
  'bridge-banks': ['rectangle', 'tile'],
  'trapped-yurt': ['none', 'laid'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
