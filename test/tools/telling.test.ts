import { describe, expect, test } from 'vitest';
import type { WidthOf } from '../../src/drawings/caption.ts';
import { makeVerdictPicture, type Telling } from '../../src/drawings/verdict-picture.ts';
import { editionOf } from '../../src/engine/edition.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { makeTranslator, type TextFile } from '../../src/i18n/translator.ts';
import { exampleOf } from '../../src/rulebook/example.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { toolFor } from '../../src/share/tool.ts';
import type { Kit, Tool } from '../../src/tools/shell/tool.ts';
import { readTexts } from '../support/content.ts';

/** The tools that give a verdict, each with the texts of its page. */
const TEXTS: Readonly<Record<string, readonly TextFile[]>> = {
  'huang-score': ['huang', 'huang-score'],
  'huang-board': ['huang', 'huang-pieces', 'huang-referee', 'map'],
  'huang-conflict': ['huang', 'huang-pieces', 'huang-conflict'],
  'chu-han-score': ['chu-han', 'chu-han-score'],
  'chu-han-battle': ['chu-han', 'chu-han-referee'],
  'khan-conquest': ['khan', 'khan-conquest', 'map'],
  'khan-rulers': ['khan', 'khan-rulers', 'map'],
};

const folder = new URL('../../src/tools/', import.meta.url);
const toolIn = async (name: string): Promise<Tool<Kit>> =>
  (await import(new URL(`${name}/tool.tsx`, folder).href)).tool;

const CASES = readRulebook().examples.flatMap(({ id, data }) => {
  const example = exampleOf(id, data);
  return example.ok ? [example.value.case] : [];
});

/** Every letter is six tenths as wide as high. */
const letters: WidthOf = (text) => text.length * 0.6;

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
    ...{ x: Number(x), y: Number(y), size: Number(size), text: unescaped(text) },
    isEnd: `${more}`.includes('end'),
  }));
  return { wide: Number(wide), high: Number(high), texts };
}

/** Everything is said, on lines that end before the card does. */
function expectDrawn(telling: Telling, isWide: boolean): void {
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
    const { answering, laterTexts } = tool;
    const part = typeof answering === 'function' ? await answering() : answering;
    const opener = name === 'huang-conflict' ? 'huang/referee/' : tool.path; // which hands it over
    const { stateFrom, explain, tell } = await tool.more();
    const t = makeTranslator(locale, readTexts(locale, 'tool', ...texts, ...laterTexts));
    const drawn = CASES.filter((one) => toolFor(one) === opener).flatMap((one) => {
      const state = stateFrom(one, tool.fresh());
      const answer = state && part.answerOf(state, freshSettings(editionOf(locale)));
      const telling = answer && tell?.(answer, state, t);
      if (!telling) return [];
      expect(explain(answer, state, t).text).toContain(telling.head);
      for (const isWide of [false, true]) expectDrawn(telling, isWide);
      return [telling];
    });
    expect(drawn.length).toBeGreaterThan(0);
  });
});

test('a name of forty letters is cut, and no name can break the drawing', () => {
  const kind = { colour: 'white', letter: '<' } as const;
  const name = '<b>&"Ada</b> the most wonderful of all who play';
  const telling: Telling = {
    ...{ tone: 'yes', seal: '<', title: 'Huang', head: `${name} wins.`, lines: [name], decided: kind },
    rows: [{ name, cells: [1, 2, 30, 4].map((n) => ({ text: `${n}`, kind })), isBest: true }],
  };
  expectDrawn(telling, false);
  const { texts } = read(makeVerdictPicture(telling, letters, { isNight: false, isWide: false }));
  expect(texts.some(({ text }) => text.endsWith('…'))).toBe(true);
});
