/** The texts of one file, by their keys. */
export type FileTexts = Readonly<Record<string, string>>;
/** The texts of one language, by the names of their files. */
export type LocaleTexts = Readonly<Record<string, FileTexts>>;

const FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * The module `yamen:texts`, types only: which texts each file has, and which facts each key needs. A text counts where
 * all these languages have it, so that a key that is missing in one compiles in none; its facts are all that any of them
 * or any plural form names.
 * @throws {Error} when a file is not there in every language, or a key of two files needs other facts in one of them: a
 * translator knows a key by its name alone
 */
export function makeTextTypes(languages: readonly LocaleTexts[]): string {
  const names = [...new Set(languages.flatMap((language) => Object.keys(language)))];
  const files = names.map((file) => ({ file, texts: languages.map((language) => textsIn(file, language)) }));
  const entries = files.map(({ file, texts }) => `    '${file}': ${unionOf(sharedEntries(texts))};`);
  const facts = [...factsOfAll(files)].map(([key, names]) => `    '${key}': ${names};`);
  return `// Made from content/ui by src/i18n/text-types.ts.
declare module 'yamen:texts' {
  /** The texts of each file; one with plural forms is named by its last. */
  export interface TextFiles {
${entries.join('\n')}
  }
  /** The names of the facts that each key needs. */
  export interface KeyFacts {
${facts.join('\n')}
  }
}
`;
}

/** The key of a text: that of a plural form is without the form. */
export function keyOf(entry: string): string {
  return entry.replace(FORM, '');
}

function textsIn(file: string, language: LocaleTexts): FileTexts {
  const texts = language[file];
  if (!texts) throw new Error(`content/ui: ${file}.json is not there in every language`);
  return texts;
}

/** What all languages have: `other` is the plural form of every language. */
function sharedEntries(texts: readonly FileTexts[]): readonly string[] {
  const entries = [...new Set(texts.flatMap((own) => Object.keys(own)))];
  return entries.filter(
    (entry) =>
      texts.every((own) => Object.hasOwn(own, entry)) && (keyOf(entry) === entry || entry.endsWith('_other')),
  );
}

function factsOfAll(
  files: readonly { readonly file: string; readonly texts: readonly FileTexts[] }[],
): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { file, texts } of files)
    for (const key of sharedEntries(texts).map(keyOf)) {
      const own = unionOf(texts.flatMap((language) => factsOf(key, language)).toSorted());
      const other = known.get(key) ?? own;
      if (own !== other) throw new Error(`content/ui: ${key} needs ${own} in ${file} and ${other} elsewhere`);
      known.set(key, own);
    }
  return known;
}

/** The facts that a key needs in one language: those that its text or plural forms name, and the count that chooses. */
function factsOf(key: string, texts: FileTexts): readonly string[] {
  const own = Object.entries(texts).filter(([entry]) => keyOf(entry) === key);
  return own.flatMap(([entry, text]) => [
    ...(entry === key ? [] : ['count']),
    ...Array.from(text.matchAll(/(?<=\{\{)\w+(?=\}\})/g), ([name]) => name),
  ]);
}

function unionOf(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `'${name}'`).join(' | ') || 'never';
}
