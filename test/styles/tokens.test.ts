// Sizes, spaces, radii and colours come from `src/site/styles/tokens*.css` alone.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expectOfEach } from '../support/of-each.ts';
import { readTokens } from '../support/tokens.ts';

const SHEETS = sourcesWith('css').filter((path) => !/tokens[^/]*$/.test(path));
const SOURCES = ['ts', 'tsx', 'astro'].flatMap((ending) => sourcesWith(ending));

function sourcesWith(ending: string): readonly string[] {
  const src = new URL('../../src/', import.meta.url);
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`.${ending}`))
    .map((path) => fileURLToPath(new URL(path, src)));
}

/** Which declarations are held to a token, and the values that need none. */
const HELD: readonly { readonly property: RegExp; readonly free: RegExp }[] = [
  { property: /^font-size$/, free: /^(inherit|1em|var\(--[\w-]+\))$/ },
  { property: /^border(-\w+)*-radius$/, free: /^((0|var\(--[\w-]+\)) ?)+$/ },
  { property: /^((row|column)-)?gap$/, free: /^((0|inherit|var\(--[\w-]+\)) ?)+$/ },
  {
    property: /^(margin|padding)(-\w+)*$/,
    free: /^((0|auto|var\(--[\w-]+\)|env\([\w-]+\)|(clamp|calc)\(.*\)) ?)+$/,
  },
];
const COLOUR = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|light-dark\(/i;

interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** The declarations of a style sheet, whatever is written over several lines on one. */
function declarationsIn(css: string): readonly Declaration[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media print \{[\s\S]*$/, '');
  return [...bare.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.replace(/\s+/g, ' ').trim(),
  }));
}

const read = (sheet: string) => readFileSync(sheet, 'utf8');
const TOKENS = ['tokens.css', 'tokens-map.css'].map((name) =>
  fileURLToPath(new URL(`../../src/site/styles/${name}`, import.meta.url)),
);

/** What in a style sheet is no token. */
function strangersIn(css: string): readonly string[] {
  return declarationsIn(css)
    .filter(({ property, value }) => {
      if (COLOUR.test(value)) return true;
      if (property === 'font') return /(^| )[\d.]+(rem|px|em)/.test(value) && !/1em /.test(value);
      return HELD.some((held) => held.property.test(property) && !held.free.test(value));
    })
    .map(({ property, value }) => `${property}: ${value}`);
}

describe('the tokens', () => {
  test('are five sizes, seven spaces and three radii', () => {
    const names = [...readTokens().keys()];
    expect(names.filter((name) => /^t\d$/.test(name))).toHaveLength(5);
    expect(names.filter((name) => /^s\d$/.test(name))).toHaveLength(7);
    expect(names.filter((name) => /^r\d$/.test(name))).toHaveLength(3);
  });

  test('are all that style sheets name', () =>
    expectOfEach(
      SHEETS,
      (name) => name,
      (name) => {
        expect(declarationsIn(read(name)).length + Number(read(name).includes('@import'))).toBeGreaterThan(0);
        expect(strangersIn(read(name))).toEqual([]);
      },
    ));

  test('are defined where a style sheet names one', () =>
    expectOfEach(
      SHEETS,
      (name) => name,
      (name) => {
        const known = new Set(
          [...TOKENS, name].flatMap((sheet) =>
            [...read(sheet).matchAll(/--([\w-]+):/g)].map(([, one = '']) => one),
          ),
        );
        const named = [...read(name).matchAll(/var\(--([\w-]+)/g)].map(([, one = '']) => one);
        expect(named.filter((one) => !known.has(one) && one !== 'tent')).toEqual([]);
      },
    ));

  test('others are noticed', () => {
    const planted = '.a { font-size: 0.9rem; gap: 3px; color: #fff; margin: 0 1rem; border-radius: 4px; }';
    expect(strangersIn(planted)).toHaveLength(5);
    expect(strangersIn('.a { font: 700 0.9rem system-ui; padding: var(--s3) 0; }')).toHaveLength(1);
  });

  test('stand in no style attribute', () => {
    const styled = SOURCES.filter((path) => /\bstyle=(["{])/.test(readFileSync(path, 'utf8')));
    expect(SOURCES.length).toBeGreaterThan(300);
    expect(styled).toEqual([]);
  });
});
