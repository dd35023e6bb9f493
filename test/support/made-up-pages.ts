import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { piecesOf } from './pieces.ts';

/** Parts of a page in which the build cannot mark languages: islands, drawings, titles. */
const UNMARKED = /<(astro-island|svg|title)\b[\s\S]*?<\/\1>/g;
/** Not translated: the names of languages, the name of the app, dates, coordinates. */
const NO_TEXT = /^(?:Čeština|Українська|Lietuvių|Yamen|\d+\. \p{L}+ \d{4}|[A-Z]\d*)$/u;
/** Matches an English word: lower case, four letters or more, without an accent on its first vowel. */
const ENGLISH = /(?<![\p{L}/.#-])(?=\p{Ll}{4})[b-df-hj-np-tv-xz]*[aeiouy]\p{Ll}*/u;
/** Names of people and sources, which are the same in every language. */
const { people, sources } = readRulebook();
const NAMES = [
  ...Object.keys(people),
  ...sources
    .flatMap(({ data }) => Object.values(data))
    .flatMap((one) => ('review' in one ? [one.review] : [])),
];
const MADE_UP = /\p{L}*[áéíóúý]\p{L}*/iu;

/** Lists the pages of the language, and those for all languages. */
function pagesOf(dist: string, code: string): readonly (readonly [name: string, html: string])[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && (name.startsWith(`${code}/`) || !/^[a-z]{2}\//.test(name)))
    .map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
}

/** Lists words on a page with the wrong `lang`. With `isStrict`, a text must not mix both languages. */
function wrongWords(html: string, code: string, isStrict: boolean): readonly string[] {
  return [...piecesOf(html)].flatMap(([lang, piece]) => {
    const text = NAMES.reduce(
      (rest, name) => rest.replaceAll(name, ' '),
      piece.replace(/&\w+;/g, ' '),
    ).trim();
    const [english, madeUp] = [ENGLISH.exec(text), MADE_UP.exec(text)];
    const wrong = lang === 'en' ? madeUp : lang === code && (isStrict || !madeUp) ? english : null;
    return wrong && !NO_TEXT.test(text) && (isStrict || !english || !madeUp)
      ? [`${lang}: ${wrong[0]} in “${text.slice(0, 80)}”`]
      : [];
  });
}

/** Lists such words on all built pages. */
export function wronglyBuilt(dist: string, code: string): readonly string[] {
  return pagesOf(dist, code).flatMap(([name, html]) =>
    wrongWords(html.replaceAll(UNMARKED, ''), code, true).map((wrong) => `${name}: ${wrong}`),
  );
}

/** Lists pages of the language without links to all their translations. */
export function withoutOthers(dist: string, code: string, site: string): readonly string[] {
  const own = pagesOf(dist, code).filter(([name]) => name.startsWith(`${code}/`));
  return own.flatMap(([name, html]) => {
    const page = name.slice(code.length).replace(/index\.html$/, '');
    const others = [...LOCALES, code].map((one) => `hreflang="${one}" href="${site}/${one}${page}"`);
    return [`<html lang="${code}"`, ...others].flatMap((one) =>
      html.includes(one) ? [] : [`${name}: ${one}`],
    );
  });
}
