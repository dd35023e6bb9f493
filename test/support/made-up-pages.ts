import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { piecesOf } from './pieces.ts';

/** What no markup of the build can tell apart: what the browser draws, a drawing, a title. */
const UNMARKED = /<(astro-island|svg|title)\b[\s\S]*?<\/\1>/g;
/** No words of a text: what the language is called, the name in the code, a day, a space of a map. */
const NO_TEXT = /^(?:Čeština|Українська|Lietuvių|Yamen|\d+\. \p{L}+ \d{4}|[A-Z]\d*)$/u;
/** English writes the first vowel of a word bare, the made-up language never in a small one of four letters or more. */
const ENGLISH = /(?<![\p{L}/.#-])(?=\p{Ll}{4})[b-df-hj-np-tv-xz]*[aeiouy]\p{Ll}*/u;
/** What people and reviews are called in every language. */
const { people, sources } = readRulebook();
const NAMES = [
  ...Object.keys(people),
  ...sources
    .flatMap(({ data }) => Object.values(data))
    .flatMap((one) => ('review' in one ? [one.review] : [])),
];
const MADE_UP = /\p{L}*[áéíóúý]\p{L}*/iu;

/** Each page of the language, and those that hold all languages at once. */
function pagesOf(dist: string, code: string): readonly (readonly [name: string, html: string])[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && (name.startsWith(`${code}/`) || !/^[a-z]{2}\//.test(name)))
    .map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
}

/** Words in the markup of a page that pass for another language than theirs; of a text of both, if all of it has to be one's. */
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

/** The same of all pages as they were built. */
export function wronglyBuilt(dist: string, code: string): readonly string[] {
  return pagesOf(dist, code).flatMap(([name, html]) =>
    wrongWords(html.replaceAll(UNMARKED, ''), code, true).map((wrong) => `${name}: ${wrong}`),
  );
}

/** Pages of the language that do not name themselves in every language. */
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
