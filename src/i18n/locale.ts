/** The languages of the site. */
export const LOCALES = ['de', 'pl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The name of each language in that language. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  pl: 'Polski',
  en: 'English',
};

/**
 * The conjunction before the last item of a list. The browser’s `Intl.ListFormat` would give the same, but
 * takes 15 ms to create, which delays a frame. The no-break space keeps a one-letter word from ending a line.
 */
export const LIST_CONJUNCTIONS: Readonly<Record<Locale, string>> = {
  de: ' und ',
  pl: ' i\u00a0',
  en: ' and ',
};

/** What stands between the numbers of a result, such as the strengths of two sides. */
export const RESULT_SEPARATORS: Readonly<Record<Locale, string>> = {
  de: '\u00a0:\u00a0',
  pl: ':',
  en: '–',
};

/** The language for readers who prefer none of the site’s languages. */
export const FALLBACK_LOCALE: Locale = 'en';

/**
 * Incomplete languages, each with the language that provides its missing texts; English provides what is
 * still missing. Any other missing text fails the build.
 */
export const LOCALE_FALLBACKS: Readonly<Partial<Record<Locale, Locale>>> = {};

/** Whether a value is the code of one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * Returns the locale with this name.
 * @throws {Error} if the site has no such language
 */
export function toLocale(name: string): Locale {
  if (!isLocale(name)) throw new Error(`No language of ours: ${name}`);
  return name;
}

/**
 * Returns the first supported language among the preferred language tags of a reader, such as `['pl-PL',
 * 'de']`.
 */
export function matchLocale(preferred: readonly string[]): Locale {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? FALLBACK_LOCALE;
}
