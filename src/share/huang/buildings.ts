import { areNeighbours, type Board, nameAt, neighboursOf, type SpaceName } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { type Coder, packAmong, packList, packOneOf, packOrNull, packYesNo } from '../packing/coder.ts';
import type { Pieces } from './pieces.ts';
import { freshScene, NOWHERE, packSpace } from './spaces.ts';
import { MOST_BANDITS, MOST_PAGODAS, STRONGEST_BANDITS } from './words.ts';

/**
 * Pagodas, palace, granaries and bandits of a position; all spaces in reading order, as in a checked
 * position.
 */
export type Extras = Pick<Setup, 'pagodas' | 'palace' | 'granaries' | 'bandits'>;

/** Packs everything in a position besides its tiles and leaders. */
export function packExtras(coder: Coder, board: Board, pieces: Pieces, value?: Extras): Extras {
  const yellow = board.names.filter((name) => pieces.tiles[name] === 'yellow');
  return {
    pagodas: packPagodas(coder, board, pieces, value?.pagodas),
    palace: packOrNull(coder, [3, 1], (at) => packBase(coder, yellow, at), value?.palace),
    granaries: packGranaries(coder, yellow, value?.granaries),
    bandits: packBandits(coder, board, value?.bandits),
  };
}

/** Packs pagodas as choices among the triangles of equal tiles on the board. */
function packPagodas(
  coder: Coder,
  board: Board,
  pieces: Pieces,
  value?: Extras['pagodas'],
): Extras['pagodas'] {
  const triangles = trianglesOf(board, pieces);
  const one = (pagoda?: Extras['pagodas'][number]) => {
    const known = pagoda && triangles.find(({ at }) => at.join() === pagoda.at.join());
    return packAmong(coder, triangles, known);
  };
  return packList(coder, Math.min(triangles.length, MOST_PAGODAS), one, value);
}

function trianglesOf(board: Board, { tiles }: Pieces): Extras['pagodas'] {
  const name = (space: number) => nameAt(board, space);
  const beyond = (space: number) =>
    neighboursOf(board, space).filter((one) => one > space && tiles[name(one)] === tiles[name(space)]);
  return board.names.flatMap((first, a) => {
    const colour = tiles[first];
    if (!colour) return [];
    const pairs = beyond(a).flatMap((b) => beyond(b).map((c) => [b, c] as const));
    return pairs
      .filter(([, c]) => areNeighbours(board, a, c))
      .map(([b, c]) => ({ colour, at: [first, name(b), name(c)] as const }));
  });
}

/** Packs the four spaces of the palace, chosen from some spaces in their order. */
function packBase(
  coder: Coder,
  from: readonly SpaceName[],
  value?: NonNullable<Extras['palace']>,
): NonNullable<Extras['palace']> {
  let rest = from;
  const next = (known?: SpaceName) => {
    const space = packOneOf(coder, rest, known) ?? NOWHERE;
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
  const odds = [1, 1];
  const areThere = packYesNo(coder, [5, 1], value && value.length > 0);
  return areThere ? yellow.filter((space) => packYesNo(coder, odds, value?.includes(space))) : [];
}

function packBandits(coder: Coder, board: Board, value?: Extras['bandits']): Extras['bandits'] {
  const areThere = packYesNo(coder, [4, 1], value && value.length > 0);
  const scene = freshScene(coder, board);
  const one = (bandits?: Extras['bandits'][number]) => {
    const a = packSpace(scene, [], undefined, bandits?.at[0]);
    const b = packSpace(scene, [], a, bandits?.at[1]);
    const at = [a, b, packSpace(scene, [], b, bandits?.at[2])] as const;
    return { at, strength: 1 + coder.whole(STRONGEST_BANDITS, bandits && bandits.strength - 1) };
  };
  return areThere ? packList(coder, MOST_BANDITS, one, value) : [];
}
