import type { Locale } from './locale.ts';
import { makePagePath } from './paths.ts';
import { createTranslator, type Texts, type Translator } from './translator.ts';

/** Text files that a tool fetches when they are first needed, so that they are not part of its page. */
export const LAZY_TEXTS = [
  'home',
  'huang',
  'chu-han',
  'sharing',
  'install',
  'open',
  'link',
  'errors',
  'failure',
  'huang-steps',
  'huang-pieces',
  'lessons-more',
  'drills-more',
  'huang-conflict-more',
  'huang-replay',
  'chances',
  'huang-what-if',
  'huang-chances',
  'huang-photo',
  'huang-board-more',
  'huang-score',
  'huang-score-more',
  'chu-han-score-more',
  'huang-board-play',
  'khan',
  'khan-board',
  'khan-reading',
  'chu-han-steps',
  'chu-han-chances',
  'rulings',
  'saves',
  'search',
  'archive',
] as const;
export type LazyTextFile = (typeof LAZY_TEXTS)[number];

/** Fetches some lazy text files and returns a translator for them. */
export async function loadTranslator<File extends LazyTextFile>(
  locale: Locale,
  ...names: readonly File[]
): Promise<Translator<File>> {
  return createTranslator<File>(locale, await fetchTexts(locale, ...names));
}

/** Fetches some lazy text files and merges their texts into one object. */
export async function fetchTexts<File extends LazyTextFile>(
  locale: Locale,
  ...names: readonly File[]
): Promise<Texts<File>> {
  const files = await Promise.all(names.map((name) => fetchFile(makePagePath(locale, `texts/${name}.json`))));
  return Object.assign({}, ...files);
}

/**
 * Fetches one file and revalidates it with the server, because a cached file of another release may lack a
 * text. Each request starts in its own task: starting several at once blocks taps on a slow phone.
 */
async function fetchFile(path: string): Promise<object> {
  await new Promise((resolve) => setTimeout(resolve));
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.json();
}

/** Titles of games, chapters and rules by their ids: `huang`, `huang/war`, `huang/war/tie`. */
export type Titles = Readonly<Record<string, string>>;

/**
 * Fetches the titles of all parts of the rulebook. If this fails, the result is empty and links show rule ids
 * instead.
 */
export async function fetchTitles(locale: Locale): Promise<Titles> {
  try {
    return await (await fetch(makePagePath(locale, 'titles.json'))).json();
  } catch (error) {
    console.warn(error);
    return {};
  }
}
