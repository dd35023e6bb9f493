/** Returns the keys of a record typed as its union of keys; `Object.keys` returns plain strings. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** Returns the entries of a record with typed keys, without undefined values. */
export function entriesOf<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): readonly (readonly [Key, Value])[] {
  return keysOf(record).flatMap((key) => {
    const value = record[key];
    return value === undefined ? [] : [[key, value] as const];
  });
}

/** Makes a record that maps each key to `make(key)`. */
export function createRecord<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
