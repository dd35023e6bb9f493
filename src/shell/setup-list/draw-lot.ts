/** Returns a random integer from 0 to 2³² − 1. */
type RandomInteger = () => number;

const RANGE = 2 ** 32;
const drawInteger: RandomInteger = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Draws one of some lots, each with the same chance: integers beyond the last multiple of their number are
 * drawn again.
 * @throws {Error} if there are none
 */
export function drawLot<T>(lots: readonly T[], random: RandomInteger = drawInteger): T {
  const end = RANGE - (RANGE % lots.length);
  let integer = random();
  while (integer >= end) integer = random();
  const lot = lots[integer % lots.length];
  if (lot === undefined) throw new Error('No lots to draw from');
  return lot;
}
