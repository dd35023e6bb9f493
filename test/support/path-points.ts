import { splitCommands } from '../../src/drawings/svg-path.ts';

export type Point = readonly [number, number];

/**
 * Returns the points of a path: the ends of its commands and the control points of its curves, whose convex
 * hull contains the curve. An arc may extend beyond its ends.
 */
export function pathPoints(d: string): readonly Point[] {
  return pathLoops(d).flat();
}

/** The same, for each subpath. */
export function pathLoops(d: string): readonly (readonly Point[])[] {
  const loops: Point[][] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  for (const { letter, numbers } of splitCommands(d)) {
    const [fromX, fromY] = letter === letter.toLowerCase() ? [x, y] : [0, 0];
    const lower = letter.toLowerCase();
    if (lower === 'm') loops.push([]);
    const points = loops.at(-1);
    if (!points) throw new Error(`${d} does not begin with a move`);
    if (lower === 'z') [x, y] = start;
    else if (lower === 'h') x = fromX + at(numbers, 0);
    else if (lower === 'v') y = fromY + at(numbers, 0);
    else {
      const lengths = lower === 'a' ? numbers.slice(5) : numbers;
      for (let i = 0; i < lengths.length; i += 2) {
        [x, y] = [fromX + at(lengths, i), fromY + at(lengths, i + 1)];
        points.push([x, y]);
      }
    }
    if (lower === 'm') start = [x, y];
    points.push([x, y]);
  }
  return loops;
}

function at(numbers: readonly number[], index: number): number {
  const number = numbers[index];
  if (number === undefined) throw new Error(`A command lacks number ${index}`);
  return number;
}
