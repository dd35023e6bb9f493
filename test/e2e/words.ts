import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { createTranslator, type TextFile } from '../../src/i18n/translator.ts';
import { readTextFile, readTexts } from '../support/content.ts';

/** What the pages say in a language. */
export const wordsOf = <File extends TextFile>(locale: Locale, ...files: readonly File[]) =>
  createTranslator(locale, readTexts(locale, ...files));

/** A text as part of a regular expression; a space may be one that does not break. */
export const literally = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s');

/** What is called so in whichever language the page is in. */
export const inAnyLanguage = (file: TextFile, ...keys: readonly string[]) =>
  new RegExp(
    `^(${LOCALES.flatMap((locale) => keys.map((key) => literally(readTextFile(locale, file)[key] ?? key))).join('|')})$`,
  );
