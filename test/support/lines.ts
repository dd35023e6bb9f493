import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject } from '../../src/core/check.ts';
import { parseNotation } from '../../src/games/huang/rules/setup/notation.ts';
import { randomBoardCase } from './board-cases.ts';
import { chance, oneOf } from './chance.ts';
import { randomChuHanChances, randomHuangChances } from './chances-cases.ts';
import { randomChuHanCase } from './chu-han-agreement.ts';
import { randomGame } from './games.ts';
import { mangled } from './hostile.ts';
import { randomKhanCase } from './khan-cases.ts';
import { mutated, placesIn } from './mutated.ts';
import { wholeUpTo } from './random.ts';

// Makes lines for the referee command, as people, programs and attackers might send them.

type Random = () => number;
type Written = Readonly<Record<string, unknown>>;

const EXAMPLES = new URL('../../content/examples/', import.meta.url);

/** The cases of all worked examples as JSON. */
const WORKED: readonly Written[] = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => written(parse(readFileSync(new URL(file.replaceAll('\\', '/'), EXAMPLES), 'utf8')).case));

/** Parses the position of a case if it is a line of text. */
function written(asked: Written): Written {
  const position = typeof asked['position'] === 'string' ? parseNotation(asked['position']) : undefined;
  return position?.ok ? { ...asked, position: position.value } : asked;
}

/**
 * Makes the cases from which lines are derived: `count` random ones, valid or nearly so, and all worked
 * examples.
 */
export function basesFrom(random: Random, count: number): readonly Written[] {
  const makers: readonly (() => object)[] = [
    () => randomBoardCase(random),
    () => randomBoardCase(random),
    () => ({ game: 'huang', ask: 'score', players: randomGame(random) }),
    () => randomChuHanCase(random),
    () => Object(randomKhanCase(random)),
    () => randomHuangChances(random),
    () => randomChuHanChances(random),
  ];
  return [...WORKED, ...Array.from({ length: count }, (_, i) => ({ ...makers[i % makers.length]?.() }))];
}

const NUMBERS = [-1, -0, 0, 1, 2, 3, 7, 8, 31, 60, 200, 255, 1000, 1.5, 1e9, 1e21, 2 ** 53, -(2 ** 31)];

/** Strings that often break programs. */
const WORDS = [
  '',
  ' ',
  '{{count}}',
  '$t(red)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'rat:red',
  'tiger',
  'chu',
  'xiong-xin',
  '1e3,0',
  '00,1',
  ' 1,1',
  '-9999,9999',
  'Ada\u202Eevil',
  '\u2067Ben',
  'Ź\u0301ółć',
  '\uD800',
  '\u0000',
  '👩‍👩‍👧‍👦',
  'x'.repeat(300),
];

/** Copies a value and replaces one of the places that `fits` accepts. */
function changed(
  asked: Written,
  random: Random,
  fits: (inner: unknown) => boolean,
  make: (inner: unknown, key: string) => unknown,
): unknown {
  const copy = structuredClone(asked);
  const place = oneOf(
    random,
    placesIn(copy).filter(([, , inner]) => fits(inner)),
  );
  if (place) Object.assign(place[0], { [place[1]]: make(place[2], place[1]) });
  return copy;
}

const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';
const SPACE = /^-?\d+,-?\d+$/;
const isSpace = (value: unknown) => typeof value === 'string' && SPACE.test(value);

function neighbour(space: string, random: Random): string {
  const [x = 0, y = 0] = space.split(',').map(Number);
  return `${x + wholeUpTo(random, 2) - 1},${y + wholeUpTo(random, 2) - 1}`;
}

const withNumber = (asked: Written, random: Random) =>
  changed(asked, random, isNumber, (inner) =>
    chance(random, 0.5) ? Number(inner) + wholeUpTo(random, 2) - 1 : oneOf(random, NUMBERS),
  );

const withWord = (asked: Written, random: Random) =>
  changed(asked, random, isText, () => oneOf(random, WORDS));

/** Replaces a space, as a value or as a key, by one of its neighbours. */
function withNeighbour(asked: Written, random: Random): unknown {
  if (chance(random, 0.5))
    return changed(asked, random, isSpace, (inner) => neighbour(String(inner), random));
  const copy = structuredClone(asked);
  const place = oneOf(
    random,
    placesIn(copy).filter(([, key]) => SPACE.test(key)),
  );
  if (!place) return copy;
  const [holder, key, inner] = place;
  Reflect.deleteProperty(holder, key);
  Object.assign(holder, { [neighbour(key, random)]: inner });
  return copy;
}

/** Replaces the value of a key by one from another case, under the same key or any other. */
function spliced(asked: Written, random: Random, bases: readonly Written[]): unknown {
  const others = placesIn(oneOf(random, bases));
  return changed(
    asked,
    random,
    () => true,
    (inner, key) => {
      const same = others.filter(([, other]) => other === key);
      return (oneOf(random, same.length > 0 ? same : others) ?? [null, '', inner])[2];
    },
  );
}

/** Writes JSON with a duplicate key that has another value. */
function withKeyTwice(asked: Written, random: Random): string {
  const json = JSON.stringify(asked);
  const [, key, value] = oneOf(random, placesIn(asked)) ?? [asked, 'game', 'huang'];
  const other = oneOf<unknown>(random, [value, ...NUMBERS, ...WORDS, [], {}, null]);
  const at = json.indexOf(`"${key}":`);
  return at < 0
    ? json
    : `${json.slice(0, at)}${JSON.stringify(key)}:${JSON.stringify(other)},${json.slice(at)}`;
}

const bytes = (random: Random): string =>
  String.fromCharCode(
    ...Array.from({ length: wholeUpTo(random, 60) }, () =>
      wholeUpTo(random, chance(random, 0.9) ? 0xff : 0xffff),
    ),
  );

type Way = (asked: Written, random: Random, bases: readonly Written[]) => unknown;

/** Ways to make a line, with their weights. */
const WAYS: readonly (readonly [often: number, way: Way])[] = [
  [6, (asked) => asked],
  [6, mutated],
  [16, withNumber],
  [6, withWord],
  [16, withNeighbour],
  [14, spliced],
  [6, withKeyTwice],
  [6, (asked, random) => mangled(JSON.stringify(asked), random)],
  [2, (_, random) => bytes(random)],
  [2, (_, random) => oneOf<unknown>(random, ['', ' ', 'null', '[]', '7', '"x"', '{}', '{"game":"huang"}'])],
];
const OFTEN = WAYS.flatMap(([often, way]) => Array.from({ length: often }, () => way));

/** Makes a line of input: a case damaged in one to three ways, or made up. It contains no line feed. */
export function hostileLine(random: Random, bases: readonly Written[]): string {
  let asked: unknown = oneOf(random, bases);
  for (let i = chance(random, 0.6) ? 0 : wholeUpTo(random, 2); i >= 0; i--) {
    const way = oneOf(random, OFTEN);
    if (isObject(asked)) asked = way?.(asked, random, bases);
  }
  const line = typeof asked === 'string' ? asked : (JSON.stringify(asked) ?? 'undefined');
  return line.replaceAll('\n', ' ');
}
