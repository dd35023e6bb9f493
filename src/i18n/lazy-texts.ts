import type { Locale } from './locale.ts';
import { pathOf } from './paths.ts';
import { makeTranslator, type Texts, type Translator } from './translator.ts';

/** Texts that a tool fetches when it first needs them, so that its page need not carry them. */
export const LAZY_TEXTS = [
  'sharing',
  'install',
  'open',
  'link',
  'errors',
  'failure',
  'huang-board',
  'huang-pieces',
  'lessons-more',
  'drills-more',
  'huang-conflict-more',
  'huang-film',
  'chances',
  'huang-odds',
  'huang-unseen',
  'huang-photo',
  'huang-referee-more',
  'huang-score',
  'huang-score-more',
  'chu-han-score-more',
  'huang-referee-play',
  'khan-board',
  'chu-han-battle',
  'chu-han-chances',
  'rulings',
  'saves',
  'search',
  'archive',
] as const;
export type LazyFile = (typeof LAZY_TEXTS)[number];

/** A translator for some of those files. */
export async function loadTexts<File extends LazyFile>(
  locale: Locale,
  ...names: readonly File[]
): Promise<Translator<File>> {
  return makeTranslator<File>(locale, await fetchTexts(locale, ...names));
}

/** The texts of some of those files, to be added to those that a page has. */
export async function fetchTexts<File extends LazyFile>(
  locale: Locale,
  ...names: readonly File[]
): Promise<Texts<File>> {
  const files = await Promise.all(names.map((name) => fetchFile(pathOf(locale, `texts/${name}.json`))));
  return Object.assign({}, ...files);
}

/**
 * Asks anew whether the file is still the same: one of another release may lack a text. Each in a task of its own: to ask
 * for several at once holds up taps on a slow phone.
 */
async function fetchFile(path: string): Promise<object> {
  await new Promise((goOn) => setTimeout(goOn));
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.json();
}

/** What games, chapters and rules are called: `huang`, `huang/war`, `huang/war/tie`. */
export type Titles = Readonly<Record<string, string>>;

/** What all parts of the rulebook are called. Nothing has a name where that fails: a link says the rule's address. */
export async function fetchTitles(locale: Locale): Promise<Titles> {
  try {
    return await (await fetch(pathOf(locale, 'titles.json'))).json();
  } catch (error) {
    console.warn(error);
    return {};
  }
}
