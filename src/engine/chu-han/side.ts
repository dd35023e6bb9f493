/** The two sides, in the order used in answers. */
export const SIDES = ['han', 'chu'] as const;
export type Side = (typeof SIDES)[number];

/** A value for each side. */
export type BySide<T> = Readonly<Record<Side, T>>;

/** Returns the other side. */
export function opponentOf(side: Side): Side {
  return side === 'han' ? 'chu' : 'han';
}
