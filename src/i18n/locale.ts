/** The languages of the site. */
export const LOCALES = ['de', 'pl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language's name in itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  pl: 'Polski',
  en: 'English',
};

/**
 * What stands before the last of several things. A browser’s own `Intl.ListFormat` says the same, and takes 15 ms to be
 * made, a whole frame, where the first list may be a verdict. No line ends after a word of one letter.
 */
export const LAST_JOINTS: Readonly<Record<Locale, string>> = {
  de: ' und ',
  pl: ' i\u00a0',
  en: ' and ',
};

/** The language shown to a person who wants none of ours. */
export const FALLBACK_LOCALE: Locale = 'en';

/**
 * Languages that are not whole yet, each with the one that says what it lacks; what that one lacks, too, English says.
 * Whatever any other language lacks stops the build.
 */
export const SAID_BY: Readonly<Partial<Record<Locale, Locale>>> = {};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language of this name. @throws {Error} if it is none of ours */
export function localeNamed(name: string): Locale {
  if (!isLocale(name)) throw new Error(`No language of ours: ${name}`);
  return name;
}

/** The first of ours among the languages that a person wants, such as `['pl-PL', 'de']`, best first. */
export function localeFor(wanted: readonly string[]): Locale {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? FALLBACK_LOCALE;
}
