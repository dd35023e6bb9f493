import { pointOf, type SpaceName } from '../../engine/khan/grid.ts';

const A = 'A'.charCodeAt(0);

/** The name of a space: a letter for its row (A at the top), and its column, from 1 at the left. */
export function placeOf(space: SpaceName): string {
  const [x, y] = pointOf(space);
  return `${String.fromCharCode(A + y)}${x + 1}`;
}

/** The names of some spaces, separated by commas. */
export function placesOf(spaces: readonly SpaceName[]): string {
  return spaces.map(placeOf).join(', ');
}
