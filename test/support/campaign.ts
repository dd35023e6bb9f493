// How much of the tests runs. `npm test` proves each behaviour once; `npm run test:all` sets TEST_ALL, and
// everything runs in every language and variant, random campaigns at full length, from the seed in TEST_SEED
// if it names one.

/** Whether the whole suite runs. */
export const IS_WHOLE_SUITE = process.env['TEST_ALL'] === '1';

/** How often a random campaign tries: in full in the whole suite, else a fifth of it. */
export const tries = (inFull: number): number => (IS_WHOLE_SUITE ? inFull : Math.ceil(inFull / 5));

/**
 * Variants of one behaviour, such as languages, tools or screens: all of them in the whole suite, else as
 * many as are named, beginning with the one whose turn it is, so that over all tests each variant is met.
 */
export function someOf<T>(variants: readonly T[], turn = 0, count = 1): readonly T[] {
  if (IS_WHOLE_SUITE) return variants;
  return variants.map((_, i) => variants[(turn + i) % variants.length] as T).slice(0, count);
}

const shift = Number(process.env['TEST_SEED'] ?? 0);
if (!Number.isSafeInteger(shift))
  throw new Error(`TEST_SEED is no whole number: ${process.env['TEST_SEED']}`);

/** The seed of a random campaign: its own, shifted by TEST_SEED, so that each night tries other cases. */
export const seedFrom = (own: number): number => own + shift;
