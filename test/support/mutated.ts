const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e9,
  '',
  'x',
  '0,0',
  '99,99',
  '-0,0',
  [],
  {},
  'tiger',
  'red',
  ['0,0'],
  { a: 1 },
  'rat:red',
];

/** Copies a case and deletes, replaces or adds one to three values. */
export function mutated(value: object, random: () => number): unknown {
  const copy = structuredClone(value);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
  for (let i = Math.floor(random() * 3); i >= 0; i--) {
    const places = placesIn(copy);
    const place = pick(places);
    if (!place) break;
    const [holder, key] = place;
    if (random() < 0.3) Reflect.deleteProperty(holder, key);
    else if (random() < 0.8) Object.assign(holder, { [key]: structuredClone(pick(JUNK)) });
    else
      Object.assign(holder, {
        [pick(['toString', 'zz', 'position', 'from', '7']) ?? 'zz']: structuredClone(pick(JUNK)),
      });
  }
  return copy;
}

/** Lists every place in a value: its parent, its key, and its value. */
export function placesIn(
  value: unknown,
): readonly (readonly [holder: object, key: string, inner: unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value, key, inner] as const, ...placesIn(inner)]);
}
