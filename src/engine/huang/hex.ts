/** A space of a board by its axial coordinates `q,r` (pointy-top hexes, odd rows half a hex to the right). */
export type SpaceName = string;

/** Where a space stands on a drawn board: character `column` of row `row`. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** How far the axial coordinate `q` falls behind the column in a row. */
function shiftOf(row: number): number {
  return Math.floor(row / 2);
}

/** The space at a place of a drawn board. */
export function spaceAt({ row, column }: Place): SpaceName {
  return `${column - shiftOf(row)},${row}`;
}

/** Where a space stands, on or off every board. Only for what `isSpaceName` accepts. */
export function placeIn(name: SpaceName): Place {
  const [q, row] = coordinatesOf(name);
  return { row, column: q + shiftOf(row) };
}

/** The axial coordinates of a space. Only for what `isSpaceName` accepts. */
export function coordinatesOf(name: SpaceName): readonly [q: number, r: number] {
  const comma = name.indexOf(',');
  if (comma < 0) throw new Error(`Not a space: ${name}`);
  return [Number(name.slice(0, comma)), Number(name.slice(comma + 1))];
}

/** Two whole numbers, each written as numbers are: no plus, no leading zero, no minus zero. */
export function isSpaceName(text: string): boolean {
  return /^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/.test(text);
}
