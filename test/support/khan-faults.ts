import { chance, oneOf, shuffled } from './chance.ts';
import { wholeUpTo } from './random.ts';

type Random = () => number;
type Fields = Readonly<Record<string, unknown>>;
/** Makes a valid case malformed or impossible in one way; null if that is not possible for this case. */
type Spoil = (asked: Fields, random: Random) => Fields | null;

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'drive-out': ['size', 'ruler', 'direction'],
  conquer: ['by', 'tile', 'covers'],
  conquests: ['by', 'size', 'shapes'],
};
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  'drive-out': ['tile', 'covers', 'yurts', 'rulers', 'tiles', 'shapes'],
  conquer: ['size', 'shapes', 'ruler', 'taken', 'camp', 'direction'],
  conquests: ['tile', 'covers', 'ruler', 'taken', 'camp', 'direction'],
};
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'drive-out': ['river', 'taken'],
  conquer: ['river', 'rulers', 'tiles', 'covers'],
  conquests: ['river', 'rulers', 'tiles'],
};
const BADLY_WRITTEN = [
  '',
  'a1',
  '1',
  '1,',
  '01,0',
  '1, 0',
  ' 1,0',
  '-1,0',
  '1.0,0',
  '1,0,0',
  '+1,0',
  '1;0',
  '1e0,0',
];

/**
 * Makes a valid case of Khan malformed or impossible. Its `id` becomes the name of the fault, unless the
 * result is not an object.
 */
export function spoilKhanCase(asked: Fields, random: Random): unknown {
  if (chance(random, 0.03)) return oneOf<unknown>(random, [null, true, 5, 'khan', [], [asked]]);
  const faults = shuffled(random, Object.entries(FAULTS));
  const ofShapes = chance(random, 0.5) ? shuffled(random, Object.entries(FAULTS_OF_SHAPES)) : [];
  for (const [name, spoil] of [...ofShapes, ...faults]) {
    const spoilt = spoil(asked, random);
    if (spoilt) return { ...spoilt, id: name };
  }
  throw new Error(`No fault suits ${JSON.stringify(asked)}.`);
}

const FAULTS: Readonly<Record<string, Spoil>> = {
  'unknown game': (asked, random) => ({ ...asked, game: oneOf(random, ['Khan', 'huang', 'toString']) }),
  'unknown ask': (asked, random) => ({ ...asked, ask: oneOf(random, ['conquest', 'battle', '__proto__']) }),
  'unknown edition': (asked, random) => ({ ...asked, edition: oneOf<unknown>(random, ['fr', 'DE', null]) }),
  'unknown ruling': (asked, random) => spoilRulings(asked, random),
  'unknown choice': (asked, random) => spoilChoice(asked, random),
  'unknown key': (asked, random) => addKey(asked, ['position', 'Size', '__proto__', 'constructor'], random),
  'key of another ask': (asked, random) => addKey(asked, FOREIGN[askOf(asked)] ?? [], random),
  'missing key': (asked, random) =>
    without(asked, ['game', 'ask', ...(REQUIRED[askOf(asked)] ?? [])], random),
  'wrong kind': (asked, random) => spoilKind(asked, random),
  'badly written space': (asked, random) => addSpace(asked, oneOf(random, BADLY_WRITTEN), random),
  'space that is no text': (asked, random) =>
    addToList(asked, oneOf<unknown>(random, [3, null, [0, 0]]), random),
  'space off the grid': (asked, random) => addSpace(asked, offGrid(asked, random), random),
  'space twice': (asked, random) => doubleSpace(asked, random),
  'unknown player': (asked, random) => ({ ...asked, by: oneOf(random, ['purple', 'neutral', 'Red', '']) }),
  'wrong size': (asked, random) => spoilSize(asked, random),
  'wrong camp': (asked, random) =>
    only('drive-out', asked, { camp: oneOf<unknown>(random, [0, 6, -1, 2.5, '3', null]) }),
  'unknown direction': (asked, random) =>
    only('drive-out', asked, { direction: oneOf(random, ['n', 'North', 'NNE', 'EN', '']) }),
  'ruler on river, driven out': (asked) =>
    only('drive-out', asked, { river: [...new Set([...listOf(asked, 'river'), asked['ruler']])] }),
  'ruler on river': (asked, random) => layBoth(asked, 'rulers', 'river', random),
  'ruler on tile': (asked, random) => layBoth(asked, 'rulers', 'tiles', random),
  'yurt on river': (asked, random) => layBoth(asked, 'yurts', 'river', random),
  'ruler and yurt': (asked, random) => layBoth(asked, 'yurts', 'rulers', random),
  'yurt of nobody': (asked, random) => spoilYurt(asked, random),
  'wrong protection': (asked, random) => spoilProtection(asked, random),
  'unknown tile': (asked, random) => only('conquer', asked, { tile: oneOf(random, ['river', 'Bridge', '']) }),
  'too few covers': (asked, random) =>
    only('conquer', asked, { covers: listOf(asked, 'covers').slice(0, wholeUpTo(random, 1)) }),
};

