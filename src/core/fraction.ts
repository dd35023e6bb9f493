/**
 * Returns the binomial coefficients of `all` over 0, 1, 2 … `most`: the number of ways to choose that many
 * things.
 */
export function listBinomials(all: number, most: number): readonly bigint[] {
  const ways = [1n];
  let last = 1n;
  for (let some = 1; some <= most; some++) {
    last = (last * BigInt(Math.max(all - some + 1, 0))) / BigInt(some);
    ways.push(last);
  }
  return ways;
}

/** Returns the binomial coefficient `all` over `some`. */
export function getBinomial(all: number, some: number): bigint {
  const ways = listBinomials(all, some).at(-1);
  if (ways === undefined) throw new Error(`No way to choose ${some} of ${all}`);
  return ways;
}

/** Formats part/whole as a fraction in lowest terms: `0/1`, `17/323`, `1/1`. */
export function makeFraction(part: bigint, whole: bigint): string {
  const divisor = getCommonDivisor(part, whole);
  return `${part / divisor}/${whole / divisor}`;
}

/** Returns the greatest common divisor. */
export function getCommonDivisor(a: bigint, b: bigint): bigint {
  let [greater, smaller] = [a, b];
  while (smaller > 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}
