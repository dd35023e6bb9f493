/**
 * The name of a space: its axial coordinates `q,r` (pointy-top hexes, odd rows shifted right by half a hex).
 */
export type SpaceName = string;

/** The place of a space in the rows of a board: character `column` of row `row`. */
export interface RowColumn {
  readonly row: number;
  readonly column: number;
}

/** Returns how much smaller the axial coordinate `q` is than the column in a row. */
function getColumnShift(row: number): number {
  return Math.floor(row / 2);
}

/** Returns the space at a place. */
export function makeSpaceName({ row, column }: RowColumn): SpaceName {
  return `${column - getColumnShift(row)},${row}`;
}

/** Returns the place of a space, which need not be on a board. The name must satisfy `isSpaceName`. */
export function toRowColumn(name: SpaceName): RowColumn {
  const [q, row] = toAxialCoordinates(name);
  return { row, column: q + getColumnShift(row) };
}

/** Returns the axial coordinates of a space. The name must satisfy `isSpaceName`. */
export function toAxialCoordinates(name: SpaceName): readonly [q: number, r: number] {
  const comma = name.indexOf(',');
  if (comma < 0) throw new Error(`Not a space: ${name}`);
  return [Number(name.slice(0, comma)), Number(name.slice(comma + 1))];
}

/**
 * Returns whether a text consists of two integers in canonical form: no plus, no leading zero, no minus zero.
 */
export function isSpaceName(text: string): boolean {
  return /^(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})$/.test(text);
}