/** Faults for `conquests` only, where they are as frequent as all others together. */
const FAULTS_OF_SHAPES: Readonly<Record<string, Spoil>> = {
  'shape of one cell': (asked, random) => spoilShape(asked, { cells: ['2,2'] }, random),
  'shape of nine cells': (asked, random) =>
    spoilShape(asked, { cells: Array.from({ length: 9 }, (_, i) => `${i},1`) }, random),
  'shape in two parts': (asked, random) => spoilShape(asked, { cells: ['0,0', '1,1', '2,1'] }, random),
  'cell twice': (asked, random) => spoilShape(asked, { cells: ['0,0', '0,1', '0,0'] }, random),
  'badly written cell': (asked, random) =>
    spoilShape(asked, { cells: ['0,0', oneOf(random, ['0,-1', '00,1', '1', ''])] }, random),
  'unknown tile of a shape': (asked, random) => spoilShape(asked, { tile: 'river' }, random),
  'unknown key of a shape': (asked, random) => spoilShape(asked, { points: 4 }, random),
  'name that is no text': (asked, random) =>
    spoilShape(asked, { name: oneOf<unknown>(random, [1, null]) }, random),
  'shapes of one name': (asked) => {
    const shapes = listOf(asked, 'shapes');
    return shapes.length > 0 ? { ...asked, shapes: [...shapes, shapes[0]] } : null;
  },
};

function askOf(asked: Fields): string {
  return String(asked['ask']);
}

function listOf(asked: Fields, key: string): readonly unknown[] {
  const list = asked[key];
  return Array.isArray(list) ? list : [];
}

function recordOf(asked: Fields, key: string): Fields {
  return (asked[key] ?? {}) as Fields;
}

/** Changes the case if it is of this kind. */
function only(ask: string, asked: Fields, change: Fields): Fields | null {
  return askOf(asked) === ask ? { ...asked, ...change } : null;
}

function hasTable(asked: Fields): boolean {
  return askOf(asked) !== 'drive-out';
}

// === Keys and kinds

/** Adds one of these keys as an own key, even `__proto__`. */
function addKey(asked: Fields, keys: readonly string[], random: Random): Fields {
  const key = oneOf(random, keys) ?? 'position';
  return Object.fromEntries([...Object.entries(asked), [key, oneOf<unknown>(random, [null, [], {}])]]);
}

function without(asked: Fields, keys: readonly string[], random: Random): Fields {
  const missing = oneOf(random, keys);
  return Object.fromEntries(Object.entries(asked).filter(([key]) => key !== missing));
}

/** Replaces one value by one that no key allows. */
function spoilKind(asked: Fields, random: Random): Fields {
  const key = oneOf(
    random,
    Object.keys(asked).filter((one) => one !== 'id'),
  );
  return { ...asked, [key ?? 'ask']: oneOf<unknown>(random, [null, true, -1, 'none', [[]], { 0: 0 }]) };
}

function spoilRulings(asked: Fields, random: Random): Fields {
  const id = oneOf(random, ['bystander-states', 'bridge', 'editions-differ', '__proto__']) ?? '';
  const rulings = Object.fromEntries([...Object.entries(recordOf(asked, 'rulings')), [id, 'none']]);
  return { ...asked, rulings };
}

function spoilChoice(asked: Fields, random: Random): Fields {
  const wrong = oneOf<Fields>(random, [
    { 'bridge-banks': 'none' },
    { 'bridge-banks': null },
    { 'trapped-yurt': 'rectangle' },
  ]);
  return { ...asked, rulings: { ...recordOf(asked, 'rulings'), ...wrong } };
}

