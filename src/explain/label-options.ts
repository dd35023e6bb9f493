/**
 * The possible rulings on a point that the rulebook leaves open, the default first, each with its text key in
 * `rulings`.
 */
export function labelOptions<Point extends string, Choice extends string>(
  point: Point,
  choices: readonly Choice[],
) {
  return choices.map((choice) => ({ point, choice, text: `choice-${point}-${choice}` as const }));
}
