import type { KeyFacts, TextFiles } from 'yamen:texts';
import { LAST_JOINTS, type Locale } from './locale.ts';

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

/** A translator of those texts. */
export function makeTranslator<File extends TextFile>(locale: Locale, texts: Texts<File>): Translator<File> {
  return withLists(locale, makeReader(locale, texts));
}

/** What says texts, with what joins lists in that language. */
export function withLists<Says extends (...asked: never) => string>(locale: Locale, says: Says) {
  const list = (things: readonly string[]) =>
    things.slice(0, -1).join(', ') + (things.length > 1 ? LAST_JOINTS[locale] : '') + things.slice(-1);
  return Object.assign(says, { list });
}

/**
 * A small reader of i18next's format for islands and commands; a test proves it equal to i18next itself.
 * A key without a text is a mistake of ours and throws.
 */
export function makeReader(locale: string, texts: Readonly<Record<string, string>>) {
  let plurals: Intl.PluralRules | undefined;
  const formFor = (count: number) => {
    plurals ??= new Intl.PluralRules(locale); // takes a browser a millisecond: not before it is asked for
    return plurals.select(count);
  };
  return (key: string, facts: Facts = {}): string => {
    const { count } = facts;
    const form = typeof count === 'number' ? own(texts, `${key}_${formFor(count)}`) : undefined;
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
