import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';

const ROOT = fileURLToPath(new URL('../../dist', import.meta.url));
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

/** What the games' things are called in each language, in all forms, in small letters. */
const TERMS = filesIn(GLOSSARY, '.yaml').reduce<Record<Locale, Set<string>>>(
  (all, { text }) => {
    const term = parse(text) as Record<Locale, Names>;
    for (const locale of LOCALES) {
      const { term: name, forms = [], also = [] } = term[locale];
      for (const one of [name, ...forms, ...also]) all[locale].add(one.toLowerCase());
    }
    return all;
  },
  { de: new Set(), pl: new Set(), en: new Set() },
);

/** Words of a language that look like a term of another, and a heading that the German rulebook prints in English. */
const OWN: Readonly<Record<Locale, readonly string[]>> = {
  de: ['war', 'hand', 'pass', 'dragon', 'dynasty'],
  pl: ['figur', 'rang'],
  en: ['most'],
};
/** Letters that a language does not write; Lü Zhi is a name in all of them. */
const STRANGE: Readonly<Record<Locale, RegExp>> = {
  de: /[ąćęłńśźż]/iu,
  pl: /[äöß]|(?<!\bl)ü/iu,
  en: /[äößąćęłńśźż]|(?<!\bl)ü/iu,
};
const FOREIGN = new Map(
  LOCALES.map((locale) => {
    const others = LOCALES.filter((other) => other !== locale).flatMap((other) => [...TERMS[other]]);
    const words = others.filter((term) => !TERMS[locale].has(term) && !OWN[locale].includes(term));
    return [locale, new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'u')] as const;
  }),
);

/** Each piece of text with the language that it is in, as a screen reader would take it. */
function* piecesOf(html: string): Generator<readonly [lang: string, text: string]> {
  const shown = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const open: { readonly tag: string; readonly lang: string }[] = [];
  for (const [, end, tag = '', rest = '', text] of shown.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi)) {
    const lang = open.at(-1)?.lang ?? '';
    if (text !== undefined) yield [lang, text];
    else if (end) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at >= 0) open.length = at;
    } else if (!rest.endsWith('/') && !/^(meta|link|br|hr|img|input)$/.test(tag))
      open.push({ tag, lang: /\slang="?([\w-]+)/.exec(rest)?.[1] ?? lang });
  }
}

test('a word of another language says which', () => {
  const wrong = filesIn(ROOT, '.html').flatMap(({ name, text: html }) =>
    [...piecesOf(html)].flatMap(([lang, text]) => {
      const locale = LOCALES.find((one) => one === lang);
      if (!locale || /^\s*\/[\w/-]+\s*$/.test(text)) return []; // an address, as printed on paper, is in none
      const found = FOREIGN.get(locale)?.exec(text.toLowerCase()) ?? STRANGE[locale].exec(text);
      return found ? [`${name}, ${lang}: “${found[0]}” in ${text.trim().slice(0, 80)}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
