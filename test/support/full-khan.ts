import type { TileShape } from '../../src/games/khan/rules/find-legal-conquests.ts';
import { type KhanPosition, toKhanPosition } from '../../src/games/khan/rules/position.ts';
import { type TileKind, YURT_KINDS } from '../../src/games/khan/rules/vocabulary.ts';
import { drawn } from './khan-drawing.ts';
import { randomFrom, wholeUpTo } from './random.ts';

/** Makes a square board with a winding river and a yurt on every land space. */
export function fullKhanBoard(side: number): KhanPosition {
  const random = randomFrom(5);
  const middle = Math.floor(side / 2);
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) =>
      x === middle + (y % 3 === 0 ? 1 : 0) ? '~' : (YURT_KINDS[wholeUpTo(random, 4)] ?? 'red').charAt(0),
    ).join(''),
  );
  return toKhanPosition({ width: side, height: side }, drawn(...rows));
}

/** Makes twelve different shapes of this many squares. */
export function twelveShapes(cells: number, tile: TileKind): readonly TileShape[] {
  const random = randomFrom(6);
  const shapes = new Map<string, readonly string[]>();
  while (shapes.size < 12) {
    const shape = grown(random, cells);
    shapes.set([...shape].sort().join(' '), shape);
  }
  return [...shapes.values()].map((one, i) => ({ name: `s${i}`, tile, cells: one }));
}

function grown(random: () => number, cells: number): readonly string[] {
  const shape = ['9,9'];
  while (shape.length < cells) {
    const [x = 0, y = 0] = (shape[wholeUpTo(random, shape.length - 1)] ?? '').split(',').map(Number);
    const isAcross = random() < 0.5;
    const by = random() < 0.5 ? 1 : -1;
    const next = `${isAcross ? x + by : x},${isAcross ? y : y + by}`;
    if (!shape.includes(next)) shape.push(next);
  }
  return shape;
}
