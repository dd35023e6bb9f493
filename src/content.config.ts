import { defineCollection } from 'astro:content';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { createRecord } from './core/record.ts';
import { LOCALES, type Locale, toLocale } from './i18n/locale.ts';
import { normaliseStrings, normaliseText } from './rulebook/checks/normalise-text.ts';
import * as schemas from './rulebook/schemas.ts';
import * as words from './rulebook/word-schemas.ts';

type Entry = Parameters<LoaderContext['store']['set']>[0];

/** Normalises the data of a file and, for a rule, its Markdown and rendered HTML. */
function normaliseEntry({ body, rendered, ...entry }: Entry): Entry {
  return {
    ...entry,
    data: normaliseStrings(entry.data),
    ...(body !== undefined && { body: normaliseText(body) }),
    ...(rendered && { rendered: { ...rendered, html: normaliseText(rendered.html) } }),
  };
}

/**
 * Loads the files below a folder of `content`, normalised, because editors write the same text differently.
 */
function loadFiles(folder: string, pattern: string): Loader {
  const files = glob({ base: `./content/${folder}`, pattern });
  return {
    ...files,
    load: (context) =>
      files.load({
        ...context,
        store: { ...context.store, set: (entry) => context.store.set(normaliseEntry(entry)) },
      }),
  };
}

/** The rules of one language. A file's path below the language is the rule's id. */
const defineRules = (locale: Locale) =>
  defineCollection({ loader: loadFiles(`rules/${locale}`, '**/*.md'), schema: schemas.ruleSchema });

/** The content collections of Astro: rules, examples, lessons and all else in content/. */
export const collections = {
  ...createRecord(
    LOCALES.map((locale) => `rules_${locale}` as const),
    (name) => defineRules(toLocale(name.slice('rules_'.length))),
  ),
  chapters: defineCollection({ loader: loadFiles('chapters', '**/*.yaml'), schema: schemas.chapterSchema }),
  examples: defineCollection({ loader: loadFiles('examples', '**/*.yaml'), schema: schemas.exampleSchema }),
  courses: defineCollection({ loader: loadFiles('courses', '*.yaml'), schema: schemas.courseSchema }),
  lessons: defineCollection({ loader: loadFiles('lessons', '*/*/*.yaml'), schema: schemas.exerciseSchema }),
  editions: defineCollection({
    loader: loadFiles('editions', '**/*.yaml'),
    schema: schemas.differenceSchema,
  }),
  rulings: defineCollection({ loader: loadFiles('rulings', '**/*.yaml'), schema: schemas.rulingSchema }),
  coverage: defineCollection({ loader: loadFiles('coverage', '*.yaml'), schema: schemas.coverageSchema }),
  glossary: defineCollection({ loader: loadFiles('glossary', '**/*.yaml'), schema: words.glossarySchema }),
  asked: defineCollection({ loader: loadFiles('asked', '*.yaml'), schema: words.ruleSynonymsSchema }),
  questions: defineCollection({
    loader: loadFiles('questions', '*/*/*.yaml'),
    schema: words.questionsSchema,
  }),
  vocabulary: defineCollection({ loader: loadFiles('vocabulary', '*.yaml'), schema: words.vocabularySchema }),
  people: defineCollection({ loader: loadFiles('.', 'people.yaml'), schema: schemas.peopleSchema }),
  'related-games': defineCollection({
    loader: loadFiles('related-games', '*/*.yaml'),
    schema: schemas.relatedGameSchema,
  }),
  sheets: defineCollection({ loader: loadFiles('sheets', '*.yaml'), schema: schemas.sheetSchema }),
  sources: defineCollection({ loader: loadFiles('sources', '*.yaml'), schema: schemas.sourcesSchema }),
  changes: defineCollection({ loader: loadFiles('changes', '*.yaml'), schema: schemas.versionSchema }),
  moved: defineCollection({ loader: loadFiles('.', 'moved.yaml'), schema: schemas.movedSchema }),
  'moved-pages': defineCollection({
    loader: loadFiles('.', 'moved-pages.yaml'),
    schema: schemas.movedPagesSchema,
  }),
};
