import { type KhanSpaceName, toGridPoint } from '../rules/grid.ts';

const A = 'A'.charCodeAt(0);

/** Makes the label of a space: a letter for its row (A at the top), and its column, from 1 at the left. */
export function makeKhanPlaceLabel(space: KhanSpaceName): string {
  const [x, y] = toGridPoint(space);
  return `${String.fromCharCode(A + y)}${x + 1}`;
}

/** Joins the labels of some spaces with commas. */
export function joinKhanPlaceLabels(spaces: readonly KhanSpaceName[]): string {
  return spaces.map(makeKhanPlaceLabel).join(', ');
}
