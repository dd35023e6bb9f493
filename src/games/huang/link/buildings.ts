import {
  type Coder,
  codeBoolean,
  codeChoice,
  codeList,
  codeNullable,
  codeOptionalChoice,
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
import { codeSpace, freshSpaceContext, OFF_BOARD_SPACE } from './spaces.ts';

/**
 * Pagodas, palace, granaries and bandits of a position; all spaces in reading order, as in a checked
 * position.
 */
export type BuildingFields = Pick<Setup, 'pagodas' | 'palace' | 'granaries' | 'bandits'>;

/** Writes or reads everything in a position besides its tiles and leaders. */
export function codeBuildings(
  coder: Coder,
  board: Board,
  pieces: PieceFields,
  value?: BuildingFields,
): BuildingFields {
  const yellow = board.names.filter((name) => pieces.tiles[name] === 'yellow');
  return {
    pagodas: codePagodas(coder, board, pieces, value?.pagodas),
    palace: codeNullable(coder, [3, 1], (at) => codePalace(coder, yellow, at), value?.palace),
    granaries: codeGranaries(coder, yellow, value?.granaries),
    bandits: codeBandits(coder, board, value?.bandits),
  };
}

/** Writes or reads pagodas as choices among the triangles of equal tiles on the board. */
function codePagodas(
  coder: Coder,
  board: Board,
  pieces: PieceFields,
  value?: BuildingFields['pagodas'],
): BuildingFields['pagodas'] {
  const triangles = findTriangles(board, pieces);
  const codeOne = (pagoda?: BuildingFields['pagodas'][number]) => {
    const known = pagoda && triangles.find(({ at }) => at.join() === pagoda.at.join());
    return codeChoice(coder, triangles, known);
  };
  return codeList(coder, Math.min(triangles.length, PACKED_PAGODA_LIMIT), codeOne, value);
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

/** Writes or reads the four spaces of the palace, chosen from some spaces in their order. */
function codePalace(
  coder: Coder,
  from: readonly SpaceName[],
  value?: NonNullable<BuildingFields['palace']>,
): NonNullable<BuildingFields['palace']> {
  let rest = from;
  const next = (known?: SpaceName) => {
    const space = codeOptionalChoice(coder, rest, known) ?? OFF_BOARD_SPACE;
    rest = rest.slice(rest.indexOf(space) + 1);
    return space;
  };
  return [next(value?.[0]), next(value?.[1]), next(value?.[2]), next(value?.[3])];
}

function codeGranaries(
  coder: Coder,
  yellow: readonly SpaceName[],
  value?: readonly SpaceName[],
): readonly SpaceName[] {
  const weights = [1, 1];
  const areThere = codeBoolean(coder, [5, 1], value && value.length > 0);
  return areThere ? yellow.filter((space) => codeBoolean(coder, weights, value?.includes(space))) : [];
}

function codeBandits(
  coder: Coder,
  board: Board,
  value?: BuildingFields['bandits'],
): BuildingFields['bandits'] {
  const areThere = codeBoolean(coder, [4, 1], value && value.length > 0);
  const context = freshSpaceContext(coder, board);
  const codeOne = (bandits?: BuildingFields['bandits'][number]) => {
    const a = codeSpace(context, [], undefined, bandits?.at[0]);
    const b = codeSpace(context, [], a, bandits?.at[1]);
    const at = [a, b, codeSpace(context, [], b, bandits?.at[2])] as const;
    return { at, strength: 1 + coder.codeUniform(PACKED_STRENGTH_LIMIT, bandits && bandits.strength - 1) };
  };
  return areThere ? codeList(coder, PACKED_BANDITS_LIMIT, codeOne, value) : [];
}
