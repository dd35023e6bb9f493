import { isObject } from '../../src/core/check.ts';
import { KHAN_PLAYERS } from '../../src/games/khan/rules/vocabulary.ts';
import { chance, oneOf } from './chance.ts';
import { placesIn } from './mutated.ts';
import { wholeUpTo } from './random.ts';

// Makes cases heavier: with more pieces, plays, shapes or rows. Used to search for the slowest lines.

type Random = () => number;
type Written = Readonly<Record<string, unknown>>;

const SPACE = /^(-?\d+),(-?\d+)$/;
/** The most entries that one change adds to a list or an object. */
const ADDED = 40;
const LARGEST_BOARD = 60;
const LARGEST_GRID = 20;
const MOST_SHAPES = 100;

/** Makes a case heavier, or different, in one to three places. `others` are cases of the same kind. */
export function heavier(asked: Written, others: readonly Written[], random: Random): Written {
  let copy: Written = structuredClone(asked);
  for (let i = wholeUpTo(random, 2); i >= 0; i--) {
    const change = oneOf(random, CHANGES);
    if (change) copy = change(copy, others, random);
  }
  return copy;
}

type Change = (asked: Written, others: readonly Written[], random: Random) => Written;

/** Adds variations of an item to a list. */
const longerList: Change = (asked, _, random) => {
  const lists = placesIn(asked).flatMap(([, , inner]) => (Array.isArray(inner) && inner[0] ? [inner] : []));
  const list: unknown[] = oneOf(random, lists) ?? [];
  for (let n = wholeUpTo(random, ADDED); n > 0 && list.length > 0; n--)
    list.push(varied(oneOf(random, list), random));
  return asked;
};

/** Adds variations of an entry to an object whose keys are spaces. */
const largerMap: Change = (asked, _, random) => {
  const maps = placesIn(asked).flatMap(([, , inner]) =>
    isObject(inner) && SPACE.test(Object.keys(inner)[0] ?? '') ? [inner] : [],
  );
  const map = oneOf(random, maps);
  if (!map) return asked;
  for (let n = wholeUpTo(random, ADDED); n > 0; n--) {
    const [space, value] = oneOf(random, Object.entries(map)) ?? [];
    Object.assign(map, { [String(varied(space, random))]: value });
  }
  return asked;
};

/** Changes one value anywhere. */
const otherValue: Change = (asked, _, random) => {
  const place = oneOf(
    random,
    placesIn(asked).filter(([, , inner]) => typeof inner !== 'object'),
  );
  if (place) Object.assign(place[0], { [place[1]]: varied(place[2], random) });
  return asked;
};

/** Takes the value of a key from another case, or deletes the key. */
const crossed: Change = (asked, others, random) => {
  const other = oneOf(random, others) ?? asked;
  const key = oneOf(random, Object.keys(other)) ?? 'id';
  if (key === 'ask' || key === 'game') return asked;
  return { ...asked, [key]: structuredClone(other[key]) };
};

/** Replaces the board of Huang by a large one, of land with some river and capitals. */
const largerBoard: Change = (asked, _, random) => {
  const position = asked['position'];
  if (!isObject(position)) return asked;
  const signs = chance(random, 0.5) ? '....' : '.....~C#';
  const [width, height] = [1, 2].map(() => (chance(random, 0.5) ? LARGEST_BOARD : 1 + wholeUpTo(random, 59)));
  const rows = Array.from({ length: height ?? 1 }, () =>
    Array.from({ length: width ?? 1 }, () => signs.charAt(wholeUpTo(random, signs.length - 1))).join(''),
  );
  return { ...asked, position: { ...position, board: { rows } } };
};

