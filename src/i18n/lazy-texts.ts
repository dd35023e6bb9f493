import type { Locale } from './locale.ts';
import { makeTranslator, type Texts, type Translator } from './translator.ts';

/** Texts that a tool fetches when it first needs them, so that its page need not carry them. */
const FILES = import.meta.glob<Texts>('../../content/ui/*/{hand-out,open,link,errors}.json', {
  import: 'default',
});

/** A translator for some of those files. */
export async function loadTexts(
  locale: Locale,
  ...names: readonly ('hand-out' | 'open' | 'link' | 'errors')[]
): Promise<Translator> {
  const files = names.map((name) => FILES[`../../content/ui/${locale}/${name}.json`]?.());
  const texts: Texts = Object.assign({}, ...(await Promise.all(files)));
  return makeTranslator(locale, texts);
}
