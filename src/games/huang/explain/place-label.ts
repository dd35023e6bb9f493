import { makeSpaceName, type SpaceName, toRowColumn } from '../rules/board/hex.ts';

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

/** Parses the label of a space, such as `E8` or `e8`; undefined if the text is no label. */
export function parsePlaceLabel(text: string): SpaceName | undefined {
  const match = /^([A-Z]{1,2})([1-9]\d{0,3})$/.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const [, letters, column] = match;
  if (!letters || !column) throw new Error(`A name of a space without a row or a number: ${text}`);
  const row = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - A + 1, 0) - 1;
  return makeSpaceName({ row, column: Number(column) - 1 });
}

function formatRow(row: number): string {
  const last = String.fromCharCode(A + (row % LETTERS));
  return row < LETTERS ? last : formatRow(Math.floor(row / LETTERS) - 1) + last;
}
