// Build time only: what a language that is not whole yet shows in its place, and how that is told from its own words.
import { recordOf } from '../engine/record.ts';
import { FALLBACK_LOCALE, LOCALES, type Locale, SAID_BY } from './locale.ts';

/** The languages that lack nothing. */
export const WHOLE: readonly Locale[] = LOCALES.filter((locale) => !SAID_BY[locale]);

/** Who says the texts of a language: itself, and what it lacks the others, in this order. */
export function speakersOf(locale: Locale): readonly Locale[] {
  const speakers = new Set<Locale>();
  for (let one: Locale | undefined = locale; one && !speakers.has(one); one = SAID_BY[one]) speakers.add(one);
  return [...(SAID_BY[locale] ? speakers.add(FALLBACK_LOCALE) : speakers)];
}

/**
 * A text in the words of another language: between signs of the private use area, which no text of ours has, and with
 * that language's name. It goes wherever texts go; `langs.ts` makes markup of the signs on pages, and takes them away
 * elsewhere.
 */
export const foreign = (locale: Locale, text: string): string => `\uE000${locale}\uE001${text}\uE002`;

/** Whether a text, or any within an object, is in the words of another language than the rest. */
export const isForeign = (value: unknown): boolean => JSON.stringify(value).includes('\uE000');

/** A text without those signs. */
export const plain = (text: string): string => text.replace(/\uE000\w+\uE001|\uE002/g, '');

/** The same of all texts within what can be written as JSON. */
export const plainIn = <T>(value: T): T => JSON.parse(plain(JSON.stringify(value)));

/** The texts of others within an object, by who says them. */
export function lentIn(value: unknown): Readonly<Record<string, readonly string[]>> {
  const lent: (readonly [speaker: string, text: string])[] = [];
  JSON.stringify(value, (_, one) => {
    const signed = typeof one === 'string' ? /^\uE000(\w+)\uE001(.*)\uE002$/s.exec(one) : null;
    if (signed?.[1] && signed[2]) lent.push([signed[1], plain(signed[2])]);
    return one;
  });
  const bySpeaker = [...Map.groupBy(lent, ([speaker]) => speaker)];
  return Object.fromEntries(bySpeaker.map(([speaker, texts]) => [speaker, texts.map(([, text]) => text)]));
}

/** A thing that each language says, of which some lack theirs: theirs is what their speakers say. */
export function inEach<T>(own: { readonly [L in Locale]?: T | undefined }): Readonly<Record<Locale, T>> {
  return recordOf(LOCALES, (locale) => {
    for (const speaker of speakersOf(locale)) {
      const said = own[speaker];
      if (said !== undefined) return speaker === locale ? said : foreignIn(speaker, said);
    }
    throw new Error(`Nobody says in ${locale} what ${JSON.stringify(own)} should`);
  });
}

function foreignIn<T>(locale: Locale, value: T): T {
  const signed = (_: string, one: unknown) => (typeof one === 'string' ? foreign(locale, one) : one);
  return JSON.parse(JSON.stringify(value), signed);
}
