/** The two houses, in the order in which answers name them. */
export const SIDES = ['han', 'chu'] as const;
export type Side = (typeof SIDES)[number];

/** Something that each side has. */
export type BySide<T> = Readonly<Record<Side, T>>;

/** The other of the two. */
export function opponentOf(side: Side): Side {
  return side === 'han' ? 'chu' : 'han';
}
