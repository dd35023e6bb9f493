import {
  type Coder,
  packBoolean,
  packChoice,
  packList,
  packNullable,
  packOptionalChoice,
} from '../../../share/packing/coder.ts';
import {
  areNeighbours,
  type Board,
  getSpaceName,
  listNeighbours,
  type SpaceName,
} from '../rules/board/board.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { PACKED_BANDITS_LIMIT, PACKED_PAGODA_LIMIT, PACKED_STRENGTH_LIMIT } from './packed-vocabulary.ts';
import type { PieceFields } from './pieces.ts';
import { freshSpaceContext, OFF_BOARD_SPACE, packSpace } from './spaces.ts';

/**
 * Pagodas, palace, granaries and bandits of a position; all spaces in reading order, as in a checked
 * position.
 */
export type BuildingFields = Pick<Setup, 'pagodas' | 'palace' | 'granaries' | 'bandits'>;

/** Packs everything in a position besides its tiles and leaders. */
export function packBuildings(
  coder: Coder,
  board: Board,
  pieces: PieceFields,
  value?: BuildingFields,
): BuildingFields {
  const yellow = board.names.filter((name) => pieces.tiles[name] === 'yellow');
  return {
    pagodas: packPagodas(coder, board, pieces, value?.pagodas),
    palace: packNullable(coder, [3, 1], (at) => packPalace(coder, yellow, at), value?.palace),
    granaries: packGranaries(coder, yellow, value?.granaries),
    bandits: packBandits(coder, board, value?.bandits),
  };
}

/** Packs pagodas as choices among the triangles of equal tiles on the board. */
function packPagodas(
  coder: Coder,
  board: Board,
  pieces: PieceFields,
  value?: BuildingFields['pagodas'],
): BuildingFields['pagodas'] {
  const triangles = findTriangles(board, pieces);
  const packOne = (pagoda?: BuildingFields['pagodas'][number]) => {
    const known = pagoda && triangles.find(({ at }) => at.join() === pagoda.at.join());
    return packChoice(coder, triangles, known);
  };
  return packList(coder, Math.min(triangles.length, PACKED_PAGODA_LIMIT), packOne, value);
}

function findTriangles(board: Board, { tiles }: PieceFields): BuildingFields['pagodas'] {
  const name = (space: number) => getSpaceName(board, space);
  const listLaterNeighbours = (space: number) =>
    listNeighbours(board, space).filter(
      (other) => other > space && tiles[name(other)] === tiles[name(space)],
    );
  return board.names.flatMap((first, a) => {
    const colour = tiles[first];
    if (!colour) return [];
    const pairs = listLaterNeighbours(a).flatMap((b) => listLaterNeighbours(b).map((c) => [b, c] as const));
    return pairs
      .filter(([, c]) => areNeighbours(board, a, c))
      .map(([b, c]) => ({ colour, at: [first, name(b), name(c)] as const }));
  });
}

/** Packs the four spaces of the palace, chosen from some spaces in their order. */
function packPalace(
  coder: Coder,
  from: readonly SpaceName[],
  value?: NonNullable<BuildingFields['palace']>,
): NonNullable<BuildingFields['palace']> {
  let rest = from;
  const next = (known?: SpaceName) => {
    const space = packOptionalChoice(coder, rest, known) ?? OFF_BOARD_SPACE;
    rest = rest.slice(rest.indexOf(space) + 1);
    return space;
  };
  return [next(value?.[0]), next(value?.[1]), next(value?.[2]), next(value?.[3])];
}

function packGranaries(
  coder: Coder,
  yellow: readonly SpaceName[],
  value?: readonly SpaceName[],
): readonly SpaceName[] {
  const weights = [1, 1];
  const areThere = packBoolean(coder, [5, 1], value && value.length > 0);
  return areThere ? yellow.filter((space) => packBoolean(coder, weights, value?.includes(space))) : [];
}

function packBandits(
  coder: Coder,
  board: Board,
  value?: BuildingFields['bandits'],
): BuildingFields['bandits'] {
  const areThere = packBoolean(coder, [4, 1], value && value.length > 0);
  const context = freshSpaceContext(coder, board);
  const packOne = (bandits?: BuildingFields['bandits'][number]) => {
    const a = packSpace(context, [], undefined, bandits?.at[0]);
    const b = packSpace(context, [], a, bandits?.at[1]);
    const at = [a, b, packSpace(context, [], b, bandits?.at[2])] as const;
    return { at, strength: 1 + coder.codeUniform(PACKED_STRENGTH_LIMIT, bandits && bandits.strength - 1) };
  };
  return areThere ? packList(coder, PACKED_BANDITS_LIMIT, packOne, value) : [];
}
