/** Points that the printed text of Khan leaves open: each choice the engine knows, the default first. */
export const KHAN_RULINGS = {
  'bridge-banks': ['rectangle', 'tile'],
  'trapped-yurt': ['none', 'laid'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
