// Decides how much of the tests runs. `npm test` tests each behaviour once. `npm run test:all` sets TEST_ALL:
// everything runs in every language and variant, and random campaigns at full length, with the seed in
// TEST_SEED if it is set.

/** Whether everything runs. */
export const IS_WHOLE_SUITE = process.env['TEST_ALL'] === '1';

/** Returns the number of tries of a random campaign: all of them if everything runs, else a tenth. */
export const tries = (inFull: number): number => (IS_WHOLE_SUITE ? inFull : Math.ceil(inFull / 10));

/**
 * Selects variants of one behaviour, such as languages, tools or screens: all of them if everything runs, else
 * `count` of them, starting with number `turn`, so that the tests together cover each variant.
 */
export function someOf<T>(variants: readonly T[], turn = 0, count = 1): readonly T[] {
  if (IS_WHOLE_SUITE) return variants;
  return variants.map((_, i) => variants[(turn + i) % variants.length] as T).slice(0, count);
}

const shift = Number(process.env['TEST_SEED'] ?? 0);
if (!Number.isSafeInteger(shift))
  throw new Error(`TEST_SEED must be a whole number: ${process.env['TEST_SEED']}`);

/** Returns the seed of a random campaign: its own, shifted by TEST_SEED, so that each night has other cases. */
export const seedFrom = (own: number): number => own + shift;
