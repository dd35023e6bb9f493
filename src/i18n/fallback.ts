// Build time only: fallback texts for incomplete languages.
import { createRecord } from '../core/record.ts';
import { FALLBACK_LOCALE, LOCALE_FALLBACKS, LOCALES, type Locale } from './locale.ts';

/** The languages in which no text is missing. */
export const COMPLETE_LOCALES: readonly Locale[] = LOCALES.filter((locale) => !LOCALE_FALLBACKS[locale]);

/**
 * Returns the fallback chain of a language: the language itself, then those that provide its missing texts,
 * in order.
 */
export function getFallbackChain(locale: Locale): readonly Locale[] {
  const chain = new Set<Locale>();
  for (let one: Locale | undefined = locale; one && !chain.has(one); one = LOCALE_FALLBACKS[one])
    chain.add(one);
  return [...(LOCALE_FALLBACKS[locale] ? chain.add(FALLBACK_LOCALE) : chain)];
}

/**
 * Returns a value for each language. A language without its own value gets that of its first fallback.
 * @throws {Error} if a complete language has no value
 */
export function fillLocales<T>(own: { readonly [L in Locale]?: T | undefined }): Readonly<Record<Locale, T>> {
  return createRecord(LOCALES, (locale) => {
    for (const source of getFallbackChain(locale)) {
      const value = own[source];
      if (value !== undefined) return value;
    }
    throw new Error(`Nobody says in ${locale} what ${JSON.stringify(own)} should`);
  });
}
