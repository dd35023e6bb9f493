import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../src/core/case.ts';
import { isObject } from '../src/core/check.ts';
import { unwrap } from '../src/core/result.ts';
import { checkSharedCase } from '../src/games/check-shared-case.ts';
import { DRILL_KINDS, makeDrillName, parseDrillName } from '../src/games/huang/drill/questions/drill-name.ts';
import { makePlaceLabel } from '../src/games/huang/explain/place-label.ts';
import { makeNotation, parseNotation } from '../src/games/huang/rules/setup/notation.ts';
import { toSetup } from '../src/games/huang/rules/setup/setup.ts';
import { DYNASTIES } from '../src/games/huang/rules/vocabulary.ts';
import { makeOwnersKey, parseOwnersKey } from '../src/games/khan/lessons/owners-key.ts';
import { makeSpace, parseSpace } from '../src/games/khan/rules/grid.ts';
import { KHAN_PLAYERS } from '../src/games/khan/rules/vocabulary.ts';
import { SAVE_KINDS } from '../src/games/save-kinds.ts';
import { checkCase } from '../src/referee/referee.ts';
import { parseBackup } from '../src/saves/import-backup.ts';
import { makeBackup } from '../src/saves/make-backup.ts';
import { getLoadedValue, parseSave } from '../src/saves/save.ts';
import { makeBase64Url, parseBase64Url } from '../src/share/base64.ts';
import { makeLink, parseLink } from '../src/share/link.ts';
import { makePackedCase, parsePackedCase } from '../src/share/packed-case.ts';
import { computeChecksum } from '../src/share/packing/checksum.ts';
import { parseOpenedText } from '../src/share/parse-opened-text.ts';
import { makePrerenderedLink } from '../src/share/prerendered-link.ts';
import { parseEntry } from '../src/shell/score-sheet/points.ts';
import { randomBoardCase } from './support/board-cases.ts';
import { seedFrom, tries } from './support/campaign.ts';
import { oneOf } from './support/chance.ts';
import { hostileCopy, hostileLink, hostileSave, mangled } from './support/hostile.ts';
import { basesFrom, hostileLine } from './support/lines.ts';
import { parsePlaceLabel } from './support/place-label.ts';
import { randomFrom, wholeUpTo } from './support/random.ts';

// Whatever a parser makes of a text, also of one that nobody would write, comes back when it is written and read again.

type Random = () => number;
type Written = string | Promise<string>;

/** A parser, and what writes that which it reads. */
interface Pair<T> {
  /** The exported functions that read. */
  readonly reads: readonly string[];
  readonly count: number;
  /** A text that it may take or not. */
  readonly textFrom: (random: Random) => Written;
  /** What it makes of a text; undefined when it does not take it. */
  readonly parse: (text: string) => T | undefined | Promise<T | undefined>;
  readonly make: (value: T) => Written;
}

const pair = <T>(one: Pair<T>): Pair<unknown> => one as unknown as Pair<unknown>;

const GRID = { width: 13, height: 9 };
const BASES = basesFrom(randomFrom(60), 200);

/** A text that is right, or nearly. */
const nearly = (random: Random, right: string) => (random() < 0.5 ? right : mangled(right, random));

/** Bytes that nobody has packed, with the right checksum behind them. */
function forgedBytes(random: Random): string {
  const bytes = Uint8Array.from({ length: wholeUpTo(random, 60) }, () => wholeUpTo(random, 255));
  return makeBase64Url(Uint8Array.from([...bytes, ...computeChecksum(bytes)]));
}

/** The line of a position: pieces, extras and hands as they come, players that may be anybody, twice too. */
function positionLine(random: Random): string {
  const checked = checkCase(randomBoardCase(random));
  if (!checked.ok || checked.value.game !== 'huang' || !('position' in checked.value))
    return positionLine(random); // some cases are impossible on purpose
  const right = makeNotation(toSetup(checked.value.position));
  const [board = '', , ...rest] = right.split(' ');
  const seats = Array.from({ length: 1 + wholeUpTo(random, 4) }, () => oneOf(random, DYNASTIES));
  const acting = wholeUpTo(random, seats.length - 1);
  const players = seats.map((seat, i) => (i === acting ? `*${seat}` : seat)).join();
  return nearly(random, random() < 0.3 ? [board, players, ...rest].join(' ') : right);
}

/** What a line writes, where it is a case that a link may hold. */
async function caseIn(line: string): Promise<object | undefined> {
  const parsed = parseJson(line);
  return parsed.ok && isObject(parsed.value) && (await checkSharedCase(parsed.value)).ok
    ? parsed.value
    : undefined;
}

