/** Those of the highest strength: one of them wins a war, several are tied. Rule: huang/war/strength, huang/war/tie */
export function strongestOf<Side>(
  sides: readonly Side[],
  strengthOf: (side: Side) => number,
): readonly Side[] {
  const most = Math.max(...sides.map(strengthOf));
  return sides.filter((side) => strengthOf(side) === most);
}

/** Whether the attacker of a revolt wins; a tie is the defender's. Rule: huang/revolt/tie */
export function winsRevolt(attacker: number, defender: number): boolean {
  return attacker > defender;
}
