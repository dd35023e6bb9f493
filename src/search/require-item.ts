/** What stands at a place of a list; each place that is asked for was checked to be there. */
export function requireItem<Thing>(list: readonly Thing[], place: number): Thing {
  const thing = list[place];
  if (thing === undefined) throw new Error(`The index has nothing at ${place}`);
  return thing;
}
