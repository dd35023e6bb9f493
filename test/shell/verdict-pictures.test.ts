import { describe, expect, test } from 'vitest';
import { type Edition, getDefaultEdition } from '../../src/core/edition.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeVerdictPicture, type VerdictCard } from '../../src/drawings/verdict-picture.ts';
import type { MeasureText } from '../../src/drawings/wrap-text.ts';
import { computeAnswer } from '../../src/games/huang/score/AnswerPanel.tsx';
import { explainAnswer, fromCase, toVerdictCard } from '../../src/games/huang/score/secondary.tsx';
import { getToolPath } from '../../src/games/tools.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { createTranslator, type TextFile } from '../../src/i18n/translator.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { computeExample } from '../../src/rulebook/example.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import type { Tool } from '../../src/shell/tool.ts';
import type { ToolTypes } from '../../src/shell/tool-types.ts';
import { readTexts } from '../support/content.ts';
import { readFixture } from '../support/read-fixture.ts';

/** The tools that give a verdict, each with the texts of its page. */
const TEXTS: Readonly<Record<string, readonly TextFile[]>> = {
  'huang-score': ['huang', 'huang-score'],
  'huang-board': ['huang', 'huang-pieces', 'huang-board', 'map'],
  'huang-conflict': ['huang', 'huang-pieces', 'huang-conflict'],
  'chu-han-score': ['chu-han', 'chu-han-score'],
  'chu-han-battle': ['chu-han', 'chu-han-battle'],
  'khan-conquest': ['khan', 'khan-conquest', 'map'],
  'khan-rulers': ['khan', 'khan-rulers', 'map'],
};

const folder = new URL('../../src/games/', import.meta.url);
const toolIn = async (name: string): Promise<Tool<ToolTypes>> =>
  (await import(new URL(`${name.replace(/^(huang|chu-han|khan)-/, '$1/')}/tool.tsx`, folder).href)).tool;

const CASES = readRulebook().examples.flatMap(({ id, data }) => {
  const example = computeExample(id, data);
  return example.ok ? [example.value.case] : [];
});

/** Every letter is six tenths as wide as high. */
const letters: MeasureText = (text) => text.length * 0.6;

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The texts of a drawing with where they begin and their size; whether each tag that opens is closed in its turn. */
function read(svg: string) {
  const open: string[] = [];
  for (const [, closing, name = '', own] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!own) open.push(name);
  }
  expect(open).toEqual([]);
  const [, wide, high] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const texts = [
    ...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" ([^>]*)>([^<]*)</g),
  ].map(([, x, y, size, more, text = '']) => ({
    ...{
      x: Number(x),
      y: Number(y),
      size: Number(size),
      text: unescaped(text),
    },
    isEnd: `${more}`.includes('end'),
  }));
  return { wide: Number(wide), high: Number(high), texts };
}

/** Everything is said, on lines that end before the card does. */
function expectDrawn(telling: VerdictCard, isWide: boolean): void {
  const svg = makeVerdictPicture(telling, letters, { isNight: isWide, isWide });
  expect(svg).not.toMatch(/undefined|NaN/);
  const { wide, high, texts } = read(svg);
  const said = texts.map(({ text }) => text).join(' ');
  for (const text of [telling.title, telling.head, ...telling.lines]) expect(said).toContain(text);
  for (const { x, y, size, text, isEnd } of texts) {
    expect(isEnd ? x : x + text.length * 0.6 * size, text).toBeLessThanOrEqual(wide - 40);
    expect(y, text).toBeLessThan(high - 40);
  }
}

describe.each(Object.entries(TEXTS))('%s', (name, texts) => {
  test.each(LOCALES)('draws the verdict that its text says, in %s', async (locale) => {
    const tool = await toolIn(name);
    const { answerModule, lazyTextFiles } = tool;
    const part = typeof answerModule === 'function' ? await answerModule() : answerModule;
    const opener = name === 'huang-conflict' ? 'huang/referee/' : tool.path; // which hands it over
    const { fromCase, explainAnswer, toVerdictCard } = await tool.secondary();
    const t = createTranslator(locale, readTexts(locale, 'tool', ...texts, ...lazyTextFiles));
    const drawn = CASES.filter((one) => getToolPath(one) === opener).flatMap((one) => {
      const state = fromCase(one, tool.fresh());
      const answer = state && part.computeAnswer(state, freshSettings(getDefaultEdition(locale)));
      const telling = answer && toVerdictCard?.(answer, state, t);
      if (!telling) return [];
      expect(explainAnswer(answer, state, t).text).toContain(telling.head);
      for (const isWide of [false, true]) expectDrawn(telling, isWide);
      return [telling];
    });
    expect(drawn.length).toBeGreaterThan(0);
  });
});