const PAIRS: Readonly<Record<string, Pair<unknown>>> = {
  'a space of Khan': pair({
    reads: ['parseSpace'],
    count: 2000,
    textFrom: (random) => nearly(random, `${wholeUpTo(random, 14)},${wholeUpTo(random, 10)}`),
    parse: (text) => parseSpace(GRID, text),
    make: (space) => makeSpace(GRID, space),
  }),
  'a place as people call it': pair({
    reads: [], // only tests read one
    count: 2000,
    textFrom: (random) =>
      nearly(random, makePlaceLabel(`${wholeUpTo(random, 40) - 20},${wholeUpTo(random, 710)}`)),
    parse: parsePlaceLabel,
    make: makePlaceLabel,
  }),
  'a position of Huang': pair({
    reads: ['parseNotation'],
    count: 2000,
    textFrom: positionLine,
    parse: (text) => {
      const read = parseNotation(text);
      return read.ok ? read.value : undefined;
    },
    make: makeNotation,
  }),
  'an entry of points': pair({
    reads: ['parseEntry'],
    count: 2000,
    textFrom: (random) => nearly(random, `${wholeUpTo(random, 400)}+${wholeUpTo(random, 700)}`),
    parse: (text) => {
      const entry = parseEntry(text);
      return entry.kind === 'points' ? entry : undefined;
    },
    make: ({ value }) => String(value),
  }),
  'the name of a drill': pair({
    reads: ['parseDrillName'],
    count: 2000,
    textFrom: (random) => nearly(random, `${oneOf(random, DRILL_KINDS)}-${wholeUpTo(random, 99999)}`),
    parse: parseDrillName,
    make: makeDrillName,
  }),
  'the owners of a tile of Khan': pair({
    reads: ['parseOwnersKey'],
    count: 500,
    textFrom: (random) => nearly(random, KHAN_PLAYERS.filter(() => random() < 0.5).join('+')),
    parse: (text) => {
      const owners = parseOwnersKey(text);
      return owners.length > 0 ? owners : undefined; // other options have no owners
    },
    make: makeOwnersKey,
  }),
  'bytes in base64url': pair({
    reads: ['parseBase64Url'],
    count: 2000,
    textFrom: (random) => nearly(random, forgedBytes(random)),
    parse: parseBase64Url,
    make: makeBase64Url,
  }),
  'a packed link': pair({
    reads: ['parsePackedCase'],
    count: 1500,
    textFrom: async (random) => {
      const link = random() < 0.5 ? await makeLink(randomBoardCase(random)) : `2${forgedBytes(random)}`;
      return link.slice(1);
    },
    parse: (text) => {
      const checked = checkCase(parsePackedCase(text));
      return checked.ok ? checked.value : undefined;
    },
    make: (asked) => makePackedCase(asked) ?? expect.fail(`Cannot be packed: ${JSON.stringify(asked)}`),
  }),
  'a copy of the saves': pair({
    reads: ['parseBackup'],
    count: 500,
    textFrom: hostileCopy,
    parse: (text) => {
      const copy = parseBackup(text);
      return copy.ok ? copy.value : undefined;
    },
    make: (saves) => makeBackup(saves, '0.1.0', '2026-11-20T20:00:00.000Z'),
  }),
};

describe.each(Object.entries(PAIRS))('%s', (_, { count, textFrom, parse, make }) => {
  test('comes back when it is written and read again', async () => {
    const random = randomFrom(seedFrom(61));
    const most = tries(count);
    let taken = 0;
    for (let i = 0; i < most; i++) {
      const text = await textFrom(random);
      const value = await parse(text);
      if (value === undefined) continue;
      taken++;
      expect(await parse(await make(value)), text).toEqual(value);
    }
    expect(taken).toBeGreaterThan(most / 10);
  });
});

describe('a case', async () => {
  const random = randomFrom(seedFrom(62));
  const lines = Array.from({ length: tries(2500) }, () => hostileLine(random, BASES));
  const cases = (await Promise.all(lines.map(caseIn))).filter((one) => one !== undefined);

  test.each([
    ['a link', makeLink],
    ['a link that stands in a page', makePrerenderedLink],
  ])('comes out of %s as the question that went in', async (_, make) => {
    expect(cases.length).toBeGreaterThan(tries(250));
    for (const asked of cases)
      expect(await parseLink(await make(asked)), JSON.stringify(asked)).toEqual(await checkSharedCase(asked));
  });

  test('that was opened has a link that opens it again', async () => {
    for (const asked of cases.slice(0, tries(500))) {
      const opened = unwrap(await parseOpenedText(JSON.stringify(asked)));
      expect(await parseOpenedText(`https://example.org/open/#${opened.link}`)).toEqual({
        ok: true,
        value: opened,
      });
    }
  });

  test('in a link that somebody forged has a link like any other', async () => {
    for (let i = 0; i < tries(1000); i++) {
      const opened = await parseOpenedText(await hostileLink(random));
      if (!opened.ok) continue;
      expect(await parseOpenedText(opened.value.link)).toEqual(opened);
    }
  });
});

test('what can be used of a save comes back when it is stored as JSON', () => {
  const random = randomFrom(seedFrom(63));
  for (let i = 0; i < tries(1000); i++) {
    const [kind, raw] = hostileSave(random);
    const value = getLoadedValue(parseSave(kind, raw));
    if (value === undefined) continue;
    expect(parseSave(kind, JSON.parse(JSON.stringify(value))), kind.key).toEqual({ state: 'sound', value });
  }
  expect(SAVE_KINDS.length).toBeGreaterThan(10);
});

test('every parser has its pair here', () => {
  const source = new URL('../src/', import.meta.url);
  const exported = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file.replaceAll('\\', '/'), source), 'utf8').matchAll(
        /^export (?:async )?(?:function|const) (parse[A-Z]\w*)/gm,
      ),
    ])
    .map(([, name]) => name);
  const held = Object.values(PAIRS).flatMap(({ reads }) => reads);
  // The pair of JSON is the language's own; links, opened texts and saves have tests of their own above. The
  // rest is never written back, or read by a parser that has its pair.
  const others = [
    ...['parseCasePosition', 'parseExtra', 'parseJson', 'parseLink', 'parseOpenedText'],
    ...['parsePastedBoard', 'parseQuery', 'parseSave'],
    'parseChecksum', // with its pair in answer-checksum.test.ts
    ...['parseGameLink', 'parsePackedGameLink'], // links to whole games have tests of their own
  ];
  expect(exported.sort()).toEqual([...held, ...others].sort());
});
