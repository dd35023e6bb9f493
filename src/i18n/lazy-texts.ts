import type { Locale } from './locale.ts';
import { makeTranslator, type Texts, type Translator } from './translator.ts';

/** Texts that a tool fetches when it first needs them, so that its page need not carry them. */
const FILES = import.meta.glob<Texts>(
  '../../content/ui/*/{hand-out,open,link,errors,huang-board,huang-referee-more,huang-referee-play,khan-board,chu-han-battle,rulings,search,shelf}.json',
  { import: 'default' },
);
type Name =
  | 'hand-out'
  | 'open'
  | 'link'
  | 'errors'
  | 'huang-board'
  | 'huang-referee-more'
  | 'huang-referee-play'
  | 'khan-board'
  | 'rulings'
  | 'search'
  | 'shelf'
  | 'chu-han-battle';

/** A translator for some of those files. */
export async function loadTexts(locale: Locale, ...names: readonly Name[]): Promise<Translator> {
  return makeTranslator(locale, await fetchTexts(locale, ...names));
}

/** The texts of some of those files, to be added to those that a page has. */
export async function fetchTexts(locale: Locale, ...names: readonly Name[]): Promise<Texts> {
  const files = names.map((name) => FILES[`../../content/ui/${locale}/${name}.json`]?.());
  return Object.assign({}, ...(await Promise.all(files)));
}
