import { hash } from 'node:crypto';
import { groupBy } from '../../core/group-by.ts';
import { createRecord } from '../../core/record.ts';
import { COMPLETE_LOCALES } from '../../i18n/fallback.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import type { readRulebook } from '../files.ts';

type Book = ReturnType<typeof readRulebook>;

/**
 * A text with its translations, named `rules/huang/war/tie`, `ui/about/title`, `glossary/huang/bag`.
 */
export interface TranslatedText {
  readonly name: string;
  readonly in: Readonly<Record<Locale, unknown>>;
}

/** Texts of pages: by file (`about`), by language, by key. */
export type PageTextFiles = Readonly<
  Record<string, Readonly<Record<Locale, Readonly<Record<string, string>>>>>
>;

/** Lists all translated texts, in the order of the report. */
export function listTranslatedTexts(book: Book, pages: PageTextFiles): readonly TranslatedText[] {
  const { changes, chapters, courses, editions, examples, glossary, rulings, sheets } = book;
  const files = {
    ...{ changes, chapters, courses, editions, examples, glossary },
    ...{ 'related-games': book.relatedGames, rulings, sheets, lessons: book.exercises },
  };
  return [
    ...groupRules(book),
    ...Object.entries(files).flatMap(([folder, list]) =>
      list.map(({ id, data, source }) => ({
        name: `${folder}/${id}`,
        in: createRecord(LOCALES, (one) => collectOwnTexts(one, data, source)),
      })),
    ),
    ...Object.entries(pages).flatMap(([file, texts]) => listPageTexts(file, texts)),
  ];
}

function groupRules({ rules }: Book): readonly TranslatedText[] {
  return [...groupBy(rules, ({ id }) => id)].map(([id, all]) => ({
    name: `rules/${id}`,
    in: createRecord(LOCALES, (one) =>
      all.filter(({ locale }) => locale === one).map(({ data, body }) => [data.title, body]),
    ),
  }));
}

/** Removes the plural form from a key: all forms of a text count as one. */
const removePluralForm = (key: string) => key.replace(/_(one|few|many|other)$/, '');

function listPageTexts(file: string, texts: PageTextFiles[string]): readonly TranslatedText[] {
  const keys = new Set(LOCALES.flatMap((one) => Object.keys(texts[one]).map(removePluralForm)));
  return [...keys].map((key) => ({
    name: `ui/${file}/${key}`,
    in: createRecord(LOCALES, (one) =>
      Object.entries(texts[one]).filter(([own]) => removePluralForm(own) === key),
    ),
  }));
}

/** Collects the texts of one language from a file; none if it lacks one, for which `data` has a fallback. */
function collectOwnTexts(locale: Locale, data: unknown, source: unknown): readonly unknown[] {
  const texts = collectTexts(locale, data);
  return collectTexts(locale, source).length < texts.length ? [] : texts;
}

/** Collects the texts of one language from a value in which some fields have a text per language. */
function collectTexts(locale: Locale, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  const isText = COMPLETE_LOCALES.every((one) => fields.some(([key]) => key === one));
  return isText
    ? fields.filter(([key]) => key === locale)
    : fields.flatMap(([, field]) => collectTexts(locale, field));
}

/** The hash of a missing text. */
const NONE = '-';

/** Hashes a text. */
const hashText = (text: unknown) =>
  JSON.stringify(text) === '[]' ? NONE : hash('sha256', JSON.stringify(text)).slice(0, 6);
const hashLanguages = (text: TranslatedText) => LOCALES.map((locale) => hashText(text.in[locale]));

/**
 * Lists the texts that are stale in `locale`: another language has changed since all were last the same, and
 * `locale` has not.
 */
export function listStaleTexts(
  locale: Locale,
  texts: readonly TranslatedText[],
  level: Book['level'],
): readonly TranslatedText[] {
  const own = LOCALES.indexOf(locale);
  return texts.filter((text) => {
    const now = hashLanguages(text);
    const recorded = level[text.name]?.split(' ');
    const then = now.map((_, i) => recorded?.[i] ?? NONE);
    if (now[own] === NONE || ![NONE, now[own]].includes(then[own])) return false;
    return now.some((one, i) => i !== own && one !== then[i] && then[i] !== NONE);
  });
}

/** Lists the texts that are missing in a language, in whole or in part. */
export function listMissingTexts(
  locale: Locale,
  texts: readonly TranslatedText[],
): readonly TranslatedText[] {
  return texts.filter((text) => hashText(text.in[locale]) === NONE);
}

/**
 * Renders `content/level.yaml` with some more texts marked as current: those with one of these names, and
 * those whose name begins with one of them and a slash. Texts that no longer exist are left out.
 */
export function makeLevelFile(
  texts: readonly TranslatedText[],
  level: Book['level'],
  names: readonly string[],
): string {
  const isNow = ({ name }: TranslatedText) => names.some((one) => name === one || name.startsWith(`${one}/`));
  const lines = texts.flatMap((text) => {
    const hashes = isNow(text) ? hashLanguages(text).join(' ') : level[text.name];
    return hashes ? [`${text.name}: '${hashes}'`] : [];
  });
  return [HEAD, ...lines.sort(), ''].join('\n');
}

const HEAD = `# For each text, a hash of each language (${LOCALES.join(', ')}) from when a person last confirmed that all say the same.
# Written by \`npm run content -- --mark-current <name>\`; \`npm run content -- --stale pl\` lists what has changed since.`;
