import { type SpaceName, toRowColumn } from '../rules/board/hex.ts';

const LETTERS = 26;
const A = 'A'.charCodeAt(0);

/**
 * Makes the label of a space: a letter for its row (A at the top, AA after Z), and its number in that row,
 * from 1 at the left: `0,0` is A1, `5,4` is E8. A space above or to the left of every board keeps its
 * coordinates.
 */
export function makePlaceLabel(space: SpaceName): string {
  const { row, column } = toRowColumn(space);
  return row < 0 || column < 0 ? space : `${formatRow(row)}${column + 1}`;
}

function formatRow(row: number): string {
  const last = String.fromCharCode(A + (row % LETTERS));
  return row < LETTERS ? last : formatRow(Math.floor(row / LETTERS) - 1) + last;
}
