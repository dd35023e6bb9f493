import { defineCollection } from 'astro:content';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { createRecord } from './engine/record.ts';
import { LOCALES, type Locale, toLocale } from './i18n/locale.ts';
import { normaliseStrings, normaliseText } from './rulebook/normalise-text.ts';
import {
  chapterSchema,
  courseSchema,
  coverageSchema,
  differenceSchema,
  exampleSchema,
  exerciseSchema,
  glossarySchema,
  movedSchema,
  peopleSchema,
  questionsSchema,
  relatedGameSchema,
  ruleSchema,
  ruleSynonymsSchema,
  rulingSchema,
  sourcesSchema,
  versionSchema,
  vocabularySchema,
} from './rulebook/schemas.ts';

type Entry = Parameters<LoaderContext['store']['set']>[0];

/** What a file says, and for a rule its text, before it is drawn and after. */
function readableEntry({ body, rendered, ...entry }: Entry): Entry {
  return {
    ...entry,
    data: normaliseStrings(entry.data),
    ...(body !== undefined && { body: normaliseText(body) }),
    ...(rendered && { rendered: { ...rendered, html: normaliseText(rendered.html) } }),
  };
}

/** Files below a folder of `content`, read the same whatever editor wrote them. */
function filesIn(folder: string, pattern: string): Loader {
  const files = glob({ base: `./content/${folder}`, pattern });
  return {
    ...files,
    load: (context) =>
      files.load({
        ...context,
        store: { ...context.store, set: (entry) => context.store.set(readableEntry(entry)) },
      }),
  };
}

/** The rules of one language. A file's path below the language is the rule's id. */
const rules = (locale: Locale) =>
  defineCollection({ loader: filesIn(`rules/${locale}`, '**/*.md'), schema: ruleSchema });

export const collections = {
  ...createRecord(
    LOCALES.map((locale) => `rules_${locale}` as const),
    (name) => rules(toLocale(name.slice('rules_'.length))),
  ),
  chapters: defineCollection({ loader: filesIn('chapters', '**/*.yaml'), schema: chapterSchema }),
  examples: defineCollection({ loader: filesIn('examples', '**/*.yaml'), schema: exampleSchema }),
  courses: defineCollection({ loader: filesIn('courses', '*.yaml'), schema: courseSchema }),
  lessons: defineCollection({ loader: filesIn('lessons', '*/*/*.yaml'), schema: exerciseSchema }),
  editions: defineCollection({ loader: filesIn('editions', '**/*.yaml'), schema: differenceSchema }),
  rulings: defineCollection({ loader: filesIn('rulings', '**/*.yaml'), schema: rulingSchema }),
  coverage: defineCollection({ loader: filesIn('coverage', '*.yaml'), schema: coverageSchema }),
  glossary: defineCollection({ loader: filesIn('glossary', '**/*.yaml'), schema: glossarySchema }),
  asked: defineCollection({ loader: filesIn('asked', '*.yaml'), schema: ruleSynonymsSchema }),
  questions: defineCollection({ loader: filesIn('questions', '*/*/*.yaml'), schema: questionsSchema }),
  vocabulary: defineCollection({ loader: filesIn('vocabulary', '*.yaml'), schema: vocabularySchema }),
  people: defineCollection({ loader: filesIn('.', 'people.yaml'), schema: peopleSchema }),
  kindred: defineCollection({ loader: filesIn('kindred', '*/*.yaml'), schema: relatedGameSchema }),
  sources: defineCollection({ loader: filesIn('sources', '*.yaml'), schema: sourcesSchema }),
  changes: defineCollection({ loader: filesIn('changes', '*.yaml'), schema: versionSchema }),
  moved: defineCollection({ loader: filesIn('.', 'moved.yaml'), schema: movedSchema }),
};
