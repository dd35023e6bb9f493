import { createBankTests } from './bank-labels.ts';
import type { ConquestAttempt } from './demands.ts';
import { countSpaces, type KhanSpaceName, type SquareGrid } from './grid.ts';
import {
  findPackedMajority,
  getMostPackedYurts,
  hasForbidden,
  hasRiver,
  type PackedCounts,
  packProtections,
  packSpaces,
  unpackCount,
} from './packed-counts.ts';
import { getKhanSpaceName, type KhanPosition } from './position.ts';
import { listOrientations } from './shape.ts';
import type { ShapeStep } from './step.ts';
import { KHAN_PLAYERS, type KhanPlayer, type TileKind } from './vocabulary.ts';

/** A tile from the box, which can be turned and flipped freely. */
export interface TileShape {
  readonly name: string;
  readonly tile: TileKind;
  /** Its squares, at any position. */
  readonly cells: readonly KhanSpaceName[];
}

/** A legal placement of a tile. */
export interface ConquestPlacement {
  readonly shape: string;
  readonly tile: TileKind;
  readonly covers: readonly KhanSpaceName[];
  readonly owners: readonly KhanPlayer[];
}

/** All legal placements of some shapes. */
export interface LegalConquests {
  /** Sorted by shape, then by covered spaces. */
  readonly placements: readonly ConquestPlacement[];
  readonly trace: readonly ShapeStep[];
}

/** The player who lays a tile, the active protections and the ruling on banks. */
type Conqueror = Pick<ConquestAttempt, 'by' | 'banks' | 'protects'>;

/** Finds all legal placements of some shapes for a player. Rule: khan/conquest/tile, khan/conquest/flip */
export function findLegalConquests(
  position: KhanPosition,
  conqueror: Conqueror,
  shapes: readonly TileShape[],
): LegalConquests {
  const tryShape = createShapeTrial(position, conqueror);
  const tried = shapes.map((shape) => ({ shape, ...tryShape(shape) }));
  return {
    placements: tried.flatMap(({ shape, found }) => listPlacements(position, shape, found)),
    trace: tried.map(
      ({ shape: { name, tile }, found, places, lawful }): ShapeStep => ({
        rule: 'khan/conquest/flip',
        step: 'shape-tried',
        shape: name,
        tile,
        ways: found.length,
        tried: places,
        lawful,
      }),
    ),
  };
}

/** Counts the legal placements of each shape, which costs less than listing them. */
export function countLegalConquests(
  position: KhanPosition,
  conqueror: Conqueror,
  shapes: readonly TileShape[],
): readonly number[] {
  const tryShape = createShapeTrial(position, conqueror);
  return shapes.map((shape) => tryShape(shape).lawful);
}

/** A shape in one orientation, tried everywhere. */
interface TriedOrientation {
  /** The offsets of its squares from the first one, in reading order. */
  readonly offsets: readonly number[];
  /** For each space, what counts under the tile whose first square is there; 0 if that is not legal. */
  readonly legal: Int32Array;
}

/** A shape that was tried everywhere. */
interface TriedShape {
  readonly found: readonly TriedOrientation[];
  /** The number of placements tried. */
  readonly places: number;
  /** The number of legal placements. */
  readonly lawful: number;
}

/** Lists the placements of a shape in the order of the spaces that they cover. */
function listPlacements(
  position: KhanPosition,
  { name, tile }: TileShape,
  found: readonly TriedOrientation[],
): readonly ConquestPlacement[] {
  const placements: ConquestPlacement[] = [];
  for (let first = 0; first < countSpaces(position.grid); first++)
    for (const { offsets, legal } of found) {
      const counts = legal[first] ?? 0;
      if (counts === 0) continue;
      const covers = offsets.map((offset) => getKhanSpaceName(position, first + offset));
      placements.push({ shape: name, tile, covers, owners: findPackedMajority(counts) });
    }
  return placements;
}

/**
 * Returns a function that tries a shape everywhere on a board. It decides by the same demands as `DEMANDS`,
 * from counts that are prepared once, since a question may try a hundred thousand placements.
 */
function createShapeTrial(position: KhanPosition, conqueror: Conqueror) {
  const { grid } = position;
  const packed = { bridge: packSpaces(position, 'bridge'), conquest: packSpaces(position, 'conquest') };
  const isOpen = createProtectionTest(position, conqueror);
  const prepareBankTest = createBankTests(position, conqueror.banks);
  const own = KHAN_PLAYERS.indexOf(conqueror.by);
  return ({ tile, cells }: Pick<TileShape, 'tile' | 'cells'>): TriedShape => {
    let [places, lawful] = [0, 0];
    const found = orderOrientations(grid, cells).map(({ orientation, offsets }): TriedOrientation => {
      const reachesBanks = tile === 'bridge' ? prepareBankTest(orientation) : undefined;
      const column = orientation.cells[0]?.x ?? 0;
      const legal = new Int32Array(countSpaces(grid));
      const [lastWest, lastNorth] = [grid.width - orientation.width, grid.height - orientation.height];
      for (let north = 0; north <= lastNorth; north++)
        for (let west = 0; west <= lastWest; west++) {
          places++;
          const first = north * grid.width + west + column;
          const counts = addUp(packed[tile], first, offsets);
          if (hasForbidden(counts) || !hasMajority(counts, own)) continue;
          if (reachesBanks && !(hasRiver(counts) && reachesBanks(west, north))) continue;
          if (!isOpen(first, offsets, counts)) continue;
          legal[first] = counts;
          lawful++;
        }
      return { offsets, legal };
    });
    return { found, places, lawful };
  };
}

/** Whether a player has a yurt under a tile, and no other player has more. */
function hasMajority(counts: PackedCounts, player: number): boolean {
  const yurts = unpackCount(counts, player);
  return yurts > 0 && yurts === getMostPackedYurts(counts);
}

/**
 * Returns a test whether the protections of others allow a tile. Rule: khan/special-cards/protection
 */
function createProtectionTest(position: KhanPosition, { by, protects }: Conqueror) {
  const others = protects.filter((one) => one.by !== by);
  if (others.length === 0) return () => true;
  const packed = packProtections(position, others);
  const players = others.map((one) => KHAN_PLAYERS.indexOf(one.by));
  return (first: number, offsets: readonly number[], counts: PackedCounts): boolean => {
    const protections = addUp(packed, first, offsets);
    return others.every(
      ({ agrees }, i) =>
        unpackCount(protections, i) === 0 || (agrees && hasMajority(counts, players[i] ?? 0)),
    );
  };
}

/**
 * The orientations of a shape with the offsets of their squares from the first one. They are ordered so that
 * those which begin on the same space are in the order of the spaces that they cover.
 */
function orderOrientations(grid: SquareGrid, cells: readonly KhanSpaceName[]) {
  return listOrientations(cells)
    .map((orientation) => {
      const [first] = orientation.cells;
      const offsets = orientation.cells.map(({ x, y }) => y * grid.width + x - (first?.x ?? 0));
      return { orientation, offsets };
    })
    .sort((a, b) => compareSpaces(a.offsets, b.offsets));
}

/** Adds up what is packed for the spaces under a tile. */
function addUp(packed: Int32Array, first: number, offsets: readonly number[]): PackedCounts {
  let sum = 0;
  for (const offset of offsets) sum += packed[first + offset] ?? 0;
  return sum;
}

/** Compares two lists space by space; both must be in reading order. */
function compareSpaces(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