const KHAN_SCORE_TEXTS: readonly TextFile[] = ['tool', 'khan', 'khan-score', 'score-sheet'];

test.each(LOCALES)(
  'a final count of Khan draws its verdict and the points of each player, in %s',
  async (locale) => {
    const tool = await toolIn('khan-score');
    const { history } = tool.save.parse(readFixture('khan-score.v1'));
    const state = history?.future[0] ?? {};
    const part = typeof tool.answerModule === 'function' ? await tool.answerModule() : tool.answerModule;
    const { explainAnswer, toVerdictCard } = await tool.secondary();
    const t = createTranslator(locale, readTexts(locale, ...KHAN_SCORE_TEXTS));
    const answer = part.computeAnswer(state, freshSettings('en'));
    const telling = answer && toVerdictCard?.(answer, state, t);
    if (!telling) throw new Error('No verdict');
    expect(explainAnswer(answer, state, t).text).toContain(telling.head);
    for (const isWide of [false, true]) expectDrawn(telling, isWide);
    // 10 + 4, 14 + 0, 9 + 5 and 8 + 6: all have 14 points; areas 0 (not entered), 9, 12 and 0
    expect(telling.rows.map(({ cells }) => cells[0]?.text)).toEqual(['14', '14', '14', '14']);
  },
);

/** The signs of a drawing that stand beside points: where each begins and ends, and on which line. */
function signsIn(svg: string) {
  return [
    ...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)"><path class="(\w+)"/g),
  ].map(([, x, y, scale, colour]) => ({
    ...{
      colour,
      y: Number(y),
      begins: Number(x),
      ends: Number(x) + 24 * Number(scale),
    },
    isSmall: Number(scale) < 2,
  }));
}

