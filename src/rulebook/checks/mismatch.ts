/** Keys that an expected answer must list completely or not at all. */
const WHOLE = ['points', 'removed'];

/**
 * Describes the first difference between two answers; undefined if `actual` matches. Objects may have more
 * keys than expected, except for `points`, `removed` and objects that are expected to be empty. Lists must
 * have the same length.
 */
export function describeMismatch(expected: unknown, actual: unknown, path: string): string | undefined {
  if (typeof expected !== 'object' || expected === null)
    return Object.is(expected, actual)
      ? undefined
      : `${path} should be ${JSON.stringify(expected)} and is ${JSON.stringify(actual)}`;
  if (typeof actual !== 'object' || actual === null)
    return `${path} should be ${JSON.stringify(expected)} and is ${JSON.stringify(actual)}`;
  if (Array.isArray(expected) && !(Array.isArray(actual) && actual.length === expected.length))
    return `${path} should have ${expected.length} entries and is ${JSON.stringify(actual)}`;
  const more = Object.keys(actual).find((key) => !Object.hasOwn(expected, key));
  if (more !== undefined && isWhole(expected, path))
    return `${path} should have no ${more} and is ${JSON.stringify(actual)}`;
  for (const [key, value] of Object.entries(expected)) {
    const found: unknown = Object.hasOwn(actual, key) ? Reflect.get(actual, key) : undefined;
    const mismatch = describeMismatch(value, found, `${path}/${key}`);
    if (mismatch) return mismatch;
  }
  return undefined;
}

function isWhole(expected: object, path: string): boolean {
  return Object.keys(expected).length === 0 || WHOLE.some((part) => path.split('/').includes(part));
}
