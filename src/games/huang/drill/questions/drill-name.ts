/** The kinds of drills: who wins, how many does it take, may a player do this. */
export const DRILL_KINDS = ['winner', 'how-many', 'may'] as const;

/** Ten questions, the same for all players with the same seed. */
export interface Drill {
  readonly kind: (typeof DRILL_KINDS)[number];
  /** A few lower-case letters and digits. */
  readonly seed: string;
}

/** Makes the name of a drill in links: `winner-7f3a2`. */
export const makeDrillName = ({ kind, seed }: Drill): string => `${kind}-${seed}`;

/** Parses the name of a drill; undefined if it is invalid. */
export function parseDrillName(name: string): Drill | undefined {
  const found = /^([a-z-]+)-([0-9a-z]{1,8})$/.exec(name);
  const kind = DRILL_KINDS.find((one) => one === found?.[1]);
  const seed = found?.[2];
  return kind && seed !== undefined ? { kind, seed } : undefined;
}
