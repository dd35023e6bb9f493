// Build time only: i18next with the texts of all languages. Islands get their texts as a prop and read them
// with translator.ts.
import i18next from 'i18next';
import { createRecord } from '../core/record.ts';
import { fillMissingTexts } from './fill-missing-texts.ts';
import { LOCALES, type Locale } from './locale.ts';
import { type FileTexts, type LocaleTexts, stripPluralSuffix } from './text-types.ts';
import { addListMethods, type TextFacts, type TextFile, type Texts, type Translator } from './translator.ts';

const files = import.meta.glob<FileTexts>('../../content/ui/*/*.json', { eager: true, import: 'default' });
const ownTexts: Record<string, LocaleTexts> = {};
for (const [path, texts] of Object.entries(files)) {
  const [name, locale] = path
    .replace(/\.json$/, '')
    .split('/')
    .toReversed();
  if (!locale || !name) throw new Error(`Texts at an unexpected place: ${path}`);
  ownTexts[locale] = { ...ownTexts[locale], [name]: normaliseTexts(texts) };
}
const resources: Record<Locale, LocaleTexts> = createRecord(LOCALES, (locale) =>
  createRecord(listFileNames(), (name) => fillMissingTexts(locale, (one) => ownTexts[one]?.[name] ?? {})),
);
for (const [locale, own] of Object.entries(resources))
  for (const [name, texts] of Object.entries(own))
    for (const key of listKeys(texts))
      for (const other of LOCALES)
        if (!listKeys(getFileTexts(other, name)).has(key))
          throw new Error(`content/ui/${other}/${name}.json lacks ${key}, which ${locale} has`);

const i18n = i18next.createInstance();
await i18n.init({
  resources,
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'site',
  interpolation: { escapeValue: false },
  returnNull: false,
  saveMissing: true,
  parseMissingKeyHandler: (key) => {
    throw new Error(`No text for ${key}`);
  },
  missingInterpolationHandler: (text, [placeholder]) => {
    throw new Error(`No fact for ${placeholder} of “${text}”`);
  },
});

/**
 * Returns a full i18next translator for some text files in one language. A missing text or fact fails the build.
 * @throws {Error} if two of the files have the same key
 */
export function getTranslator<File extends TextFile>(
  locale: Locale,
  ...files: readonly File[]
): Translator<File> {
  const t = i18n.getFixedT(locale, files);
  listDistinctFiles(locale, files); // only for its check: i18next would take the first of two equal keys
  return addListMethods(locale, (key: string, facts?: TextFacts) => t(key, { ...facts }));
}

/**
 * Returns the text for a key that is named by content, such as the file name of a ruling. Such a key cannot
 * be type-checked.
 */
export function getTextByKey(locale: Locale, file: TextFile, key: string): string {
  return i18n.getFixedT(locale, file)(key);
}

/**
 * Returns the texts of some files in one language, as a plain prop for an island.
 * @throws {Error} if two of the files have the same key
 */
export function getIslandTexts<File extends TextFile>(
  locale: Locale,
  ...names: readonly File[]
): Texts<File> {
  return Object.assign({}, ...listDistinctFiles(locale, names));
}

/** Returns the texts of some files. @throws {Error} if two of them have the same key */
function listDistinctFiles(locale: Locale, names: readonly TextFile[]): readonly FileTexts[] {
  const files = names.map((name) => getFileTexts(locale, name));
  const keys = files.flatMap(Object.keys);
  if (new Set(keys).size < keys.length) throw new Error(`Two of ${names} share a key`);
  return files;
}

/** Normalizes texts to Unicode NFC, because some editors write a letter and its accent as two characters. */
function normaliseTexts(texts: FileTexts): FileTexts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.normalize('NFC')]));
}

/** Returns the keys of texts without plural suffixes, because languages differ in their plural forms. */
function listKeys(texts: FileTexts): ReadonlySet<string> {
  return new Set(Object.keys(texts).map(stripPluralSuffix));
}

function listFileNames(): readonly string[] {
  return [...new Set(Object.values(ownTexts).flatMap(Object.keys))];
}

function getFileTexts(locale: Locale, name: string): FileTexts {
  const texts = resources[locale][name];
  if (!texts) throw new Error(`No texts ${name} in ${locale}`);
  return texts;
}
