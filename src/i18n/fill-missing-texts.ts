// Build time only: fills the texts of an incomplete language from its fallbacks.

import { getFallbackChain } from './fallback.ts';
import type { Locale } from './locale.ts';
import { type FileTexts, stripPluralSuffix } from './text-types.ts';

/** Sample numbers to find one of each plural form: 1 before 0, fractions and millions last. */
const SAMPLE_NUMBERS = [...Array.from({ length: 200 }, (_, i) => i + 1), 0, 1.5, 1_000_000];

/** Returns the texts of one file in a language, with the missing ones taken from its fallbacks. */
export function fillMissingTexts(locale: Locale, readFile: (locale: Locale) => FileTexts): FileTexts {
  const [, ...others] = getFallbackChain(locale);
  const fallbacks = others.map((other) => mapPluralForms(other, readFile(other), locale));
  return Object.assign({}, ...fallbacks.reverse(), readFile(locale));
}

/**
 * Returns the texts of one language for use in another. Plural forms are mapped, because languages differ in
 * them: what is `few` in Polish is `other` in English.
 */
function mapPluralForms(source: Locale, texts: FileTexts, locale: Locale): FileTexts {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([entry, text]) => {
      const key = stripPluralSuffix(entry);
      const own = forms.filter((form) => entry === `${key}_${getSourceForm(source, form, locale)}`);
      return key === entry ? [[key, text]] : own.map((form) => [`${key}_${form}`, text]);
    }),
  );
}

/** Returns the plural form that the fallback language uses for a number that has `form` in `locale`. */
function getSourceForm(source: Locale, form: Intl.LDMLPluralRule, locale: Locale): Intl.LDMLPluralRule {
  const rules = new Intl.PluralRules(locale);
  const count = SAMPLE_NUMBERS.find((one) => rules.select(one) === form);
  if (count === undefined) throw new Error(`No number has the form ${form} in ${locale}`);
  return new Intl.PluralRules(source).select(count);
}
