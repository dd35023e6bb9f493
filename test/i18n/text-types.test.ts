import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { type LocaleTexts, makeTextTypes, stripPluralSuffix } from '../../src/i18n/text-types.ts';
import { readTextFile, textFiles } from '../support/content.ts';

/** The line of a file or of a key. */
const lineOf = (types: string, name: string) =>
  types
    .split('\n')
    .find((line) => line.startsWith(`    '${name}': `))
    ?.trim();

describe('the types of the texts', () => {
  const types = makeTextTypes([
    { a: { x: 'hier', y: '{{who}} hat {{what}}', z_one: '{{count}} Stein', z_other: '{{count}} Steine' } },
    { a: { z_one: 'kamień', z_few: '{{n}} z {{count}}', z_many: 'w', z_other: 'o', y: '{{who}}', x: 'tu' } },
  ]);

  test('name each text of a file, one with plural forms by the form that every language has', () => {
    expect(lineOf(types, 'a')).toBe("'a': 'x' | 'y' | 'z_other';");
  });

  test('name the facts of every language and form, the count with them', () => {
    expect(lineOf(types, 'x')).toBe("'x': never;");
    expect(lineOf(types, 'y')).toBe("'y': 'what' | 'who';");
    expect(lineOf(types, 'z')).toBe("'z': 'count' | 'n';");
  });

  test('ask for a count where the forms alone depend on it', () => {
    expect(lineOf(makeTextTypes([{ a: { z_one: 'one', z_other: 'some' } }]), 'z')).toBe("'z': 'count';");
  });

  test('refuse a key of two files that needs other facts in one', () => {
    expect(() => makeTextTypes([{ a: { x: 'here' }, b: { x: '{{who}}' } }])).toThrow(
      "content/ui: x needs 'who' in b and never elsewhere",
    );
  });
});

describe('of our own texts', () => {
  const ours = COMPLETE_LOCALES.map(
    (locale): LocaleTexts =>
      Object.fromEntries(textFiles(locale).map((name) => [name, readTextFile(locale, name)])),
  );
  const types = makeTextTypes(ours);

  test('every key has its type', () => {
    const keys = textFiles('en').flatMap((name) => Object.keys(readTextFile('en', name)));
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((entry) => lineOf(types, stripPluralSuffix(entry)) === undefined)).toEqual([]);
  });

  test.each(COMPLETE_LOCALES)('a key that %s lacks is none', (locale) => {
    const without = ours.map((texts, i) => {
      if (COMPLETE_LOCALES[i] !== locale) return texts;
      const { redo: _, ...tool } = texts['tool'] ?? {};
      return { ...texts, tool };
    });
    expect(lineOf(types, 'tool')).toContain("'redo' | ");
    expect(lineOf(makeTextTypes(without), 'tool')).not.toContain("'redo' | ");
    expect(lineOf(types, 'redo')).toBe("'redo': never;");
    expect(lineOf(makeTextTypes(without), 'redo')).toBeUndefined();
  });
});