/** Fills the board of Khan: yurts of one or several players and some river, on a grid of any size. */
const fullGrid: Change = (asked, _, random) => {
  if (asked['game'] !== 'khan' || asked['ask'] === 'drive-out') return asked;
  const side = chance(random, 0.8) ? LARGEST_GRID : 1 + wholeUpTo(random, LARGEST_GRID - 1);
  const wet = oneOf(random, [0, 0.1, 0.3, 0.5, 0.8]) ?? 0;
  const kinds = oneOf(random, [['red'], ['red', 'red', 'blue'], ['red', 'blue', 'green', 'neutral']]) ?? [
    'red',
  ];
  const spaces = Array.from({ length: side * side }, (_, i) => `${i % side},${Math.floor(i / side)}`);
  const river = spaces.filter(() => chance(random, wet));
  const isRiver = new Set(river);
  const yurts = Object.fromEntries(
    spaces.filter((one) => !isRiver.has(one)).map((one) => [one, oneOf(random, kinds) ?? 'red']),
  );
  const own = Object.keys(yurts).filter((one) => yurts[one] === 'blue' || yurts[one] === 'neutral');
  const protects =
    chance(random, 0.5) && own.length > 0 ? [{ by: 'blue', spaces: own, agrees: chance(random, 0.5) }] : [];
  const size = asked['ask'] === 'conquests' ? { size: [side, side] } : {};
  return { ...asked, by: 'red', ...size, river, yurts, rulers: [], tiles: [], protects };
};

/** Replaces the shapes of Khan by many grown at random. */
const manyShapes: Change = (asked, _, random) => {
  if (asked['ask'] !== 'conquests') return asked;
  const cells = chance(random, 0.7) ? 8 : 2 + wholeUpTo(random, 6);
  const tile = oneOf(random, ['bridge', 'conquest']);
  const shapes = Array.from({ length: 1 + wholeUpTo(random, MOST_SHAPES - 1) }, (_, i) => ({
    name: chance(random, 0.02) ? 'x'.repeat(1 + wholeUpTo(random, 2000)) : `s${i}`,
    tile: tile ?? 'bridge',
    cells: grown(random, cells),
  }));
  return { ...asked, shapes };
};

/** Grows a shape of some connected cells. */
function grown(random: Random, cells: number): readonly string[] {
  const shape = ['9,9'];
  while (shape.length < cells) {
    const next = neighbour(oneOf(random, shape) ?? '', random, false);
    if (!shape.includes(next)) shape.push(next);
  }
  return shape;
}

/** Returns a space next to another, along one axis or any. */
function neighbour(space: string, random: Random, isAnyWay = true): string {
  const [x = 0, y = 0] = space.split(',').map(Number);
  const [dx, dy] = [wholeUpTo(random, 2) - 1, wholeUpTo(random, 2) - 1];
  if (isAnyWay) return `${x + dx},${y + dy}`;
  return chance(random, 0.5) ? `${x + dx},${y}` : `${x},${y + dy}`;
}

/** Copies a value with one small difference inside. */
function varied(value: unknown, random: Random): unknown {
  if (typeof value === 'number')
    return chance(random, 0.5) ? value + wholeUpTo(random, 4) - 2 : wholeUpTo(random, 1000);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string' && SPACE.test(value))
    return chance(random, 0.3)
      ? `${wholeUpTo(random, 19)},${wholeUpTo(random, 19)}`
      : neighbour(value, random);
  if (typeof value === 'string' && KHAN_PLAYERS.some((one) => one === value))
    return oneOf(random, KHAN_PLAYERS);
  if (typeof value === 'string') return chance(random, 0.7) ? value : `${value}${wholeUpTo(random, 999)}`;
  if (typeof value !== 'object' || value === null) return value;
  const copy = structuredClone(value);
  const place = oneOf(random, placesIn(copy));
  if (place) Object.assign(place[0], { [place[1]]: varied(place[2], random) });
  return copy;
}

const CHANGES: readonly Change[] = [
  longerList,
  longerList,
  largerMap,
  otherValue,
  otherValue,
  crossed,
  largerBoard,
  fullGrid,
  manyShapes,
];
