import { LOCALES, type Locale } from '../../../i18n/locale.ts';

/** Lists the languages of a player aid: that of the page, then those that can be put beside it. */
export const listSheetLanguages = (locale: Locale): readonly Locale[] => [
  locale,
  ...LOCALES.filter((other) => other !== locale),
];

/**
 * Returns the attributes of an element in one language of a player aid. Elements in another language than
 * that of the page are visible while that language is chosen.
 */
export const makeLanguageAttributes = (locale: Locale, lang: Locale) =>
  lang === locale ? {} : { lang, 'data-in': lang };
