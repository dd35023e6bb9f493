/**
 * Returns the sides with the highest strength: one winner of a war, or several that are tied. Rule:
 * huang/war/strength, huang/war/tie
 */
export function findStrongestSides<Side>(
  sides: readonly Side[],
  strengthOf: (side: Side) => number,
): readonly Side[] {
  const most = Math.max(...sides.map(strengthOf));
  return sides.filter((side) => strengthOf(side) === most);
}

/** Returns whether the attacker wins a revolt; the defender wins a tie. Rule: huang/revolt/tie */
export function winsRevolt(attacker: number, defender: number): boolean {
  return attacker > defender;
}
