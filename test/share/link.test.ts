import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getToolPath } from '../../src/games/tools.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { makeLink, parseLink } from '../../src/share/link.ts';
import fixtures from '../fixtures/links.json' with { type: 'json' };
import { randomGame } from '../support/games.ts';
import { randomFrom } from '../support/random.ts';

const asked = {
  game: 'huang',
  ask: 'score',
  edition: 'pl',
  players: [{ name: 'Łucja', red: 3 }, { name: '孫' }],
};

/** A link of version 1 with any text in it. */
const forged = (text: string) => `1${deflateRawSync(text).toString('base64url')}`;

test('a scoring opens in the scorer of its game', () => {
  const toolOf = (value: object) => {
    const checked = checkCase(value);
    return checked.ok ? getToolPath(checked.value) : 'no case';
  };
  expect(toolOf(asked)).toBe('huang/score/');
  const other = { game: 'chu-han', ask: 'score', scores: { han: 0, chu: 1 }, battleWinner: 'han' };
  expect(toolOf(other)).toBe('chu-han/score/');
});

describe('a link', () => {
  test('gives the case back', async () => {
    const random = randomFrom(11);
    for (let i = 0; i < 100; i++) {
      const one = { ...asked, players: randomGame(random) };
      expect(await parseLink(await makeLink(one))).toMatchObject({ ok: true, value: one });
    }
  });

  test('holds nothing that an address would have to escape, and five players in few characters', async () => {
    const players = ['Ada', 'Ben', 'Cleo', 'Dora', 'Edda'].map((name, i) => ({
      name,
      yellow: 12 + i,
      red: 9,
      blue: 7 + i,
      green: 11,
      white: 3,
    }));
    const link = await makeLink({ ...asked, players });
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(300);
  });

  // Each was made once, by the version of Yamen that first made links of its sort. They may be added to, never changed.
  test.each(fixtures)('opens for ever: $of, $link', async ({ link, case: value }) => {
    const checked = checkCase(value);
    expect(checked.ok).toBe(true);
    expect(await parseLink(link)).toEqual(checked);
  });

  test.each(fixtures.filter(({ link }) => link.startsWith('2')))(
    'is still made so: $link',
    async ({ link, case: value }) => {
      expect(await makeLink(value)).toBe(link);
    },
  );

  test('of both versions that hold JSON is among those, for every kind of question', () => {
    const kinds = fixtures.map(({ link, case: { game, ask } }) => `${link[0]} ${game} ${ask}`);
    expect(new Set(kinds.filter((kind) => /^[01]/.test(kind))).size).toBe(2 * 11);
  });

  test('of every version is among those', () => {
    expect([...new Set(fixtures.map(({ link }) => link[0]))]).toEqual(['0', '1', '2', '3']);
  });

  test('of the board leads to the referee, one of a final scoring to the score', async () => {
    const tools = await Promise.all(
      fixtures.map(async ({ link }) => {
        const opened = await parseLink(link);
        return opened.ok ? [`${opened.value.game} ${opened.value.ask}`, getToolPath(opened.value)] : [];
      }),
    );
    expect(Object.fromEntries(tools)).toEqual({
      'huang score': 'huang/score/',
      'huang act': 'huang/referee/',
      'huang states': 'huang/referee/',
      'huang placements': 'huang/referee/',
      'huang chances': 'huang/referee/',
      'chu-han battle': 'chu-han/referee/',
      'chu-han score': 'chu-han/score/',
      'chu-han chances': 'chu-han/referee/',
      'khan conquer': 'khan/conquest/',
      'khan conquests': 'khan/conquest/',
      'khan drive-out': 'khan/rulers/',
    });
  });
});

describe('where the browser cannot deflate', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('a link of version 0 is made, and read everywhere', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const link = await makeLink(asked);
    vi.unstubAllGlobals();
    expect(link).toBe(`0${Buffer.from(JSON.stringify(asked)).toString('base64url')}`);
    expect(await parseLink(link)).toMatchObject({ ok: true, value: asked });
  });

  test('a deflated link is said to be too new for it, not damaged', async () => {
    const link = await makeLink(asked);
    vi.stubGlobal('DecompressionStream', undefined);
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
    expect(await parseLink(link)).toEqual({ ok: false, error: { code: 'unsupported' } });
  });
});

test('a case of 200,000 bytes goes into a link, and of one more it does not come out again', async () => {
  const bytes = Buffer.byteLength(JSON.stringify({ ...asked, id: '' }));
  const sized = (size: number) => forged(JSON.stringify({ ...asked, id: 'x'.repeat(size - bytes) }));
  expect(await parseLink(sized(200_000))).toMatchObject({ ok: true });
  expect(await parseLink(sized(200_001))).toEqual({ ok: false, error: { code: 'broken' } });
});

describe('a link that is none', () => {
  test.each([
    ['empty', ''],
    ['cut short', forged(JSON.stringify(asked)).slice(0, -5)],
    ['cut to its version', '1'],
    ['not base64url', '1%%%'],
    ['of an impossible length', '1abcde'],
    ['without a version', 'hello'],
    ['of version 0 with deflated bytes', `0${forged('{}').slice(1)}`],
    ['holding text that is not JSON', forged('hello')],
    [
      'holding bytes that are not UTF-8',
      `1${deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url')}`,
    ],
    ['of 100 kB and more', `1${'A'.repeat(100_001)}`],
    ['that would unfold to 100 MB', forged(' '.repeat(100_000_000))],
  ])('%s is broken', async (_, link) => {
    expect(await parseLink(link)).toEqual({ ok: false, error: { code: 'broken' } });
  });

  test('of a later version says so', async () => {
    expect(await parseLink('6abc')).toEqual({ ok: false, error: { code: 'newer' } });
  });

  test.each([
    ['[]', 'not-an-object', ''],
    ['{"game":"huang","ask":"score","players":[],"x":1}', 'unknown-key', '/x'],
    [
      '{"game":"huang","ask":"score","players":[{"name":"<img src=x>","red":1e9},{"name":"B"}]}',
      'out-of-range',
      '/players/0/red',
    ],
  ])('holding %s says what is wrong with the case', async (text, code, path) => {
    const opened = await parseLink(forged(text));
    expect(opened).toMatchObject({ ok: false, error: { code: 'not-a-case', problem: { code, path } } });
  });

  test('mangled in one place gives an answer and never throws', async () => {
    const link = await makeLink(asked);
    const random = randomFrom(12);
    for (let i = 0; i < 500; i++) {
      const at = Math.floor(random() * link.length);
      const mangled =
        link.slice(0, at) + String.fromCharCode(33 + Math.floor(random() * 90)) + link.slice(at + 1);
      expect(typeof (await parseLink(mangled)).ok).toBe('boolean');
    }
  });
});
