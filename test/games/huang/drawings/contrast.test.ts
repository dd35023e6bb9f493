import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../../../src/core/record.ts';
import { HUANG_MARKS, type HuangMark } from '../../../../src/games/huang/drawings/marks.ts';
import { COLOURS } from '../../../../src/games/huang/rules/vocabulary.ts';

// Every mark of the map on everything that it can lie on, in light and dark, as the style sheets say: at least 3 : 1.

const folder = join(import.meta.dirname, '../../../../src/site/styles');
const tokens = readdirSync(folder)
  .filter((name) => name.startsWith('tokens'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');
const sheet = readFileSync(join(folder, '../../games/huang/board/board.css'), 'utf8');

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The colour of a token: one for both themes, or light and dark. */
function colourOf(token: string, theme: Theme): string {
  const [, both, light, dark] =
    new RegExp(`--${token}: (?:(#[\\da-f]{6});|light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\))`).exec(
      tokens,
    ) ?? [];
  const found = both ?? (theme === 'light' ? light : dark);
  if (!found) throw new Error(`No colour --${token}`);
  return found;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** What is declared last of a property for an element with these classes, as a token's name. */
function tokenOf(property: string, classes: readonly string[]): string {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const isHeld = selectors.split(/,\s*(?![^(]*\))/).some((one) => holds(one.trim(), classes));
    const token = new RegExp(`(?:^|[;\\s])${property}: var\\(--([\\w-]+)\\)`).exec(body)?.[1];
    return isHeld && token ? [token] : [];
  });
  const last = rules.at(-1);
  if (!last) throw new Error(`No ${property} of .${classes.join('.')}`);
  return last;
}

/** Whether a simple selector such as `.mark:is(.option, .chosen)` names an element with these classes. */
function holds(selector: string, classes: readonly string[]): boolean {
  const of = /^(?:\.cell )?((?:\.[\w-]+)+)(?::is\(([^)]*)\))?$/.exec(selector.replace(/^[\s\S]*\*\/\s*/, ''));
  if (!of) return false;
  const [, own = '', others] = of;
  const named = own.slice(1).split('.');
  const isOneOf = others === undefined || others.split(', ').some((one) => classes.includes(one.slice(1)));
  return isOneOf && named.every((name) => classes.includes(name));
}

/** What a mark shows: its line, and the edge round it on whatever is no bare ground. */
function coloursOf(mark: HuangMark, theme: Theme) {
  const isCross = mark === 'gone';
  const line = tokenOf(isCross ? 'fill' : 'stroke', ['mark', mark]);
  const edge = isCross ? tokenOf('stroke', ['mark', mark]) : tokenOf('stroke', ['cell', 'halo']);
  return { line: colourOf(line, theme), edge: colourOf(edge, theme) };
}

const marks = keysOf(HUANG_MARKS);
const cases = THEMES.flatMap((theme) => marks.map((mark) => [mark, theme] as const));

test('the measure is not blind', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#b3261e', '#b93527')).toBeCloseTo(1.12, 1); // as the red cross was on red
  expect(tokenOf('stroke', ['mark', 'war'])).toBe('seal');
  expect(tokenOf('stroke', ['mark', 'chosen'])).toBe('ink');
  expect([colourOf('seal', 'light'), colourOf('seal', 'dark')]).toEqual(['#98271a', '#f48c74']);
});

describe.each(cases)('%s, %s', (mark, theme) => {
  const { line, edge } = coloursOf(mark, theme);

  test.each(COLOURS)(
    'is seen on a tile or leader of %s: its line on its edge, and one of both on the colour',
    (kind) => {
      const colour = colourOf(kind, theme);
      expect(contrast(line, edge)).toBeGreaterThanOrEqual(3);
      expect(Math.max(contrast(line, colour), contrast(edge, colour))).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(['land', 'river', 'leader'])('is seen on bare %s', (ground) => {
    const on = colourOf(ground, theme);
    const seen =
      mark === 'gone' || ground === 'leader'
        ? Math.max(contrast(line, on), contrast(edge, on))
        : contrast(line, on);
    expect(seen).toBeGreaterThanOrEqual(3);
  });
});

test('each mark has a shape of its own', () => {
  expect(new Set(Object.values(HUANG_MARKS)).size).toBe(marks.length);
});
