/** The two sides, in the order used in answers. */
export const BATTLE_SIDES = ['han', 'chu'] as const;
export type BattleSide = (typeof BATTLE_SIDES)[number];

/** A value for each side. */
export type BySide<T> = Readonly<Record<BattleSide, T>>;

/** Returns the other side. */
export function opponentOf(side: BattleSide): BattleSide {
  return side === 'han' ? 'chu' : 'han';
}