describe('the points of a final scoring', () => {
  // By hand: Ada's white points raise green to 9; Cid's raise yellow, red and green to 9, and three granaries are 6 blue points.
  const COUNTED = [
    { name: 'Ada', yellow: 9, red: 9, blue: 10, green: 7, white: 2 },
    { name: 'Ben', yellow: 12, red: 9, blue: 9, green: 9 },
    {
      name: 'Cid',
      yellow: 8,
      red: 8,
      blue: 100,
      green: 8,
      white: 3,
      granaries: 3,
    },
  ];

  async function told(locale: Locale, players: readonly object[] = COUNTED, edition: Edition = 'en') {
    const t = createTranslator(
      locale,
      readTexts(locale, 'tool', 'huang', 'huang-score', 'huang-score-more', 'score-sheet'),
    );
    const state = fromCase(unwrap(checkCase({ game: 'huang', ask: 'score', edition, players })));
    const answer = computeAnswer(state, freshSettings('en'));
    const telling = toVerdictCard(answer, state, t);
    const { text } = explainAnswer(answer, state, t);
    if (!telling || text === undefined) throw new Error('Nothing told');
    return { telling, text };
  }

  test.each([false, true])('stand nearer to their own sign than to any other, wide: %s', async (isWide) => {
    const { telling } = await told('en');
    const svg = makeVerdictPicture(telling, letters, {
      isNight: false,
      isWide,
    });
    const { texts } = read(svg);
    const signs = signsIn(svg).filter(({ isSmall }) => !isSmall);
    const points = texts.filter(({ text, size }) => /^\d+$/.test(text) && size > 20 && size <= 40);
    let measured = 0;
    for (const [i, sign] of signs.entries()) {
      const own = points.find(
        ({ x, y }) => x >= sign.ends && x - sign.ends < 20 && Math.abs(y - sign.y) < 60,
      );
      if (!own) continue; // the colour that decided has a sign of its own above
      const next = signs[i + 1];
      measured++;
      if (!next || next.y !== sign.y) continue;
      const end = own.x + own.text.length * 0.6 * own.size;
      expect(next.begins - end, own.text).toBeGreaterThan(2 * (own.x - sign.ends));
    }
    expect(measured).toBe(12);
  });

  test('show in the picture what they add up from', async () => {
    const { telling } = await told('en');
    const svg = makeVerdictPicture(telling, letters, {
      isNight: false,
      isWide: false,
    });
    const said = read(svg).texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(said).toEqual(expect.arrayContaining(['7', ' + 2'])); // Ada's green: 7 and 2 white points
    expect(said).toEqual(expect.arrayContaining(['100', ' + 6'])); // Cid's blue: 100 and three granaries
    expect(signsIn(svg).filter(({ colour }) => colour === 'white')).toHaveLength(4); // Ada's, and one for each of Cid's three
    expect(said.filter((text) => text === ' + 1')).toHaveLength(3);
  });

  test.each([
    ['en', 'green 9 (2 of them white)', 'blue 106 (6 of them from granaries)'],
    ['de', 'Grün 9 (davon 2 weiß)', 'Blau 106 (davon 6 aus Kornspeichern)'],
    ['pl', 'zielony 9 (w tym białe: 2)', 'niebieski 106 (w tym ze spichlerzy: 6)'],
  ] as const)('say in a copied text what is white of them, in %s', async (locale, white, granaries) => {
    const { text } = await told(locale);
    expect(text.replaceAll('\u00a0', ' ')).toContain(white);
    expect(text.replaceAll('\u00a0', ' ')).toContain(granaries);
    expect(text).not.toContain('+');
  });

  test.each([
    [
      'en',
      'Scored by the Polish rulebook. Under the English rules, Ben would win, with the fewest white points.',
    ],
    [
      'de',
      'Dieses Ergebnis gilt nach der polnischen Ausgabe. Nach der englischen Ausgabe würde Ben mit den wenigsten weißen Punkten gewinnen.',
    ],
    [
      'pl',
      'To wynik według polskiej instrukcji. Według angielskiej instrukcji wygrywa Ben, bo ma najmniej białych punktów.',
    ],
  ] as const)(
    'name the winner of another edition in the verdict, its text and its picture, in %s',
    async (locale, other) => {
      // Level at 7 7 8 9: Ada's 2 white points raise 5 to 7, Ben's 1 raises 6. Fewest white decides in English alone.
      const level = [
        { name: 'Ada', yellow: 9, red: 5, blue: 8, green: 7, white: 2 },
        { name: 'Ben', yellow: 9, red: 7, blue: 8, green: 6, white: 1 },
      ];
      const isolatedBen = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
      const { telling, text } = await told(locale, level, 'pl');
      expect(isolatedBen(telling.lines.join(' '))).toContain(other);
      expect(isolatedBen(text)).toContain(other);
      const agreed = await told(locale, COUNTED, 'pl');
      expect(agreed.telling.lines).toHaveLength(1);
    },
  );
});

test('a name of forty letters is cut, and no name can break the drawing', () => {
  const kind = 'white';
  const name = '<b>&"Ada</b> the most wonderful of all who play';
  const telling: VerdictCard = {
    ...{
      tone: 'yes',
      seal: '<',
      title: 'Huang',
      head: `${name} wins.`,
      lines: [name],
      decided: kind,
    },
    rows: [
      {
        name,
        cells: [1, 2, 30, 4].map((n) => ({ text: `${n}`, kind })),
        isBest: true,
      },
    ],
  };
  expectDrawn(telling, false);
  const { texts } = read(makeVerdictPicture(telling, letters, { isNight: false, isWide: false }));
  expect(texts.some(({ text }) => text.endsWith('…'))).toBe(true);
});

test.each([
  { width: 640, height: 400 },
  { width: 640, height: 1280 },
])('a picture of $width × $height px has the whole card in its middle', (size) => {
  const telling: VerdictCard = { tone: 'yes', title: 'Huang', head: 'Ada wins.', lines: [], rows: [] };
  const style = { isNight: false, isWide: false };
  const card = read(makeVerdictPicture(telling, letters, style));
  const svg = makeVerdictPicture(telling, letters, { ...style, size });
  expect(svg).toContain(`width="${size.width}" height="${size.height}"`);
  const [left = 0, top = 0, wide = 0, high = 0] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  expect(wide / high).toBeCloseTo(size.width / size.height, 2);
  expect([left + wide / 2, top + high / 2]).toEqual([card.wide / 2, card.high / 2]);
  expect([wide >= card.wide, high >= card.high]).toEqual([true, true]);
  expect([wide === card.wide, high === card.high]).toContain(true); // no smaller than need be
});
