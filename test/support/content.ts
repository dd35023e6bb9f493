import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { fillMissingTexts } from '../../src/i18n/fill-missing-texts.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import type { FileTexts } from '../../src/i18n/text-types.ts';
import type { TextFile, Texts } from '../../src/i18n/translator.ts';
import { readPageTexts } from '../../src/rulebook/files.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

/** Lists the text files of a language, without extension. */
export function textFiles(locale: Locale): readonly string[] {
  return readdirSync(join(CONTENT, 'ui', locale)).map((name) => name.replace(/\.json$/, ''));
}

export function readTexts<File extends TextFile>(locale: Locale, ...names: readonly File[]): Texts<File> {
  return Object.assign({}, ...names.map((name) => readTextFile(locale, name)));
}

/** Reads a text file; missing texts of an incomplete language come from its fallback, as on pages. */
export function readTextFile(locale: Locale, name: string): FileTexts {
  return fillMissingTexts(locale, (one) => readPageTexts(one, name));
}

/** Lists the texts of one language in the multilingual files of a folder, with their files. */
export function sharedTexts(folder: string, locale: Locale): readonly (readonly [string, string])[] {
  const base = join(CONTENT, folder);
  const below = (value: unknown): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      key === locale && typeof one === 'string' ? [one] : below(one),
    );
  };
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      below(parse(readFileSync(join(base, file), 'utf8'))).map((text) => [file, text] as const),
    );
}

/** Reads all rule files. */
export function ruleFiles(): readonly { locale: Locale; id: string; text: string }[] {
  return LOCALES.flatMap((locale) => {
    const folder = join(CONTENT, 'rules', locale);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({
        locale,
        id: file.replace(/\.md$/, ''),
        text: readFileSync(join(folder, file), 'utf8'),
      }));
  });
}
