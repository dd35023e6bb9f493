import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '../i18n/locale.ts';
import type { FileTexts } from '../i18n/text-types.ts';
import { normaliseText } from './checks/normalise-text.ts';
import * as schemas from './schemas.ts';
import * as words from './word-schemas.ts';

/** The content folder. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));

/** A content file: its id is its path within its folder, without extension. */
interface ContentFile<T> {
  readonly id: string;
  readonly data: T;
}

/** A YAML file as its schema reads it, and as it is written: without fallback texts. */
interface YamlFile<T> extends ContentFile<T> {
  readonly source: unknown;
}

/** A rule's file in one language. */
export interface RuleFile extends ContentFile<z.infer<typeof schemas.ruleSchema>> {
  readonly locale: Locale;
  readonly body: string;
}

/** Reads all content from disk. @throws {Error} if a file does not match its schema; names file and field */
export function readRulebook(folder: string = CONTENT_FOLDER) {
  const read = <T>(name: string, schema: z.ZodType<T>) => readYaml(folder, name, schema);
  const readOne = <T>(name: string, schema: z.ZodType<T>) =>
    checkData(schema, parse(readText(join(folder, `${name}.yaml`))), `content/${name}.yaml`);
  return {
    rules: LOCALES.flatMap((locale) => readRules(folder, locale)),
    chapters: read('chapters', schemas.chapterSchema),
    examples: read('examples', schemas.exampleSchema),
    courses: read('courses', schemas.courseSchema),
    exercises: read('lessons', schemas.exerciseSchema),
    editions: read('editions', schemas.differenceSchema),
    rulings: read('rulings', schemas.rulingSchema),
    coverage: read('coverage', schemas.coverageSchema),
    glossary: read('glossary', words.glossarySchema),
    asked: read('asked', words.ruleSynonymsSchema),
    questions: read('questions', words.questionsSchema),
    terms: read('terms', words.wordListSchema),
    vocabulary: read('vocabulary', words.vocabularySchema),
    people: readOne('people', schemas.peopleSchema),
    relatedGames: read('related-games', schemas.relatedGameSchema),
    restates: read('restates', schemas.derivedSchema),
    sheets: read('sheets', schemas.sheetSchema),
    compared: readOne('compared', schemas.reviewedSchema),
    sources: read('sources', schemas.sourcesSchema),
    level: readOne('level', schemas.levelSchema),
    changes: read('changes', schemas.versionSchema),
    moved: readOne('moved', schemas.movedSchema),
  };
}

/** Lists the files with texts of pages, without extension. */
export function listTextFileNames(): readonly string[] {
  return listFiles(join(CONTENT_FOLDER, 'ui', FALLBACK_LOCALE), '.json');
}

/** Reads the texts of a page in one language; an empty object if the language does not have it yet. */
export function readPageTexts(locale: Locale, name: string): FileTexts {
  const file = join(CONTENT_FOLDER, 'ui', locale, `${name}.json`);
  return existsSync(file) ? JSON.parse(readText(file)) : {};
}

/** Reads a text file and normalises it. */
function readText(file: string): string {
  return normaliseText(readFileSync(file, 'utf8'));
}

function listFiles(folder: string, ending: string): readonly string[] {
  // a new language may have no files there yet, and git stores no empty folders
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

function readYaml<T>(folder: string, name: string, schema: z.ZodType<T>): readonly YamlFile<T>[] {
  return listFiles(join(folder, name), '.yaml').map((id) => {
    const source: unknown = parse(readText(join(folder, name, `${id}.yaml`)));
    return { id, data: checkData(schema, source, `content/${name}/${id}.yaml`), source };
  });
}

function readRules(folder: string, locale: Locale): readonly RuleFile[] {
  const base = join(folder, 'rules', locale);
  return listFiles(base, '.md').map((id) => {
    const file = `content/rules/${locale}/${id}.md`;
    const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(join(base, `${id}.md`)));
    const [frontMatter, body] = parts ? parts.slice(1) : [];
    if (frontMatter === undefined || body === undefined)
      throw new Error(`${file} has no title in its front matter`);
    return { locale, id, data: checkData(schemas.ruleSchema, parse(frontMatter), file), body };
  });
}

function checkData<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `  ${path.join('/') || '(whole file)'}: ${message}`,
  );
  throw new Error(`${file}\n${faults.join('\n')}`);
}
