import { type ConquestAttempt, PLACEMENT_DEMANDS } from './demands.ts';
import type { KhanSpaceName, SquareGrid } from './grid.ts';
import { countYurts, findMajority } from './majority.ts';
import { getKhanSpaceNames, type KhanPosition } from './position.ts';
import { listOrientations, type ShapeOrientation } from './shape.ts';
import type { ShapeStep } from './step.ts';
import type { KhanPlayer, TileKind } from './vocabulary.ts';

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

/** Finds all legal placements of these shapes for a player. Rule: khan/conquest/tile, khan/conquest/flip */
export function findLegalConquests(
  position: KhanPosition,
  conqueror: Conqueror,
  shapes: readonly TileShape[],
): LegalConquests {
  const found = shapes.map((shape) => listPlacements(position, conqueror, shape));
  return {
    placements: found.flatMap(({ placements }) => placements),
    trace: found.map(({ step }) => step),
  };
}

/** Counts the legal placements of each shape, which costs less than listing them. */
export function countLegalConquests(
  position: KhanPosition,
  conqueror: Conqueror,
  shapes: readonly TileShape[],
): readonly number[] {
  return shapes.map(({ tile, cells }) => {
    const coverings = listOrientations(cells).flatMap((one) => listCoverings(position.grid, one));
    return coverings.filter((covers) => isLegal(position, { ...conqueror, tile, covers })).length;
  });
}

function listPlacements(position: KhanPosition, conqueror: Conqueror, shape: TileShape) {
  const { name, tile } = shape;
  const orientations = listOrientations(shape.cells);
  const coverings = orientations.flatMap((orientation) => listCoverings(position.grid, orientation));
  const legal = coverings
    .filter((covers) => isLegal(position, { ...conqueror, tile, covers }))
    .sort(compareSpaces);
  const placements = legal.map(
    (covers): ConquestPlacement => ({
      shape: name,
      tile,
      covers: getKhanSpaceNames(position, covers),
      owners: findMajority(countYurts(position, covers)),
    }),
  );
  const step: ShapeStep = {
    rule: 'khan/conquest/flip',
    step: 'shape-tried',
    shape: name,
    tile,
    ways: orientations.length,
    tried: coverings.length,
    lawful: legal.length,
  };
  return { placements, step };
}

/** Returns every set of spaces that a shape in one orientation can cover on the grid. */
function listCoverings(
  grid: SquareGrid,
  { cells, width, height }: ShapeOrientation,
): readonly (readonly number[])[] {
  const coverings: (readonly number[])[] = [];
  for (let north = 0; north + height <= grid.height; north++)
    for (let west = 0; west + width <= grid.width; west++)
      coverings.push(cells.map(({ x, y }) => (north + y) * grid.width + west + x));
  return coverings;
}

function isLegal(position: KhanPosition, attempt: ConquestAttempt): boolean {
  return PLACEMENT_DEMANDS.every((demand) => demand.findViolations(position, attempt) === null);
}

/** Compares two lists space by space; both must be in reading order. */
function compareSpaces(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
