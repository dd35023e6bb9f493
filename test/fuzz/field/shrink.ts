/**
 * Shortens a failing list of steps by leaving out first large parts, then smaller ones, then single steps
 * (delta debugging).
 * @param fails plays a list of steps; called at most `most` times
 */
export async function shrinkSteps<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Step[]> {
  let left = steps;
  let asked = 0;
  for (let size = Math.ceil(left.length / 2); size >= 1 && asked < most; ) {
    const before = left.length;
    // From the end: apart from the very last step, later ones matter least often.
    for (let from = Math.floor((left.length - 1) / size) * size; from >= 0 && asked < most; from -= size) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (fewer.length === left.length) continue;
      asked++;
      if (await fails(fewer)) left = fewer;
    }
    if (size === 1 && left.length === before) return left;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return left;
}
