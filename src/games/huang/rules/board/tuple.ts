/** Three spaces of a pagoda or of bandits, four of the palace. */
export type Triple<T> = readonly [T, T, T];
export type Quadruple<T> = readonly [T, T, T, T];

/** Maps a tuple to a tuple of the same length. */
export function mapTuple<T, U>(of: Triple<T>, make: (one: T, i: number) => U): Triple<U>;
export function mapTuple<T, U>(of: Quadruple<T>, make: (one: T, i: number) => U): Quadruple<U>;
export function mapTuple<T, U>(of: readonly T[], make: (one: T, i: number) => U): readonly U[];
export function mapTuple<T, U>(of: readonly T[], make: (one: T, i: number) => U): readonly U[] {
  return of.map(make);
}

/** Returns a list as a tuple of three; undefined if it has another length. */
export function toTriple<T>([a, b, c, ...more]: readonly T[]): Triple<T> | undefined {
  return a === undefined || b === undefined || c === undefined || more.length > 0 ? undefined : [a, b, c];
}

/** Returns a list as a tuple of four; undefined if it has another length. */
export function toQuadruple<T>([a, ...others]: readonly T[]): Quadruple<T> | undefined {
  const rest = toTriple(others);
  return a === undefined || rest === undefined ? undefined : [a, ...rest];
}
