/** In how many ways 0, 1, 2 … up to `most` of `all` things can be chosen. */
export function waysUpTo(all: number, most: number): readonly bigint[] {
  const ways = [1n];
  let last = 1n;
  for (let some = 1; some <= most; some++) {
    last = (last * BigInt(Math.max(all - some + 1, 0))) / BigInt(some);
    ways.push(last);
  }
  return ways;
}

/** In how many ways so many of `all` things can be chosen. */
export function waysToChoose(all: number, some: number): bigint {
  const ways = waysUpTo(all, some).at(-1);
  if (ways === undefined) throw new Error(`No way to choose ${some} of ${all}`);
  return ways;
}

/** Part of a whole in lowest terms, as text: `0/1`, `17/323`, `1/1`. */
export function makeFraction(part: bigint, whole: bigint): string {
  const divisor = commonDivisor(part, whole);
  return `${part / divisor}/${whole / divisor}`;
}

/** The greatest that divides both. */
export function commonDivisor(a: bigint, b: bigint): bigint {
  let [greater, smaller] = [a, b];
  while (smaller > 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}
