import type { KeyFacts, TextFiles } from 'yamen:texts';
import { LIST_CONJUNCTIONS, type Locale, RESULT_SEPARATORS } from './locale.ts';

/** The name of a text file: `content/ui/<locale>/<name>.json`, in the format of i18next (JSON v4). */
export type TextFile = keyof TextFiles;

/**
 * The texts of some files in one language. `{{name}}` is the placeholder of a fact; a key that depends on a
 * count has one entry per plural form, such as `points_few`.
 */
export type Texts<File extends TextFile> = { readonly [Entry in TextFiles[File]]: string };

/** The key of a text: an entry without its plural form. */
type KeyIn<Entry> = Entry extends `${infer Key}_other` ? Key : Entry;

/** The keys that a translator for some files accepts. */
type TextKey<File extends TextFile = TextFile> = KeyIn<TextFiles[File]> & keyof KeyFacts;

/** The facts argument of a key: absent if it needs none. For a union of keys, the facts of all of them. */
type FactsOf<Key extends keyof KeyFacts> = [KeyFacts[Key]] extends [never]
  ? []
  : [facts: { readonly [Name in KeyFacts[Key]]: Name extends 'count' ? number : string | number }];

/**
 * Translates a key: returns its text in one language with the facts inserted. `count` selects the plural
 * form. A translator for more files can be passed where one for fewer is expected.
 */
export interface Translator<in File extends TextFile> {
  <Key extends TextKey<File>>(key: Key, ...facts: FactsOf<Key>): string;
  /** Joins items into one phrase: `A, B and C`. */
  list(items: readonly string[]): string;
  /** Joins the numbers of a result: `5–4`. */
  result(numbers: readonly number[]): string;
}

/** The facts of any text. */
export type TextFacts = Readonly<Record<string, string | number>>;

/**
 * Makes a translator for some texts. `fixed` has texts that are shown as they are, instead of those of their
 * keys.
 */
export function createTranslator<File extends TextFile>(
  locale: Locale,
  texts: Texts<File>,
  fixed: Readonly<Record<string, string>> = {},
): Translator<File> {
  const read = createTextReader(locale, texts);
  return addListMethods(locale, (key: string, facts?: TextFacts) => getOwn(fixed, key) ?? read(key, facts));
}

/** Adds `list` and `result`, which join items in the given language, to a translation function. */
export function addListMethods<Translate extends (...args: never) => string>(
  locale: Locale,
  translate: Translate,
) {
  const list = (items: readonly string[]) =>
    items.slice(0, -1).join(', ') + (items.length > 1 ? LIST_CONJUNCTIONS[locale] : '') + items.slice(-1);
  const result = (numbers: readonly number[]) => numbers.join(RESULT_SEPARATORS[locale]);
  return Object.assign(translate, { list, result });
}

/**
 * Returns a small reader of the i18next format for islands and command-line tools; a test proves it equal to
 * i18next itself. It throws if a key has no text.
 */
export function createTextReader(locale: string, texts: Readonly<Record<string, string>>) {
  let plurals: Intl.PluralRules | undefined;
  const getPluralForm = (count: number) => {
    plurals ??= new Intl.PluralRules(locale); // created on first use: it takes a browser a millisecond
    return plurals.select(count);
  };
  return (key: string, facts: TextFacts = {}): string => {
    const { count } = facts;
    const form = typeof count === 'number' ? getOwn(texts, `${key}_${getPluralForm(count)}`) : undefined;
    const text = form ?? getOwn(texts, key);
    if (text === undefined) throw new Error(`No ${locale} text for ${key} ${JSON.stringify(facts)}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const fact = getOwn(facts, name);
      if (fact === undefined) throw new Error(`The ${locale} text ${key} lacks its fact ${name}`);
      return String(fact);
    });
  };
}

/** Returns an own property of `from`, not one inherited from `Object.prototype`. */
function getOwn<T>(from: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(from, key) ? from[key] : undefined;
}
