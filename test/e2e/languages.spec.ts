import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { createRecord } from '../../src/core/record.ts';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { findBuiltSite } from '../support/built-site.ts';
import { piecesOf } from '../support/pieces.ts';

const ROOT = findBuiltSite();
const GLOSSARY = fileURLToPath(new URL('../../content/glossary', import.meta.url));

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

interface Names {
  readonly term: string;
  readonly forms?: readonly string[];
  readonly also?: readonly string[];
}

/** The names of the games' things in each language, in all forms, in lower case. */
const GLOSSARY_FILES = filesIn(GLOSSARY, '.yaml').map(
  ({ text }) => parse(text) as Partial<Record<Locale, Names>>,
);
const TERMS = createRecord(
  LOCALES,
  (locale) =>
    new Set(
      GLOSSARY_FILES.flatMap(({ [locale]: own }) =>
        own ? [own.term, ...(own.forms ?? []), ...(own.also ?? [])] : [],
      ).map((one) => one.toLowerCase()),
    ),
);

/**
 * Words of a language that look like a term of another one, and a heading that the German rulebook prints in
 * English.
 */
const OWN: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  de: ['war', 'hand', 'pass', 'dragon', 'dynasty'],
  pl: ['figur', 'rang'],
  en: ['most'],
};
/** Letters that a language does not use; Lü Zhi is a name in all languages. */
const STRANGE: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: /[ąćęłńśźż]/iu,
  pl: /[äöß]|(?<!\bl)ü/iu,
  en: /[äößąćęłńśźż]|(?<!\bl)ü/iu,
};
const FOREIGN = new Map(
  LOCALES.map((locale) => {
    const others = LOCALES.filter((other) => other !== locale).flatMap((other) => [...TERMS[other]]);
    const words = others.filter((term) => !TERMS[locale].has(term) && !OWN[locale]?.includes(term));
    return [locale, new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'u')] as const;
  }),
);

test('a word of another language says which', () => {
  const wrong = filesIn(ROOT, '.html').flatMap(({ name, text: html }) =>
    [...piecesOf(html)].flatMap(([lang, text]) => {
      const locale = COMPLETE_LOCALES.find((one) => one === lang);
      if (!locale || /^\s*\/[\w/-]+\s*$/.test(text)) return []; // an address, as printed on paper, is in none
      const found = FOREIGN.get(locale)?.exec(text.toLowerCase()) ?? STRANGE[locale]?.exec(text);
      return found ? [`${name}, ${lang}: “${found[0]}” in ${text.trim().slice(0, 80)}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
