// Build time only: i18next with all languages. Islands get their texts as a prop and read them with translator.ts.
import i18next, { type TFunction } from 'i18next';
import { LOCALES, type Locale } from './locale.ts';
import type { Texts } from './translator.ts';

const files = import.meta.glob<Texts>('../../content/ui/*/*.json', { eager: true, import: 'default' });
const resources: Record<string, Record<string, Texts>> = {};
for (const [path, texts] of Object.entries(files)) {
  const [, locale, name] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  if (!locale || !name) throw new Error(`Texts at an unexpected place: ${path}`);
  resources[locale] = { ...resources[locale], [name]: composed(texts) };
}
for (const [locale, own] of Object.entries(resources))
  for (const [name, texts] of Object.entries(own))
    for (const key of keysOf(texts))
      for (const other of LOCALES)
        if (!keysOf(resources[other]?.[name] ?? {}).has(key))
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
export function translatorOf(locale: Locale, file: string): TFunction {
  return i18n.getFixedT(locale, file);
}

/** The texts of some files in one language, as a plain prop for an island. */
export function textsOf(locale: Locale, ...names: readonly string[]): Texts {
  const entries = names.flatMap((name) => Object.entries(textsFrom(locale, name)));
  const texts = Object.fromEntries(entries);
  if (Object.keys(texts).length < entries.length) throw new Error(`Two of ${names} share a key`);
  return texts;
}

/** The texts with each letter and its marks in one character, as not every editor writes them. */
function composed(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.normalize('NFC')]));
}

/** The keys of texts, those of plural forms without the form: languages have different ones. */
function keysOf(texts: Texts): ReadonlySet<string> {
  return new Set(Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
}

function textsFrom(locale: Locale, name: string): Texts {
  const texts = resources[locale]?.[name];
  if (!texts) throw new Error(`No texts ${name} in ${locale}`);
  return texts;
}
