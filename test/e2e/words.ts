import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { createTranslator, type TextFile } from '../../src/i18n/translator.ts';
import { readTextFile, readTexts } from '../support/content.ts';

/** Returns a translator for texts of pages in a language. */
export const wordsOf = <File extends TextFile>(locale: Locale, ...files: readonly File[]) =>
  createTranslator(locale, readTexts(locale, ...files));

/** Escapes a text for a regular expression; a space also matches a no-break space. */
export const literally = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');

/** Returns a text of a page as written, with its placeholders. Throws when there is no such key. */
function wordOf(locale: Locale, file: TextFile, key: string): string {
  const text = readTextFile(locale, file)[key];
  if (text === undefined) throw new Error(`No text ${key} in ${locale}/${file}.json`);
  return text;
}

/** Returns a pattern that matches any of these texts in any language. */
export const inAnyLanguage = (file: TextFile, ...keys: readonly string[]) =>
  new RegExp(
    `^(${LOCALES.flatMap((locale) => keys.map((key) => literally(wordOf(locale, file, key)))).join('|')})$`,
  );
