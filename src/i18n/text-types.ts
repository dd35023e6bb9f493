/** The texts of one file, by their keys. */
export type FileTexts = Readonly<Record<string, string>>;
/** The texts of one language, by file name. */
export type LocaleTexts = Readonly<Record<string, FileTexts>>;

const FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * Makes the type declarations of the module `yamen:texts`: the keys of each file, and the facts that each key
 * needs. A key is included if all these languages have it, so a key that is missing in one language compiles
 * in none. Its facts are all that any language or plural form names.
 * @throws {Error} if a file is missing in a language, or if a key occurs in two files with different facts: a
 * translator finds a key by its name alone
 */
export function makeTextTypes(languages: readonly LocaleTexts[]): string {
  const names = [...new Set(languages.flatMap((language) => Object.keys(language)))];
  const files = names.map((file) => ({
    file,
    texts: languages.map((language) => requireTexts(file, language)),
  }));
  const entries = files.map(({ file, texts }) => `    '${file}': ${makeUnion(listSharedEntries(texts))};`);
  const facts = [...collectFacts(files)].map(([key, names]) => `    '${key}': ${names};`);
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

/** Returns the key of an entry: its name without the plural suffix. */
export function stripPluralSuffix(entry: string): string {
  return entry.replace(FORM, '');
}

function requireTexts(file: string, language: LocaleTexts): FileTexts {
  const texts = language[file];
  if (!texts) throw new Error(`content/ui: ${file}.json is not there in every language`);
  return texts;
}

/** Returns the entries that all languages have. Every language has the plural form `other`. */
function listSharedEntries(texts: readonly FileTexts[]): readonly string[] {
  const entries = [...new Set(texts.flatMap((own) => Object.keys(own)))];
  return entries.filter(
    (entry) =>
      texts.every((own) => Object.hasOwn(own, entry)) &&
      (stripPluralSuffix(entry) === entry || entry.endsWith('_other')),
  );
}

function collectFacts(
  files: readonly { readonly file: string; readonly texts: readonly FileTexts[] }[],
): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { file, texts } of files)
    for (const key of listSharedEntries(texts).map(stripPluralSuffix)) {
      const own = makeUnion(texts.flatMap((language) => listFacts(key, language)).toSorted());
      const other = known.get(key) ?? own;
      if (own !== other) throw new Error(`content/ui: ${key} needs ${own} in ${file} and ${other} elsewhere`);
      known.set(key, own);
    }
  return known;
}

/**
 * Returns the facts that a key needs in one language: those named in its text or plural forms, and `count` if
 * it has plural forms.
 */
function listFacts(key: string, texts: FileTexts): readonly string[] {
  const own = Object.entries(texts).filter(([entry]) => stripPluralSuffix(entry) === key);
  return own.flatMap(([entry, text]) => [
    ...(entry === key ? [] : ['count']),
    ...Array.from(text.matchAll(/(?<=\{\{)\w+(?=\}\})/g), ([name]) => name),
  ]);
}

function makeUnion(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `'${name}'`).join(' | ') || 'never';
}
