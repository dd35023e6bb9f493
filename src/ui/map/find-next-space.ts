/**
 * Returns the next of some spaces in reading order, or the one before; after the last comes the first.
 * `compare` orders spaces like that.
 */
export function findNextSpace(
  inOrder: readonly string[],
  from: string,
  isBack: boolean,
  compare: (a: string, b: string) => number,
): string | undefined {
  return isBack
    ? (inOrder.findLast((name) => compare(name, from) < 0) ?? inOrder.at(-1))
    : (inOrder.find((name) => compare(name, from) > 0) ?? inOrder[0]);
}
