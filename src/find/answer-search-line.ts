import { GAME_IDS } from '../games/tool-manifest.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { findMultilingualHits } from '../search/multilingual-hits.ts';
import type { SearchIndex } from '../search/open-search-index.ts';
import { selectShownHits } from '../search/shown-hits.ts';

/** A query in a language, optionally on the pages of a game. */
interface SearchLine {
  readonly lang: Locale;
  readonly query: string;
  readonly game: string | undefined;
}

/** A fault in a line of input; its message is the answer. */
class LineError extends Error {}

const KEYS = ['lang', 'query', 'game'];

/**
 * Answers one line of input with one line of JSON: the ids of what the search box shows, from top to bottom,
 * or what is wrong with the line. Never throws.
 */
export function answerSearchLine(line: string, indices: ReadonlyMap<Locale, SearchIndex>): string {
  try {
    return `${JSON.stringify({ hits: listHits(parseLine(line), indices) })}\n`;
  } catch (error) {
    const isOurs = !(error instanceof LineError);
    if (isOurs) console.error(error);
    const message = isOurs ? 'The search failed; standard error has the details.' : error.message;
    return `${JSON.stringify({ error: message })}\n`;
  }
}

/** Returns the ids of what the search box shows once the indices of the other languages are loaded. */
function listHits(
  { lang, query, game }: SearchLine,
  indices: ReadonlyMap<Locale, SearchIndex>,
): readonly string[] {
  const own = indices.get(lang);
  if (!own) throw new Error(`No index in ${lang}`);
  const others = LOCALES.flatMap((locale) => (locale === lang ? [] : (indices.get(locale) ?? [])));
  const { shortHits, rules } = selectShownHits(findMultilingualHits(own, others, query), game, lang);
  return [...shortHits, ...rules].map(({ entry }) => entry.id);
}

/** Parses a line. @throws {LineError} if it is not a query */
function parseLine(line: string): SearchLine {
  const fields = parseObject(line);
  const unknown = Object.keys(fields).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    throw new LineError(
      `Unknown key "${unknown}". A query has the keys "lang", "query" and optionally "game".`,
    );
  const { query, game } = fields;
  if (typeof query !== 'string') throw new LineError('"query" must be a string.');
  return {
    lang: parseOption(LOCALES, 'lang', fields['lang']),
    query: query.replace(/[\r\n]/g, ''), // as a single-line input does
    game: game === undefined ? undefined : parseOption(GAME_IDS, 'game', game),
  };
}

function parseObject(line: string): { readonly [key: string]: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    throw new LineError('The line is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LineError('The line is not a JSON object.');
  return Object.fromEntries(Object.entries(value));
}

function parseOption<Option extends string>(options: readonly Option[], key: string, value: unknown): Option {
  const chosen = options.find((option) => option === value);
  if (chosen === undefined) throw new LineError(`"${key}" must be one of ${options.join(', ')}.`);
  return chosen;
}
