import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../../src/i18n/locale.ts';
import type { PublishedText } from '../../src/rulebook/checks/wording.ts';
import { CONTENT_FOLDER, readRulebook } from '../../src/rulebook/files.ts';
import { readTextFile, textFiles } from './content.ts';

/** A text, with its game if it is about a single one. */
export interface GameText extends PublishedText {
  readonly game: string | undefined;
}

/** Folders whose texts are not shown on pages. */
const SILENT = ['asked', 'coverage', 'terms'];
const BY_LANGUAGE = ['rules', 'ui'];
/** Keys of the glossary that only exist for the search. */
const TO_BE_FOUND = ['edition', 'also', 'tigris', 'yangtze', 'forms'];
const GAMES = readdirSync(join(CONTENT_FOLDER, 'chapters'));

/** Collects all published texts of one language: rules, texts of pages, and texts in multilingual files. */
export function allTexts(locale: Locale): readonly GameText[] {
  return [...rules(locale), ...pages(locale), ...shared(locale)];
}

function rules(locale: Locale): readonly GameText[] {
  return readRulebook()
    .rules.filter((rule) => rule.locale === locale)
    .flatMap(({ id, data, body }) => [
      { where: `rules/${id}: title`, text: data.title, game: gameIn(id) },
      { where: `rules/${id}`, text: body, game: gameIn(id) },
    ]);
}

function pages(locale: Locale): readonly GameText[] {
  return textFiles(locale).flatMap((name) =>
    Object.entries(readTextFile(locale, name)).map(([key, text]) => ({
      where: `ui/${name}: ${key}`,
      text,
      game: gameIn(name) ?? gameIn(key) ?? gameOfRuling(key),
    })),
  );
}

function shared(locale: Locale): readonly GameText[] {
  return readdirSync(CONTENT_FOLDER)
    .filter((folder) => !folder.includes('.') && ![...SILENT, ...BY_LANGUAGE].includes(folder))
    .flatMap((folder) =>
      filesBelow(folder).flatMap((file) =>
        ofLanguage(locale, parse(readFileSync(join(CONTENT_FOLDER, file), 'utf8'))).map((text) => ({
          where: file,
          text,
          game: gameIn(file.slice(folder.length + 1)),
        })),
      ),
    );
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(CONTENT_FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file));
}

function ofLanguage(locale: Locale, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === locale ? textsBelow(one) : ofLanguage(locale, one),
  );
}

function textsBelow(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (TO_BE_FOUND.includes(key) ? [] : textsBelow(one)));
}

function gameIn(name: string): string | undefined {
  return GAMES.find((game) => name === game || name.startsWith(`${game}-`) || name.startsWith(`${game}/`));
}

const { rulings } = readRulebook();

function gameOfRuling(key: string): string | undefined {
  const ruling = rulings.find(({ id }) => {
    const name = id.slice(id.indexOf('/') + 1);
    return key === `point-${name}` || key.startsWith(`choice-${name}-`);
  });
  return ruling && gameIn(ruling.id);
}
