import { type Board, getSpaceName, listNeighbours, type SpaceName } from '../../engine/huang/board.ts';
import { toAxialCoordinates } from '../../engine/huang/hex.ts';
import { type Quadruple, type Triple, toQuadruple, toTriple } from '../../engine/huang/tuple.ts';
import { type ChoiceWeights, type Coder, packList, packOptionalChoice } from '../packing/coder.ts';
import { PACKED_LIST_LIMIT } from './packed-vocabulary.ts';

/** The context for packing a space in few bits. */
export interface SpaceContext {
  readonly coder: Coder;
  readonly board: Board;
  /** Odds of each way to name a space, in the order of `WAYS`. */
  readonly odds: ChoiceWeights;
}

/**
 * A space is one of the likely ones, a neighbour of the previous one, any space of the board, or off the
 * board.
 */
const WAYS = ['likely', 'beside', 'any', 'off'] as const;

/** Makes a scene with the initial odds. */
export function freshSpaceContext(coder: Coder, board: Board): SpaceContext {
  return { coder, board, odds: [24, 16, 24, 1] };
}

/** The coordinates of a well-formed space are between `-FARTHEST` and `FARTHEST`. */
const FARTHEST = 9999;

/** Packs the name of a space. `likely` and `before` must be spaces of the board. */
export function packSpace(
  { coder, board, odds }: SpaceContext,
  likely: readonly number[],
  before: SpaceName | undefined,
  value?: SpaceName,
): SpaceName {
  const last = before === undefined ? undefined : board.spaceByName.get(before);
  const beside = last === undefined ? [] : listNeighbours(board, last);
  const space = value === undefined ? undefined : board.spaceByName.get(value);
  const known = value === undefined ? undefined : chooseWay(space, likely, beside);
  switch (WAYS[coder.codeWeighted(odds, known)]) {
    case 'likely':
      return nameOrNowhere(board, packOptionalChoice(coder, likely, space));
    case 'beside':
      return nameOrNowhere(board, packOptionalChoice(coder, beside, space));
    case 'any':
      return packOptionalChoice(coder, board.names, value) ?? OFF_BOARD_SPACE;
    default:
      return packFarSpace(coder, value);
  }
}

/** The result for a forged link that picks a space from an empty list; it is off the board. */
export const OFF_BOARD_SPACE: SpaceName = `${FARTHEST},${FARTHEST}`;

function nameOrNowhere(board: Board, space: number | undefined): SpaceName {
  return space === undefined ? OFF_BOARD_SPACE : getSpaceName(board, space);
}

function chooseWay(space: number | undefined, likely: readonly number[], beside: readonly number[]): number {
  if (space === undefined) return WAYS.indexOf('off');
  if (likely.includes(space)) return WAYS.indexOf('likely');
  return WAYS.indexOf(beside.includes(space) ? 'beside' : 'any');
}

function packFarSpace(coder: Coder, value?: SpaceName): SpaceName {
  const given = value === undefined ? undefined : toAxialCoordinates(value);
  const [q, r] = [0, 1].map((i) => {
    const known = given?.[i];
    return coder.codeUniform(2 * FARTHEST + 1, known === undefined ? undefined : known + FARTHEST) - FARTHEST;
  });
  return `${q},${r}`;
}

/** Packs a list of spaces in order. */
export function packSpaces(
  scene: SpaceContext,
  likely: readonly number[],
  value?: readonly SpaceName[],
): readonly SpaceName[] {
  let before: SpaceName | undefined;
  const one = (space?: SpaceName) => {
    before = packSpace(scene, likely, before, space);
    return before;
  };
  return packList(scene.coder, PACKED_LIST_LIMIT, one, value);
}

/**
 * Packs the three spaces of a pagoda. Only a forged link has more or fewer; these are read as off the board.
 */
export function packThreeSpaces(scene: SpaceContext, value?: Triple<SpaceName>): Triple<SpaceName> {
  return toTriple(packSpaces(scene, [], value)) ?? [OFF_BOARD_SPACE, OFF_BOARD_SPACE, OFF_BOARD_SPACE];
}

/** Packs the four spaces of the palace. */
export function packFourSpaces(scene: SpaceContext, value?: Quadruple<SpaceName>): Quadruple<SpaceName> {
  return (
    toQuadruple(packSpaces(scene, [], value)) ?? [
      OFF_BOARD_SPACE,
      OFF_BOARD_SPACE,
      OFF_BOARD_SPACE,
      OFF_BOARD_SPACE,
    ]
  );
}

/** Packs the spaces of a pagoda or of the palace. */
export function packThreeOrFourSpaces(
  scene: SpaceContext,
  value?: Triple<SpaceName> | Quadruple<SpaceName>,
): Triple<SpaceName> | Quadruple<SpaceName> {
  const spaces = packSpaces(scene, [], value);
  return toTriple(spaces) ?? toQuadruple(spaces) ?? [OFF_BOARD_SPACE, OFF_BOARD_SPACE, OFF_BOARD_SPACE];
}
