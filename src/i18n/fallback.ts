// Build time only: fallback texts for incomplete languages, and the markers that set them apart.
import { createRecord } from '../engine/record.ts';
import { FALLBACK_LOCALE, LOCALE_FALLBACKS, LOCALES, type Locale } from './locale.ts';

/** The complete languages. */
export const COMPLETE_LOCALES: readonly Locale[] = LOCALES.filter((locale) => !LOCALE_FALLBACKS[locale]);

/**
 * Returns the fallback chain of a language: the language itself, then those that provide its missing texts,
 * in order.
 */
export function getFallbackChain(locale: Locale): readonly Locale[] {
  const speakers = new Set<Locale>();
  for (let one: Locale | undefined = locale; one && !speakers.has(one); one = LOCALE_FALLBACKS[one])
    speakers.add(one);
  return [...(LOCALE_FALLBACKS[locale] ? speakers.add(FALLBACK_LOCALE) : speakers)];
}

/**
 * Marks a text as written in another language: wraps it in private-use characters, which occur in no text of
 * the site, with the name of that language. `langs.ts` turns the markers into markup on pages and removes
 * them elsewhere.
 */
export const tagFallback = (locale: Locale, text: string): string => `\uE000${locale}\uE001${text}\uE002`;

/** Returns whether a text, or any text within an object, is marked as written in another language. */
export const hasFallbackTag = (value: unknown): boolean => JSON.stringify(value).includes('\uE000');

/** Removes the markers from a text. */
export const stripFallbackTags = (text: string): string => text.replace(/\uE000\w+\uE001|\uE002/g, '');

/** Removes the markers from all texts within a JSON value. */
export const stripAllFallbackTags = <T>(value: T): T => JSON.parse(stripFallbackTags(JSON.stringify(value)));

/** Collects the fallback texts within an object, grouped by their language. */
export function groupFallbackTexts(value: unknown): Readonly<Record<string, readonly string[]>> {
  const lent: (readonly [speaker: string, text: string])[] = [];
  JSON.stringify(value, (_, one) => {
    const signed = typeof one === 'string' ? /^\uE000(\w+)\uE001(.*)\uE002$/s.exec(one) : null;
    if (signed?.[1] && signed[2]) lent.push([signed[1], stripFallbackTags(signed[2])]);
    return one;
  });
  const bySpeaker = [...Map.groupBy(lent, ([speaker]) => speaker)];
  return Object.fromEntries(bySpeaker.map(([speaker, texts]) => [speaker, texts.map(([, text]) => text)]));
}

/**
 * Returns a value for each language. A language without its own value gets the marked value of its first
 * fallback.
 */
export function fillLocales<T>(own: { readonly [L in Locale]?: T | undefined }): Readonly<Record<Locale, T>> {
  return createRecord(LOCALES, (locale) => {
    for (const speaker of getFallbackChain(locale)) {
      const said = own[speaker];
      if (said !== undefined) return speaker === locale ? said : foreignIn(speaker, said);
    }
    throw new Error(`Nobody says in ${locale} what ${JSON.stringify(own)} should`);
  });
}

function foreignIn<T>(locale: Locale, value: T): T {
  const signed = (_: string, one: unknown) => (typeof one === 'string' ? tagFallback(locale, one) : one);
  return JSON.parse(JSON.stringify(value), signed);
}
