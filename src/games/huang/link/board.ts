import { type ChoiceWeights, type Coder, codeBoolean, codeCount } from '../../../share/packing/coder.ts';
import type { WrittenBoard } from '../rules/board/board.ts';
import { PACKED_BOARD_LIMIT, PACKED_FRONT_BOARD, PACKED_GROUNDS } from './packed-vocabulary.ts';

/** Writes or reads a board: the name of the printed one, or the rows of a drawn one. */
export function codeBoard(coder: Coder, value?: WrittenBoard): WrittenBoard {
  const isDrawn = codeBoolean(coder, [7, 1], value && value !== 'warring-states');
  if (!isDrawn) return 'warring-states';
  return { rows: codeRows(coder, typeof value === 'object' ? value.rows : undefined) };
}

/**
 * The weights for a drawn board: whether it equals the printed one (here called the front board), and the
 * kinds of spaces where it does not.
 */
interface RowWeights {
  /** Whether a row is as long as that of the front board; below that, as the row above. */
  readonly isAsLong: ChoiceWeights;
  /** Whether a space equals that of the front board. */
  readonly isFront: ChoiceWeights;
  /** For the first space of a row. */
  readonly first: ChoiceWeights;
  /** For the other spaces, by the kind of the space to the left. */
  readonly after: ReadonlyMap<string, ChoiceWeights>;
}

const freshWeights = (): RowWeights => ({
  isAsLong: [1, 6],
  isFront: [1, 3],
  first: [3, 1, 1, 1],
  after: new Map(PACKED_GROUNDS.map((left) => [left, [3, 1, 1, 1]])),
});

/**
 * Writes or reads the rows of a drawn board. Each space is first compared with the front board, so a
 * corrected front board takes hardly more than its name; a space that differs is predicted from the space to
 * its left.
 */
function codeRows(coder: Coder, value?: readonly string[]): readonly string[] {
  const height = codeCount(coder, PACKED_BOARD_LIMIT, value?.length);
  const weights = freshWeights();
  const rows: string[] = [];
  for (let r = 0; r < height; r++) {
    const inputRow = value?.[r];
    const front = PACKED_FRONT_BOARD[r];
    const model = front ?? rows.at(-1);
    if (model === undefined) throw new Error(`No row above row ${r}`);
    const modelLength = model.length;
    const isAsLong = codeBoolean(
      coder,
      weights.isAsLong,
      inputRow === undefined ? undefined : inputRow.length === modelLength,
    );
    const length = isAsLong ? modelLength : codeCount(coder, PACKED_BOARD_LIMIT, inputRow?.length);
    let row = '';
    while (row.length < length)
      row += codeGround(coder, weights, row.at(-1), front?.[row.length], inputRow?.[row.length]);
    rows.push(row);
  }
  return rows;
}

/**
 * Writes or reads the kind of one space. `front` is the space of the front board at the same position, if
 * there is one.
 */
function codeGround(
  coder: Coder,
  weights: RowWeights,
  left: string | undefined,
  front: string | undefined,
  value?: string,
): string {
  const isFront = value === undefined ? undefined : value === front;
  if (front !== undefined && codeBoolean(coder, weights.isFront, isFront)) return front;
  const kindWeights = left === undefined ? weights.first : weights.after.get(left);
  const index = value === undefined ? undefined : PACKED_GROUNDS.indexOf(value);
  const ground = kindWeights && PACKED_GROUNDS[coder.codeWeighted(kindWeights, index)];
  if (ground === undefined) throw new Error(`No ground after ${left}`);
  return ground;
}
