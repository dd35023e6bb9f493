/** The choices on a point that print leaves open, the default first, each with the key of its text in `rulings`. */
export function readingsOf<Point extends string, Choice extends string>(
  point: Point,
  choices: readonly Choice[],
) {
  return choices.map((choice) => ({ point, choice, text: `choice-${point}-${choice}` as const }));
}
