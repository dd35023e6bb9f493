/** Adds to each option of a ruling its text key in the text file `rulings`. The default option is first. */
export function labelOptions<Ruling extends string, Option extends string>(
  ruling: Ruling,
  options: readonly Option[],
) {
  return options.map((option) => ({
    ruling,
    option,
    text: `choice-${ruling}-${option}` as const,
  }));
}
