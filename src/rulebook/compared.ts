import { createHash } from 'node:crypto';
import { LOCALES } from '../i18n/locale.ts';
import { WHOLE } from '../i18n/stand-in.ts';
import type { readRulebook } from './files.ts';

const SAID_BY_OTHERS: ReadonlySet<string> = new Set(LOCALES.filter((one) => !WHOLE.includes(one)));

type Book = ReturnType<typeof readRulebook>;

/** A text that says again what rules say: `glossary/huang/bag`, all that it says, and those rules. */
export interface Restated {
  readonly name: string;
  readonly says: unknown;
  readonly rules: readonly string[];
}

/** Texts of pages in every language: `chu-han-cards`, its keys and what they say. */
export type PageTexts = (file: string) => readonly Readonly<Record<string, string>>[];

/** Everything beside the rules that is published about a game, with the rules that it restates. */
export function restatedIn(book: Book, textsOf: PageTexts): readonly Restated[] {
  const { glossary, editions, rulings, examples, kindred } = book;
  const files = Object.entries({ glossary, editions, rulings, examples }).flatMap(([folder, list]) =>
    list.map(({ id, data }) => ({ name: `${folder}/${id}`, says: data, rules: data.rules })),
  );
  const lines = kindred.flatMap(({ id, data }) =>
    data.lines.map((says, i) => ({ name: `kindred/${id}/${i + 1}`, says, rules: says.rules })),
  );
  return [...files, ...lines, ...book.restates.flatMap(({ id, data }) => hintsOf(id, data, textsOf(id)))];
}

/** The texts of a page that begin alike: `ji-bu`, of which there are `ji-bu-what`, `ji-bu-not`. */
function hintsOf(
  file: string,
  beginnings: Readonly<Record<string, readonly string[]>>,
  texts: readonly Readonly<Record<string, string>>[],
): readonly Restated[] {
  return Object.entries(beginnings).map(([beginning, rules]) => {
    const says = texts.map((own) =>
      Object.entries(own).filter(([key]) => key === beginning || key.startsWith(`${beginning}-`)),
    );
    if (says.some((own) => own.length === 0))
      throw new Error(`content/restates/${file}.yaml names ${beginning}, with which no text begins`);
    return { name: `ui/${file}/${beginning}`, says, rules };
  });
}

/**
 * What stands in a text and in the rules that it restates, as one short sign: another one when any word of them changes,
 * but for languages that are still being translated.
 */
function signOf({ says, rules }: Restated, book: Book): string {
  const bodies = book.rules
    .filter(({ id, locale }) => rules.includes(id) && WHOLE.includes(locale))
    .map(({ locale, id, data, body }) => [locale, id, data.title, body]);
  return createHash('sha256')
    .update(JSON.stringify([says, bodies], (key, one) => (SAID_BY_OTHERS.has(key) ? undefined : one)))
    .digest('hex')
    .slice(0, 12);
}

/** The texts that nobody has compared with their rules since one of them changed. */
export function uncompared(book: Book, restated: readonly Restated[]): readonly Restated[] {
  return restated.filter((one) => book.compared[one.name] !== signOf(one, book));
}

/** What is remembered as compared and is no longer there. */
export function forgotten(book: Book, restated: readonly Restated[]): readonly string[] {
  const names = new Set(restated.map(({ name }) => name));
  return Object.keys(book.compared)
    .filter((name) => !names.has(name))
    .map((name) => `content/compared.yaml: ${name} is not there any more`);
}

/** `content/compared.yaml` once some more texts have been compared; what is gone is left out. */
export function comparedAlso(book: Book, restated: readonly Restated[], names: readonly string[]): string {
  const isNow = ({ name }: Restated) => names.some((one) => name === one || name.startsWith(`${one}/`));
  const lines = restated.flatMap((one) => {
    const sign = isNow(one) ? signOf(one, book) : book.compared[one.name];
    return sign ? [`${one.name}: '${sign}'`] : [];
  });
  return [HEAD, ...lines.sort(), ''].join('\n');
}

const HEAD = `# For each text that repeats rules, a hash of both from when a person last compared it with print and with these rules.
# Written by \`npm run content -- --mark-reviewed <name>\`; \`npm run content -- --unreviewed\` lists what has changed since.`;
