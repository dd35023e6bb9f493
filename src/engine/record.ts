/** The keys of a record, as the closed union that they are: the compiler calls them any text. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** The entries of a record, with their keys as the closed union that they are. */
export function entriesOf<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): readonly (readonly [Key, Value])[] {
  return keysOf(record).flatMap((key) => {
    const value = record[key];
    return value === undefined ? [] : [[key, value] as const];
  });
}

/** A record that has for each of `keys` what `make` gives for it. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
