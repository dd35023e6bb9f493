/** Three spaces of a pagoda or of bandits, four of the palace. */
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];

/** Maps a tuple to a tuple of the same length. */
export function mapEach<T, U>(of: Three<T>, make: (one: T, i: number) => U): Three<U>;
export function mapEach<T, U>(of: Four<T>, make: (one: T, i: number) => U): Four<U>;
export function mapEach<T, U>(of: readonly T[], make: (one: T, i: number) => U): readonly U[];
export function mapEach<T, U>(of: readonly T[], make: (one: T, i: number) => U): readonly U[] {
  return of.map(make);
}

/** Returns a list as a tuple of three; undefined if it has another length. */
export function threeOf<T>([a, b, c, ...more]: readonly T[]): Three<T> | undefined {
  return a === undefined || b === undefined || c === undefined || more.length > 0 ? undefined : [a, b, c];
}

/** Returns a list as a tuple of four; undefined if it has another length. */
export function fourOf<T>([a, ...others]: readonly T[]): Four<T> | undefined {
  const rest = threeOf(others);
  return a === undefined || rest === undefined ? undefined : [a, ...rest];
}
