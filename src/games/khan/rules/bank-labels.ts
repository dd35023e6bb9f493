import type { BankRuling } from './banks.ts';
import type { KhanPosition } from './position.ts';
import type { ShapeOrientation } from './shape.ts';

/** Whether a shape in one orientation reaches both banks when its rectangle begins at these coordinates. */
export type BankTest = (west: number, north: number) => boolean;

/**
 * Returns a function that prepares tests of whether tiles reach both banks, as `findBanks` groups the land.
 * It groups the land in each rectangle once for all shapes that fit it, since a question may try hundreds of
 * thousands of tiles. Rule: khan/bridges/banks
 */
export function createBankTests(
  position: KhanPosition,
  within: BankRuling,
): (orientation: ShapeOrientation) => BankTest {
  if (within === 'tile') return (orientation) => createTileTest(position, orientation);
  const labelled = new Map<number, Uint8Array>();
  return (orientation) => {
    const { width, height } = orientation;
    const key = width * (position.grid.height + 1) + height;
    const labels = labelled.get(key) ?? labelRectangles(position, width, height);
    labelled.set(key, labels);
    return createRectangleTest(position, orientation, labels);
  };
}

/** Tests tiles by the land in their rectangle. */
function createRectangleTest(
  { grid }: KhanPosition,
  { cells, width, height }: ShapeOrientation,
  labels: Uint8Array,
): BankTest {
  const offsets = Uint8Array.from(cells, ({ x, y }) => y * width + x);
  const across = grid.width - width + 1;
  return (west, north) => {
    const start = (north * across + west) * width * height;
    let first = 0;
    for (const offset of offsets) {
      const label = labels[start + offset] ?? 0;
      if (first === 0) first = label;
      else if (label !== 0 && label !== first) return true;
    }
    return false;
  };
}

/** Tests tiles by the land under them. */
function createTileTest({ grid, isRiver }: KhanPosition, { cells }: ShapeOrientation): BankTest {
  const findCell = (x: number, y: number) => cells.findIndex((one) => one.x === x && one.y === y);
  const lefts = cells.map(({ x, y }) => findCell(x - 1, y));
  const tops = cells.map(({ x, y }) => findCell(x, y - 1));
  const offsets = cells.map(({ x, y }) => y * grid.width + x);
  const labels = new Uint8Array(cells.length);
  return (west, north) => {
    const start = north * grid.width + west;
    let parts = 0;
    for (let i = 0; i < offsets.length; i++) {
      labels[i] = 0;
      if (isRiver[start + (offsets[i] ?? 0)]) continue;
      const left = labels[lefts[i] ?? -1] ?? 0;
      const top = labels[tops[i] ?? -1] ?? 0;
      if (left === 0 && top === 0) parts++;
      else if (left !== 0 && top !== 0 && left !== top) parts--;
      labels[i] = joinLabel(labels, 0, i, left, top);
    }
    return parts > 1;
  };
}

/**
 * Labels the land in each rectangle of a size: two spaces have the same label if land in it connects them.
 */
function labelRectangles({ grid, isRiver }: KhanPosition, width: number, height: number): Uint8Array {
  const [across, down] = [grid.width - width + 1, grid.height - height + 1];
  const size = width * height;
  const labels = new Uint8Array(Math.max(0, across * down * size));
  for (let place = 0; place < across * down; place++) {
    const corner = Math.floor(place / across) * grid.width + (place % across);
    const start = place * size;
    for (let i = 0; i < size; i++) {
      if (isRiver[corner + Math.floor(i / width) * grid.width + (i % width)]) continue;
      const left = i % width > 0 ? (labels[start + i - 1] ?? 0) : 0;
      const top = i >= width ? (labels[start + i - width] ?? 0) : 0;
      labels[start + i] = joinLabel(labels, start, i, left, top);
    }
  }
  return labels;
}

/**
 * Returns the label of land next to land with the labels `left` and `top` (0 for none): one of these, or a
 * new one. If they differ, all land labelled `left` since `start` gets the label `top`.
 */
function joinLabel(labels: Uint8Array, start: number, index: number, left: number, top: number): number {
  if (left !== 0 && top !== 0 && left !== top)
    for (let i = start; i < start + index; i++) if (labels[i] === left) labels[i] = top;
  return top || left || index + 1;
}
