/** The number of arguments of each path command. */
const ARGUMENT_COUNTS: Readonly<Record<string, number>> = {
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

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/**
 * Scales a path and moves its origin. All points but the first are written as relative coordinates, so that
 * copies at many places differ in two numbers only and compress well. Returns a function that makes the `d`
 * at a point.
 */
export function createPathStamp(d: string, scale: number, origin: readonly [number, number]) {
  const [first, ...rest] = toRelative(splitCommands(d));
  const start = first && getEnd(first.letter, first.numbers);
  if (!start) throw new Error(`A path without a point: ${d}`);
  const body = rest
    .map(({ letter, numbers }) => letter + formatNumbers(scaleNumbers(letter, numbers, scale)))
    .join('');
  return ({ x, y }: { readonly x: number; readonly y: number }): string =>
    `M${formatNumbers([x + (start[0] - origin[0]) * scale, y + (start[1] - origin[1]) * scale])}${body}`;
}

/** Splits a path into commands; repeated commands without a letter get one. */
export function splitCommands(d: string): readonly Command[] {
  return [...d.matchAll(/[a-zA-Z][^a-zA-Z]*/g)].flatMap(([command]) => {
    const letter = command.charAt(0);
    const numbers = [...command.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([number]) => Number(number));
    const arity = ARGUMENT_COUNTS[letter.toLowerCase()];
    if (arity === undefined) throw new Error(`Unknown command ${letter} in ${d}`);
    if (arity === 0) return [{ letter, numbers: [] }];
    return Array.from({ length: numbers.length / arity }, (_, i) => ({
      letter: i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter,
      numbers: numbers.slice(i * arity, (i + 1) * arity),
    }));
  });
}

/** Makes all commands relative; the first keeps its absolute point. */
function toRelative(commands: readonly Command[]): readonly Command[] {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  return commands.map(({ letter, numbers }) => {
    const lower = letter.toLowerCase();
    const isAbsolute = letter !== lower;
    const relative = isAbsolute ? numbers.map((n, i) => n - getBase(lower, i, x, y)) : numbers;
    const [dx, dy] = getEnd(lower, relative);
    [x, y] = lower === 'z' ? start : [x + dx, y + dy];
    if (lower === 'm') start = [x, y];
    return { letter: lower, numbers: relative };
  });
}

/** Returns the offset to subtract from the `i`-th argument of an absolute command. */
function getBase(letter: string, i: number, x: number, y: number): number {
  if (letter === 'h') return x;
  if (letter === 'v') return y;
  if (letter === 'a') return i === 5 ? x : i === 6 ? y : 0;
  return i % 2 === 0 ? x : y;
}

/** Returns the vector from the start to the end of a relative command. */
function getEnd(letter: string, numbers: readonly number[]): readonly [number, number] {
  const last = numbers.at(-1);
  if (letter === 'z') return [0, 0]; // closing a path returns to its start
  if (letter === 'h') return [requireNumber(last), 0];
  if (letter === 'v') return [0, requireNumber(last)];
  return [requireNumber(numbers.at(-2)), requireNumber(last)];
}

function requireNumber(number: number | undefined): number {
  if (number === undefined) throw new Error('A command of a path lacks a number');
  return number;
}

function scaleNumbers(letter: string, numbers: readonly number[], scale: number): readonly number[] {
  // The rotation and the two flags of an arc are not lengths.
  return numbers.map((n, i) => (letter === 'a' && i >= 2 && i <= 4 ? n : n * scale));
}

/** Joins numbers for a path: rounded to a tenth, without unnecessary spaces and zeros. */
export function formatNumbers(numbers: readonly number[]): string {
  return numbers
    .map((n, i) => {
      const text = String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');
      return i > 0 && !text.startsWith('-') ? ` ${text}` : text;
    })
    .join('');
}
