/** A point of a drawing. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the number of a state and its strength stand from the middle between them. */
const APART = 5.5;

/** Where the number and the strength of a state stand, over the first of its spaces: side by side where there are both. */
export function placesOf(
  { x, y }: Point,
  has: { readonly number: boolean; readonly strength: boolean },
): { readonly disc: Point; readonly plate: Point } {
  const apart = has.number && has.strength ? APART : 0;
  return { disc: { x: x - apart, y: y - 10 }, plate: { x: x + apart, y: y - 10 } };
}
