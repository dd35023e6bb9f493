/**
 * Runs a check on each item in one test, for example on every file or text. Throws once, with a line for each
 * failing item.
 */
export async function expectOfEach<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  check: (item: T) => void | Promise<void>,
): Promise<void> {
  if (items.length === 0) throw new Error('there is nothing to check');
  const failures: string[] = [];
  for (const item of items)
    try {
      await check(item);
    } catch (error) {
      failures.push(`${nameOf(item)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  if (failures.length > 0) throw new Error(`${failures.length} of ${items.length}:\n${failures.join('\n')}`);
}
