/**
 * Where `actual` is not what `expected` says, in a sentence; undefined when it is. Objects may hold more than is
 * expected; lists must be as long.
 */
export function mismatchOf(expected: unknown, actual: unknown, path: string): string | undefined {
  if (typeof expected !== 'object' || expected === null)
    return Object.is(expected, actual)
      ? undefined
      : `${path} should be ${JSON.stringify(expected)} and is ${JSON.stringify(actual)}`;
  if (typeof actual !== 'object' || actual === null)
    return `${path} should be ${JSON.stringify(expected)} and is ${JSON.stringify(actual)}`;
  if (Array.isArray(expected) && expected.length !== (Array.isArray(actual) ? actual.length : -1))
    return `${path} should have ${expected.length} entries and is ${JSON.stringify(actual)}`;
  for (const [key, value] of Object.entries(expected)) {
    const found = Object.hasOwn(actual, key) ? (actual as Record<string, unknown>)[key] : undefined;
    const mismatch = mismatchOf(value, found, `${path}/${key}`);
    if (mismatch) return mismatch;
  }
  return undefined;
}
