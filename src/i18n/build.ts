// Build time only: i18next with all languages. Islands get their texts as a prop and read them with translator.ts.
import i18next from 'i18next';
import { recordOf } from '../engine/record.ts';
import { LOCALES, type Locale } from './locale.ts';
import { type FileTexts, keyOf, type LocaleTexts } from './text-types.ts';
import { type Facts, type TextFile, type Texts, type Translator, withLists } from './translator.ts';
import { wholeFile } from './whole.ts';

const files = import.meta.glob<FileTexts>('../../content/ui/*/*.json', { eager: true, import: 'default' });
const written: Record<string, LocaleTexts> = {};
for (const [path, texts] of Object.entries(files)) {
  const [name, locale] = path
    .replace(/\.json$/, '')
    .split('/')
    .toReversed();
  if (!locale || !name) throw new Error(`Texts at an unexpected place: ${path}`);
  written[locale] = { ...written[locale], [name]: composed(texts) };
}
const resources: Record<Locale, LocaleTexts> = recordOf(LOCALES, (locale) =>
  recordOf(namesOfAll(), (name) => wholeFile(locale, (one) => written[one]?.[name] ?? {})),
);
for (const [locale, own] of Object.entries(resources))
  for (const [name, texts] of Object.entries(own))
    for (const key of keysOf(texts))
      for (const other of LOCALES)
        if (!keysOf(textsFrom(other, name)).has(key))
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
});

/** The texts of one file in one language, with i18next's whole grammar; a missing text fails the build. */
export function translatorOf<File extends TextFile>(locale: Locale, file: File): Translator<File> {
  const t = i18n.getFixedT(locale, file);
  return withLists(locale, (key: string, facts?: Facts) => t(key, { ...facts }));
}

/** The text of a key that content names, such as a ruling by its file: nothing but the build can know whether it is there. */
export function namedText(locale: Locale, file: TextFile, key: string): string {
  return i18n.getFixedT(locale, file)(key);
}

/** The texts of some files in one language, as a plain prop for an island. */
export function textsOf<File extends TextFile>(locale: Locale, ...names: readonly File[]): Texts<File> {
  const files = names.map((name) => textsFrom(locale, name));
  const keys = files.flatMap(Object.keys);
  if (new Set(keys).size < keys.length) throw new Error(`Two of ${names} share a key`);
  return Object.assign({}, ...files);
}

/** All texts of pages in one language, those of its speakers signed. */
export function allTexts(locale: Locale): LocaleTexts {
  return resources[locale];
}

/** The texts with each letter and its marks in one character, as not every editor writes them. */
function composed(texts: FileTexts): FileTexts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.normalize('NFC')]));
}

/** The keys of texts: languages have different plural forms. */
function keysOf(texts: FileTexts): ReadonlySet<string> {
  return new Set(Object.keys(texts).map(keyOf));
}

function namesOfAll(): readonly string[] {
  return [...new Set(Object.values(written).flatMap(Object.keys))];
}

function textsFrom(locale: Locale, name: string): FileTexts {
  const texts = resources[locale][name];
  if (!texts) throw new Error(`No texts ${name} in ${locale}`);
  return texts;
}
