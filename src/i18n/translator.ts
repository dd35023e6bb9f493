import type { KeyFacts, TextFiles } from 'yamen:texts';

/** A file of texts of one concern: `content/ui/<locale>/<name>.json`, in the format of i18next (JSON v4). */
export type TextFile = keyof TextFiles;

/**
 * Texts of one language, those of some files. `{{name}}` stands for a fact; a key that depends on a count has one entry
 * a plural form, such as `points_few`.
 */
export type Texts<File extends TextFile> = { readonly [Entry in TextFiles[File]]: string };

/** The key of a text: an entry without its plural form. */
type KeyIn<Entry> = Entry extends `${infer Key}_other` ? Key : Entry;

/** What a translator of some files can be asked for. */
type TextKey<File extends TextFile = TextFile> = KeyIn<TextFiles[File]> & keyof KeyFacts;

/** The facts of a sentence, none or all: of a key that may be one of several, those of each. */
type FactsOf<Key extends keyof KeyFacts> = [KeyFacts[Key]] extends [never]
  ? []
  : [facts: { readonly [Name in KeyFacts[Key]]: Name extends 'count' ? number : string | number }];

/**
 * Says the text of a key in one language, with its facts put in. `count` chooses the plural form. One for more files
 * serves where one for fewer is wanted.
 */
export interface Translator<in File extends TextFile> {
  <Key extends TextKey<File>>(key: Key, ...facts: FactsOf<Key>): string;
  /** Several things as one phrase: `A, B and C`. */
  list(things: readonly string[]): string;
}

/** Facts of any sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** What a browser takes milliseconds to make: not before it is asked for, and once a language. */
function onceIn<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const one = made.get(locale) ?? make(locale);
    made.set(locale, one);
    return one;
  };
}

const pluralsIn = onceIn((locale) => new Intl.PluralRules(locale));
/** Our English is British: no comma before the last `and`. */
const listsIn = onceIn((locale) => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale));

/** A translator of those texts. */
export function makeTranslator<File extends TextFile>(locale: string, texts: Texts<File>): Translator<File> {
  return withLists(locale, makeReader(locale, texts));
}

/** What says texts, with what joins lists in that language. No line ends after a word of one letter, such as the Polish `i`. */
export function withLists<Says extends (...asked: never) => string>(locale: string, says: Says) {
  const joint = (text: string) => text.replace(/^( \p{L}) $/u, '$1\u00a0');
  const list = (things: readonly string[]) =>
    listsIn(locale)
      .formatToParts(things)
      .map(({ type, value }) => (type === 'literal' ? joint(value) : value))
      .join('');
  return Object.assign(says, { list });
}

/**
 * A small reader of i18next's format for islands and commands; a test proves it equal to i18next itself.
 * A key without a text is a mistake of ours and throws.
 */
export function makeReader(locale: string, texts: Readonly<Record<string, string>>) {
  return (key: string, facts: Facts = {}): string => {
    const { count } = facts;
    const form =
      typeof count === 'number' ? own(texts, `${key}_${pluralsIn(locale).select(count)}`) : undefined;
    const text = form ?? own(texts, key);
    if (text === undefined) throw new Error(`No ${locale} text for ${key} ${JSON.stringify(facts)}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const fact = own(facts, name);
      if (fact === undefined) throw new Error(`The ${locale} text ${key} lacks its fact ${name}`);
      return String(fact);
    });
  };
}

/** A value that stands in `from` itself and not in what all objects inherit. */
function own<T>(from: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(from, key) ? from[key] : undefined;
}
