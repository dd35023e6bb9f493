import { hash } from 'node:crypto';
import { COMPLETE_LOCALES } from '../../i18n/fallback.ts';
import { LOCALES } from '../../i18n/locale.ts';
import type { readRulebook } from '../files.ts';
import { listRelatedSentences } from '../related-game.ts';
import { listSheetLines } from '../sheet.ts';

const INCOMPLETE_LOCALES: ReadonlySet<string> = new Set(
  LOCALES.filter((one) => !COMPLETE_LOCALES.includes(one)),
);

type Book = ReturnType<typeof readRulebook>;

/**
 * A text that repeats rules: its name (`glossary/huang/bag`), its content in all languages, and these rules.
 */
export interface DerivedText {
  readonly name: string;
  readonly says: unknown;
  readonly rules: readonly string[];
}

/** Reads the texts of a file (`chu-han-cards`) in each language, by key. */
export type PageTextReader = (file: string) => readonly Readonly<Record<string, string>>[];

/**
 * Lists all texts that repeat rules: glossary, notes, examples, comparisons, player aids and hints of pages.
 */
export function listDerivedTexts(book: Book, readTexts: PageTextReader): readonly DerivedText[] {
  const { glossary, editions, rulings, examples, relatedGames, sheets, restates } = book;
  const files = Object.entries({ glossary, editions, rulings, examples }).flatMap(([folder, list]) =>
    list.map(({ id, data }) => ({ name: `${folder}/${id}`, says: data, rules: data.rules })),
  );
  const lines = relatedGames.flatMap(({ id, data }) =>
    listRelatedSentences(data).map((says, i) => ({
      name: `related-games/${id}/${i + 1}`,
      says,
      rules: says.rules,
    })),
  );
  const aids = sheets.flatMap(({ id, data }) =>
    listSheetLines(data).map(({ name, line }) => ({
      name: `sheets/${id}/${name}`,
      says: line,
      rules: line.rules,
    })),
  );
  const hints = restates.flatMap(({ id, data }) => listHints(id, data, readTexts(id)));
  return [...files, ...lines, ...aids, ...hints];
}

/** Lists texts of a page by the beginning of their keys: `ji-bu` stands for `ji-bu-what` and `ji-bu-not`. */
function listHints(
  file: string,
  beginnings: Readonly<Record<string, readonly string[]>>,
  texts: readonly Readonly<Record<string, string>>[],
): readonly DerivedText[] {
  return Object.entries(beginnings).map(([beginning, rules]) => {
    const says = texts.map((own) => Object.entries(own).filter(([key]) => beginsWith(key, beginning)));
    if (says.some((own) => own.length === 0))
      throw new Error(`content/restates/${file}.yaml names ${beginning}, but no text starts with it`);
    return { name: `ui/${file}/${beginning}`, says, rules };
  });
}

/** Whether a key is a beginning, a plural form of it, or begins with its words. */
function beginsWith(key: string, beginning: string): boolean {
  return key === beginning || key.startsWith(`${beginning}-`) || key.startsWith(`${beginning}_`);
}

/**
 * Hashes a text together with the rules that it repeats, so that a change of either changes the hash.
 * Languages that are not complete yet are left out.
 */
function hashText({ says, rules }: DerivedText, book: Book): string {
  const bodies = book.rules
    .filter(({ id, locale }) => rules.includes(id) && COMPLETE_LOCALES.includes(locale))
    .map(({ locale, id, data, body }) => [locale, id, data.title, body]);
  const text = JSON.stringify([says, bodies], (key, one) => (INCOMPLETE_LOCALES.has(key) ? undefined : one));
  return hash('sha256', text).slice(0, 12);
}

/** Lists the texts that have not been reviewed since they or one of their rules changed. */
export function listUnreviewedTexts(book: Book, texts: readonly DerivedText[]): readonly DerivedText[] {
  return texts.filter((one) => book.compared[one.name] !== hashText(one, book));
}

/** Lists the entries of `content/compared.yaml` whose text no longer exists. */
export function listObsoleteReviews(book: Book, texts: readonly DerivedText[]): readonly string[] {
  const names = new Set(texts.map(({ name }) => name));
  return Object.keys(book.compared)
    .filter((name) => !names.has(name))
    .map((name) => `content/compared.yaml: ${name} no longer exists`);
}

/**
 * Renders `content/compared.yaml` with some more texts marked as reviewed. Texts that no longer exist are
 * left out.
 */
export function makeReviewedFile(
  book: Book,
  texts: readonly DerivedText[],
  names: readonly string[],
): string {
  const isNow = ({ name }: DerivedText) => names.some((one) => name === one || name.startsWith(`${one}/`));
  const lines = texts.flatMap((one) => {
    const reviewed = isNow(one) ? hashText(one, book) : book.compared[one.name];
    return reviewed ? [`${one.name}: '${reviewed}'`] : [];
  });
  return [HEAD, ...lines.sort(), ''].join('\n');
}

const HEAD = `# For each text that repeats rules, a hash of both from when a person last compared it with print and with these rules.
# Written by \`npm run content -- --mark-reviewed <name>\`; \`npm run content -- --unreviewed\` lists what has changed since.`;
