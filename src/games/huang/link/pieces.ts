import {
  type ChoiceWeights,
  type Coder,
  codeBoolean,
  codeOptionalChoice,
} from '../../../share/packing/coder.ts';
import { type Board, isRiverSpace, listNeighbours, type SpaceName } from '../rules/board/board.ts';
import type { LeaderName } from '../rules/leader.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Colour, Dynasty } from '../rules/vocabulary.ts';
import { PACKED_COLOURS } from './packed-vocabulary.ts';

/** The tiles and leaders of a position. */
export type PieceFields = Pick<Setup, 'tiles' | 'leaders'>;

/** The kinds of pieces on a land space; a piece on a river space is always a blue tile. */
const LAND_PIECES = ['yellow', 'red', 'green', 'white', 'leader'] as const;

/**
 * Writes or reads all pieces, space by space in reading order. Pieces form clusters, so whether a space is
 * empty is predicted from how many of the neighbours before it are taken.
 */
export function codePieces(
  coder: Coder,
  board: Board,
  players: readonly Dynasty[],
  value?: PieceFields,
): PieceFields {
  const tiles: Record<SpaceName, Colour> = {};
  const leaders: Record<SpaceName, LeaderName> = {};
  const reserve = new Set(
    players.flatMap((dynasty) => PACKED_COLOURS.map((colour): LeaderName => `${dynasty}:${colour}`)),
  );
  const isTaken: boolean[] = [];
  const weights = freshWeights();
  for (const [space, name] of board.names.entries()) {
    const takenNeighbours = listNeighbours(board, space).filter((one) => isTaken[one]).length;
    const isRiver = isRiverSpace(board, space);
    const input = value && (value.tiles[name] ?? value.leaders[name] ?? null);
    const isTakenWeights = (isRiver ? weights.river : weights.land)[takenNeighbours] ?? [1, 1];
    isTaken[space] = codeBoolean(coder, isTakenWeights, input === undefined ? undefined : input !== null);
    if (!isTaken[space]) continue;
    const piece = isRiver ? 'blue' : codeLandPiece(coder, weights.kinds, [...reserve], input);
    if (isLeader(piece)) leaders[name] = piece;
    else tiles[name] = piece;
    if (isLeader(piece)) reserve.delete(piece);
  }
  return { tiles, leaders };
}

/**
 * The initial weights: whether a space has a piece, by the number of earlier neighbours that have one, and
 * which kind of piece it is.
 */
const freshWeights = (): {
  readonly land: ChoiceWeights[];
  readonly river: ChoiceWeights[];
  readonly kinds: ChoiceWeights;
} => ({
  land: [
    [6, 1],
    [2, 2],
    [1, 2],
    [1, 3],
  ],
  river: [
    [6, 1],
    [3, 2],
    [1, 1],
    [1, 2],
  ],
  kinds: [5, 5, 3, 2, 2],
});

const isLeader = (piece: Colour | LeaderName): piece is LeaderName => piece.includes(':');

function codeLandPiece(
  coder: Coder,
  weights: ChoiceWeights,
  reserve: readonly LeaderName[],
  value?: Colour | LeaderName | null,
): Colour | LeaderName {
  const known = value
    ? LAND_PIECES.findIndex((one) => value === one || (one === 'leader' && isLeader(value)))
    : undefined;
  const kind = LAND_PIECES[coder.codeWeighted(weights, known)];
  if (kind === undefined) throw new Error('More weights than kinds of pieces');
  if (kind !== 'leader') return kind;
  // Only a forged link has a leader when none is left in the reserve.
  return (
    codeOptionalChoice(coder, reserve, value ? reserve.find((one) => one === value) : undefined) ?? 'yellow'
  );
}
