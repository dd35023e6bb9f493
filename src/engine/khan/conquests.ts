import { DEMANDS_ON_PLACE, type Laying } from './demands.ts';
import type { Grid, SpaceName } from './grid.ts';
import { countYurts, majorityOf } from './majority.ts';
import { namesOf, type Position } from './position.ts';
import { type Way, waysOf } from './shape.ts';
import type { ShapeStep } from './step.ts';
import type { Player, TileKind } from './vocabulary.ts';

/** A tile from the box, which can be turned and flipped freely. */
export interface Shape {
  readonly name: string;
  readonly tile: TileKind;
  /** Its squares, at any position. */
  readonly cells: readonly SpaceName[];
}

/** A legal placement of a tile. */
export interface Placement {
  readonly shape: string;
  readonly tile: TileKind;
  readonly covers: readonly SpaceName[];
  readonly owners: readonly Player[];
}

/** All legal placements of some shapes. */
export interface Conquests {
  /** Sorted by shape, then by covered spaces. */
  readonly placements: readonly Placement[];
  readonly trace: readonly ShapeStep[];
}

/** The player who lays a tile, the active protections and the ruling on banks. */
type Conqueror = Pick<Laying, 'by' | 'banks' | 'protects'>;

/** Finds all legal placements of these shapes for a player. Rule: khan/conquest/tile, khan/conquest/flip */
export function conquests(position: Position, conqueror: Conqueror, shapes: readonly Shape[]): Conquests {
  const found = shapes.map((shape) => placementsOf(position, conqueror, shape));
  return {
    placements: found.flatMap(({ placements }) => placements),
    trace: found.map(({ step }) => step),
  };
}

function placementsOf(position: Position, conqueror: Conqueror, shape: Shape) {
  const { name, tile } = shape;
  const ways = waysOf(shape.cells);
  const places = ways.flatMap((way) => placesOf(position.grid, way));
  const lawful = places
    .filter((covers) => isLawful(position, { ...conqueror, tile, covers }))
    .sort(compareSpaces);
  const placements = lawful.map(
    (covers): Placement => ({
      shape: name,
      tile,
      covers: namesOf(position, covers),
      owners: majorityOf(countYurts(position, covers)),
    }),
  );
  const step: ShapeStep = {
    rule: 'khan/conquest/flip',
    step: 'shape-tried',
    shape: name,
    tile,
    ways: ways.length,
    tried: places.length,
    lawful: lawful.length,
  };
  return { placements, step };
}

/** Returns every set of spaces that a shape in one orientation can cover on the grid. */
function placesOf(grid: Grid, { cells, width, height }: Way): readonly (readonly number[])[] {
  const places: (readonly number[])[] = [];
  for (let north = 0; north + height <= grid.height; north++)
    for (let west = 0; west + width <= grid.width; west++)
      places.push(cells.map(({ x, y }) => (north + y) * grid.width + west + x));
  return places;
}

function isLawful(position: Position, laying: Laying): boolean {
  return DEMANDS_ON_PLACE.every((demand) => demand.failing(position, laying) === null);
}

/** Compares two lists space by space; both must be in reading order. */
function compareSpaces(a: readonly number[], b: readonly number[]): number {
  for (const [i, space] of a.entries()) {
    const other = b[i];
    if (other !== undefined && other !== space) return space - other;
  }
  return 0;
}
