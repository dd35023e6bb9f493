/** The three places of a pagoda or of bandits, and the four of the palace. */
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];

/** As many places, each made of one of those given. */
export function mapEach<T, U>(of: Three<T>, make: (one: T, i: number) => U): Three<U>;
export function mapEach<T, U>(of: Four<T>, make: (one: T, i: number) => U): Four<U>;
export function mapEach<T, U>(of: readonly T[], make: (one: T, i: number) => U): readonly U[];
export function mapEach<T, U>(of: readonly T[], make: (one: T, i: number) => U): readonly U[] {
  return of.map(make);
}

/** Exactly three of something; undefined when there are more or fewer. */
export function threeOf<T>([a, b, c, ...more]: readonly T[]): Three<T> | undefined {
  return a === undefined || b === undefined || c === undefined || more.length > 0 ? undefined : [a, b, c];
}

/** Exactly four of something; undefined when there are more or fewer. */
export function fourOf<T>([a, ...others]: readonly T[]): Four<T> | undefined {
  const rest = threeOf(others);
  return a === undefined || rest === undefined ? undefined : [a, ...rest];
}
