import type { WrittenPosition } from '../../referee/huang/notation.ts';
import { type Coder, packCount, packYesNo } from '../packing/coder.ts';
import { FRONT_BOARD, GROUNDS, WIDEST } from './words.ts';

type WrittenBoard = NonNullable<WrittenPosition['board']>;

/** A board by its name, or drawn. */
export function packBoard(coder: Coder, value?: WrittenBoard): WrittenBoard {
  const isDrawn = packYesNo(coder, [7, 1], value && value !== 'warring-states');
  const rows = typeof value === 'object' ? value.rows : undefined;
  return isDrawn ? { rows: packRows(coder, rows) } : 'warring-states';
}

/**
 * The rows of a drawn board, each space by whether it is as on the front board, so that a corrected front board is
 * hardly longer than its name; a space that is not, by what lies left of it.
 */
function packRows(coder: Coder, value?: readonly string[]): readonly string[] {
  const height = packCount(coder, WIDEST, value?.length);
  const isFront = [1, 3];
  const isAsLong = [1, 6];
  const grounds: Readonly<Record<string, number[]>> = Object.fromEntries(
    ['', ...GROUNDS].map((left) => [left, [3, 1, 1, 1]]),
  );
  const rows: string[] = [];
  for (let r = 0; r < height; r++) {
    const given = value?.[r];
    const usual = FRONT_BOARD[r]?.length ?? rows[r - 1]?.length ?? 0;
    const isUsual = packYesNo(coder, isAsLong, given === undefined ? undefined : given.length === usual);
    const length = isUsual ? usual : packCount(coder, WIDEST, given?.length);
    let row = '';
    for (let c = 0; c < length; c++) {
      const ground = given?.[c];
      const front = FRONT_BOARD[r]?.[c];
      const isSame =
        front !== undefined && packYesNo(coder, isFront, ground === undefined ? undefined : ground === front);
      const odds = grounds[row.at(-1) ?? ''] ?? [1, 1, 1, 1];
      row += isSame ? front : packGround(coder, odds, ground);
    }
    rows.push(row);
  }
  return rows;
}

function packGround(coder: Coder, odds: number[], value?: string): string {
  return GROUNDS[coder.pick(odds, value === undefined ? undefined : GROUNDS.indexOf(value))] ?? '.';
}
