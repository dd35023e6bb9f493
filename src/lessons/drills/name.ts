/** Who wins, how many does it take, may somebody do this. */
export const DRILLS = ['winner', 'how-many', 'may'] as const;

/** Ten decisions, the same for everybody who has the seed. */
export interface Drill {
  readonly kind: (typeof DRILLS)[number];
  /** A few small letters and digits. */
  readonly seed: string;
}

/** Its name, as it stands in a link: `winner-7f3a2`. */
export const nameOfDrill = ({ kind, seed }: Drill): string => `${kind}-${seed}`;

/** The drill of that name; undefined where it is none. */
export function drillNamed(name: string): Drill | undefined {
  const found = /^([a-z-]+)-([0-9a-z]{1,8})$/.exec(name);
  const kind = DRILLS.find((one) => one === found?.[1]);
  const seed = found?.[2];
  return kind && seed !== undefined ? { kind, seed } : undefined;
}
