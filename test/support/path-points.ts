/** How many numbers each command of a path takes. */
const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  t: 2,
  c: 6,
  s: 4,
  a: 7,
  z: 0,
};

export type Point = readonly [number, number];

/**
 * Where a path goes: the ends of its commands and the points that bend its curves, between which all of a curve lies.
 * An arc may reach farther than its ends.
 */
export function pathPoints(d: string): readonly Point[] {
  return pathLoops(d).flat();
}

/** The same, of each part by itself that begins with a move. */
export function pathLoops(d: string): readonly (readonly Point[])[] {
  const loops: Point[][] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  for (const { letter, numbers } of commandsOf(d)) {
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

function commandsOf(d: string) {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, first = '', rest = '']) => {
    const arity = ARITY[first.toLowerCase()];
    if (arity === undefined) throw new Error(`Unknown command ${first} in ${d}`);
    if (arity === 0) return [{ letter: first, numbers: [] }];
    const numbers = [...rest.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([number]) => Number(number));
    if (numbers.length % arity !== 0)
      throw new Error(`${first}${rest} in ${d} has a number too few or too many`);
    const after = { M: 'L', m: 'l' }[first] ?? first;
    return Array.from({ length: numbers.length / arity }, (_, i) => ({
      letter: i > 0 ? after : first,
      numbers: numbers.slice(i * arity, (i + 1) * arity),
    }));
  });
}
