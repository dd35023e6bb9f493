// Build time only: fills the texts of an incomplete language from its fallbacks.

import { getFallbackChain, tagFallback } from './fallback.ts';
import type { Locale } from './locale.ts';
import { type FileTexts, stripPluralSuffix } from './text-types.ts';

/** Sample numbers to find one of each plural form: 1 before 0, fractions and millions last. */
const SAMPLE_NUMBERS = [...Array.from({ length: 200 }, (_, i) => i + 1), 0, 1.5, 1_000_000];

/**
 * Returns the texts of one file in a language, with the missing ones taken from its fallbacks and marked as
 * such.
 */
export function fillMissingTexts(locale: Locale, fileIn: (locale: Locale) => FileTexts): FileTexts {
  const [, ...others] = getFallbackChain(locale);
  const fallbacks = others.map((other) => fallbackTexts(other, fileIn(other), locale));
  return Object.assign({}, ...fallbacks.reverse(), fileIn(locale));
}

/**
 * Returns the texts of one language marked for use in another. Plural forms are mapped, because languages
 * differ in them: what is `few` in Polish is `other` in English.
 */
function fallbackTexts(speaker: Locale, texts: FileTexts, locale: Locale): FileTexts {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([entry, text]) => {
      const key = stripPluralSuffix(entry);
      const said = markFallback(speaker, text, locale);
      const own = forms.filter((form) => entry === `${key}_${formIn(speaker, form, locale)}`);
      return key === entry ? [[key, said]] : own.map((form) => [`${key}_${form}`, said]);
    }),
  );
}

/** Returns the plural form that the fallback language uses for a number that has `form` in `locale`. */
function formIn(speaker: Locale, form: Intl.LDMLPluralRule, locale: Locale): Intl.LDMLPluralRule {
  const rules = new Intl.PluralRules(locale);
  const count = SAMPLE_NUMBERS.find((one) => rules.select(one) === form);
  if (count === undefined) throw new Error(`No number has the form ${form} in ${locale}`);
  return new Intl.PluralRules(speaker).select(count);
}

/** Marks a fallback text; the facts within it stay in the language that borrows it. */
function markFallback(speaker: Locale, text: string, locale: Locale): string {
  return tagFallback(
    speaker,
    text.replace(/\{\{\w+\}\}/g, (fact) => tagFallback(locale, fact)),
  );
}
