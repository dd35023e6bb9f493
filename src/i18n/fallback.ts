// Build time only: fallback texts for incomplete languages, and the tags that mark them.
import { createRecord } from '../core/record.ts';
import { FALLBACK_LOCALE, LOCALE_FALLBACKS, LOCALES, type Locale } from './locale.ts';

/** The complete languages. */
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
 * Tags a text as written in another language: wraps it in private-use characters, which occur in no text of
 * the site, with the name of that language. `lang-attributes.ts` turns the tags into markup on pages and
 * removes them elsewhere.
 */
export const tagFallback = (locale: Locale, text: string): string => `\uE000${locale}\uE001${text}\uE002`;

/** Returns whether a text, or any text within an object, is tagged as written in another language. */
export const hasFallbackTag = (value: unknown): boolean => JSON.stringify(value).includes('\uE000');

/** Removes the tags from a text. */
export const stripFallbackTags = (text: string): string => text.replace(/\uE000\w+\uE001|\uE002/g, '');

/** Removes the tags from all texts within a JSON value. */
export const stripAllFallbackTags = <T>(value: T): T => JSON.parse(stripFallbackTags(JSON.stringify(value)));

/** Collects the fallback texts within an object, grouped by their language. */
export function groupFallbackTexts(value: unknown): Readonly<Record<string, readonly string[]>> {
  const fallbackTexts: (readonly [locale: string, text: string])[] = [];
  JSON.stringify(value, (_, one) => {
    const tagged = typeof one === 'string' ? /^\uE000(\w+)\uE001(.*)\uE002$/s.exec(one) : null;
    if (tagged?.[1] && tagged[2]) fallbackTexts.push([tagged[1], stripFallbackTags(tagged[2])]);
    return one;
  });
  const byLocale = [...Map.groupBy(fallbackTexts, ([locale]) => locale)];
  return Object.fromEntries(byLocale.map(([locale, texts]) => [locale, texts.map(([, text]) => text)]));
}

/**
 * Returns a value for each language. A language without its own value gets the tagged value of its first
 * fallback.
 */
export function fillLocales<T>(own: { readonly [L in Locale]?: T | undefined }): Readonly<Record<Locale, T>> {
  return createRecord(LOCALES, (locale) => {
    for (const source of getFallbackChain(locale)) {
      const value = own[source];
      if (value !== undefined) return source === locale ? value : tagAllTexts(source, value);
    }
    throw new Error(`Nobody says in ${locale} what ${JSON.stringify(own)} should`);
  });
}

function tagAllTexts<T>(locale: Locale, value: T): T {
  const tag = (_: string, one: unknown) => (typeof one === 'string' ? tagFallback(locale, one) : one);
  return JSON.parse(JSON.stringify(value), tag);
}