function spoilSize(asked: Fields, random: Random): Fields | null {
  if (askOf(asked) === 'conquer') return null;
  const [width, height] = listOf(asked, 'size');
  const sizes = [
    [0, height],
    [21, height],
    [width, 21],
    [width, 1.5],
    [width],
    [width, height, 1],
    [`${width}`, height],
  ];
  return { ...asked, size: oneOf(random, sizes) };
}

// === Spaces

/** Adds a space to a list, to the yurts, or as the ruler. */
function addSpace(asked: Fields, space: string | undefined, random: Random): Fields {
  const one = space ?? '20,20';
  if (!hasTable(asked) && chance(random, 0.3)) return { ...asked, ruler: one };
  if (!hasTable(asked) || chance(random, 0.7)) return addToList(asked, one, random);
  return { ...asked, yurts: { ...recordOf(asked, 'yurts'), [one]: 'red' } };
}

function addToList(asked: Fields, item: unknown, random: Random): Fields {
  const key = oneOf(random, LISTS[askOf(asked)] ?? []) ?? 'river';
  return { ...asked, [key]: shuffled(random, [...listOf(asked, key), item]) };
}

/** Returns a well-formed space just off the grid, or far away. */
function offGrid(asked: Fields, random: Random): string | undefined {
  const [width = 20, height = 20] = listOf(asked, 'size').map(Number);
  return oneOf(random, [`${width},0`, `0,${height}`, `${width},${height}`, '0,20', '99999999999999999999,0']);
}

function doubleSpace(asked: Fields, random: Random): Fields {
  const keys = LISTS[askOf(asked)] ?? [];
  const key =
    oneOf(
      random,
      keys.filter((one) => listOf(asked, one).length > 0),
    ) ?? 'river';
  const list = listOf(asked, key).length > 0 ? listOf(asked, key) : ['0,0'];
  return { ...asked, [key]: shuffled(random, [...list, oneOf(random, list)]) };
}

/** Places two things on one space of the board. */
function layBoth(asked: Fields, one: string, other: string, random: Random): Fields | null {
  if (!hasTable(asked)) return null;
  const held = (key: string) => (key === 'yurts' ? Object.keys(recordOf(asked, key)) : listOf(asked, key));
  const space = String(oneOf(random, [...held(one), ...held(other)]) ?? '0,0');
  const lay = (key: string) =>
    key === 'yurts' ? { ...recordOf(asked, key), [space]: 'red' } : [...new Set([...held(key), space])];
  return { ...asked, [one]: lay(one), [other]: lay(other) };
}

function spoilYurt(asked: Fields, random: Random): Fields | null {
  const space = oneOf(random, Object.keys(recordOf(asked, 'yurts')));
  if (space === undefined || !hasTable(asked)) return null;
  const whose = oneOf<unknown>(random, ['purple', 'Red', '', null, 1, ['red']]);
  return { ...asked, yurts: { ...recordOf(asked, 'yurts'), [space]: whose } };
}

/** Adds an invalid special card, or a second one of a player. */
function spoilProtection(asked: Fields, random: Random): Fields | null {
  if (!hasTable(asked)) return null;
  const yurts = Object.entries(recordOf(asked, 'yurts'));
  const [space, whose] = oneOf(random, yurts) ?? ['0,0', 'nobody'];
  const fair = { by: whose === 'neutral' ? 'red' : whose, spaces: [space] };
  const other = whose === 'red' ? 'blue' : 'red';
  const faulty = oneOf<unknown>(random, [
    { ...fair, spaces: [] },
    { ...fair, spaces: [space, space] },
    { ...fair, spaces: [offGrid(asked, random)] },
    { ...fair, spaces: space },
    { ...fair, by: 'neutral' },
    { ...fair, agrees: 1 },
    { ...fair, agreed: true },
    { by: fair.by },
    ...(whose === 'neutral' ? [] : [{ ...fair, by: other }]),
    null,
  ]);
  const cards = chance(random, 0.3) ? [fair, fair] : [faulty];
  return { ...asked, protects: [...listOf(asked, 'protects'), ...cards] };
}

/** Changes one shape. */
function spoilShape(asked: Fields, change: Fields, random: Random): Fields | null {
  const shapes = listOf(asked, 'shapes');
  if (shapes.length === 0) return null;
  const spoilt = wholeUpTo(random, shapes.length - 1);
  return {
    ...asked,
    shapes: shapes.map((one, i) => (i === spoilt ? { ...(one as Fields), ...change } : one)),
  };
}
