import {
  type ChoiceWeights,
  type Coder,
  codeList,
  codeOptionalChoice,
} from '../../../share/packing/coder.ts';
import { type Board, getSpaceName, listNeighbours, type SpaceName } from '../rules/board/board.ts';
import { toAxialCoordinates } from '../rules/board/hex.ts';
import { type Quadruple, type Triple, toQuadruple, toTriple } from '../rules/board/tuple.ts';
import { PACKED_LIST_LIMIT } from './packed-vocabulary.ts';

/** The context for packing a space in few bits. */
export interface SpaceContext {
  readonly coder: Coder;
  readonly board: Board;
  /** The weight of each way to name a space, in the order of `WAYS`. */
  readonly wayWeights: ChoiceWeights;
}

/**
 * The ways to name a space: one of the likely ones, a neighbour of the previous one, any space of the board,
 * or one off the board.
 */
const WAYS = ['likely', 'adjacent', 'any', 'off'] as const;

/** Creates a context with the initial weights. */
export function freshSpaceContext(coder: Coder, board: Board): SpaceContext {
  return { coder, board, wayWeights: [24, 16, 24, 1] };
}

/** The coordinates of a well-formed space are between `-FARTHEST` and `FARTHEST`. */
const FARTHEST = 9999;

/**
 * Writes or reads a space. `likelyIndices` are indices of spaces of the board; `before`, the space that was
 * written or read before this one, must be on the board too.
 */
export function codeSpace(
  { coder, board, wayWeights }: SpaceContext,
  likelyIndices: readonly number[],
  before: SpaceName | undefined,
  value?: SpaceName,
): SpaceName {
  const beforeIndex = before === undefined ? undefined : board.spaceByName.get(before);
  const neighbours = beforeIndex === undefined ? [] : listNeighbours(board, beforeIndex);
  const space = value === undefined ? undefined : board.spaceByName.get(value);
  const way = value === undefined ? undefined : chooseWay(space, likelyIndices, neighbours);
  switch (WAYS[coder.codeWeighted(wayWeights, way)]) {
    case 'likely':
      return nameOrNowhere(board, codeOptionalChoice(coder, likelyIndices, space));
    case 'adjacent':
      return nameOrNowhere(board, codeOptionalChoice(coder, neighbours, space));
    case 'any':
      return codeOptionalChoice(coder, board.names, value) ?? OFF_BOARD_SPACE;
    default:
      return codeFarSpace(coder, value);
  }
}

/** The result for a forged link that picks a space from an empty list; it is off the board. */
export const OFF_BOARD_SPACE: SpaceName = `${FARTHEST},${FARTHEST}`;

function nameOrNowhere(board: Board, space: number | undefined): SpaceName {
  return space === undefined ? OFF_BOARD_SPACE : getSpaceName(board, space);
}

function chooseWay(
  space: number | undefined,
  likelyIndices: readonly number[],
  neighbours: readonly number[],
): number {
  if (space === undefined) return WAYS.indexOf('off');
  if (likelyIndices.includes(space)) return WAYS.indexOf('likely');
  return WAYS.indexOf(neighbours.includes(space) ? 'adjacent' : 'any');
}

function codeFarSpace(coder: Coder, value?: SpaceName): SpaceName {
  const coordinates = value === undefined ? undefined : toAxialCoordinates(value);
  const [q, r] = [0, 1].map((i) => {
    const coordinate = coordinates?.[i];
    return (
      coder.codeUniform(2 * FARTHEST + 1, coordinate === undefined ? undefined : coordinate + FARTHEST) -
      FARTHEST
    );
  });
  return `${q},${r}`;
}

/** Writes or reads a list of spaces in order. */
export function codeSpaces(
  context: SpaceContext,
  likelyIndices: readonly number[],
  value?: readonly SpaceName[],
): readonly SpaceName[] {
  let before: SpaceName | undefined;
  const codeNext = (space?: SpaceName) => {
    before = codeSpace(context, likelyIndices, before, space);
    return before;
  };
  return codeList(context.coder, PACKED_LIST_LIMIT, codeNext, value);
}

/**
 * Writes or reads the three spaces of a pagoda. Only a forged link has more or fewer; these are read as off
 * the board.
 */
export function codeThreeSpaces(context: SpaceContext, value?: Triple<SpaceName>): Triple<SpaceName> {
  return toTriple(codeSpaces(context, [], value)) ?? [OFF_BOARD_SPACE, OFF_BOARD_SPACE, OFF_BOARD_SPACE];
}

/** Writes or reads the four spaces of the palace. */
export function codeFourSpaces(context: SpaceContext, value?: Quadruple<SpaceName>): Quadruple<SpaceName> {
  return (
    toQuadruple(codeSpaces(context, [], value)) ?? [
      OFF_BOARD_SPACE,
      OFF_BOARD_SPACE,
      OFF_BOARD_SPACE,
      OFF_BOARD_SPACE,
    ]
  );
}

/** Writes or reads the spaces of a pagoda or of the palace. */
export function codeThreeOrFourSpaces(
  context: SpaceContext,
  value?: Triple<SpaceName> | Quadruple<SpaceName>,
): Triple<SpaceName> | Quadruple<SpaceName> {
  const spaces = codeSpaces(context, [], value);
  return toTriple(spaces) ?? toQuadruple(spaces) ?? [OFF_BOARD_SPACE, OFF_BOARD_SPACE, OFF_BOARD_SPACE];
}
