// Build time only: the texts of pages in a language that is not whole yet.
import type { Locale } from './locale.ts';
import { foreign, speakersOf } from './stand-in.ts';
import { type FileTexts, keyOf } from './text-types.ts';

/** How much is counted to learn how a number of each form is said elsewhere: 1 before 0, fractions and millions last. */
const COUNTED = [...Array.from({ length: 200 }, (_, i) => i + 1), 0, 1.5, 1_000_000];

/** One file of texts as a language shows it: what it lacks is said by its speakers, and signed by them. */
export function wholeFile(locale: Locale, fileIn: (locale: Locale) => FileTexts): FileTexts {
  const [, ...others] = speakersOf(locale);
  const lent = others.map((other) => lentBy(other, fileIn(other), locale));
  return Object.assign({}, ...lent.reverse(), fileIn(locale));
}

/** All texts of one language to be shown in another, which counts by other forms: what is few in one is other in English. */
function lentBy(speaker: Locale, texts: FileTexts, locale: Locale): FileTexts {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([entry, text]) => {
      const key = keyOf(entry);
      const said = signed(speaker, text, locale);
      const own = forms.filter((form) => entry === `${key}_${formIn(speaker, form, locale)}`);
      return key === entry ? [[key, said]] : own.map((form) => [`${key}_${form}`, said]);
    }),
  );
}

/** The plural form by which a speaker says a number that has this one in a language. */
function formIn(speaker: Locale, form: Intl.LDMLPluralRule, locale: Locale): Intl.LDMLPluralRule {
  const rules = new Intl.PluralRules(locale);
  const count = COUNTED.find((one) => rules.select(one) === form);
  if (count === undefined) throw new Error(`No number has the form ${form} in ${locale}`);
  return new Intl.PluralRules(speaker).select(count);
}

/** A text lent by another language; its facts are the borrower's words. */
function signed(speaker: Locale, text: string, locale: Locale): string {
  return foreign(
    speaker,
    text.replace(/\{\{\w+\}\}/g, (fact) => foreign(locale, fact)),
  );
}
