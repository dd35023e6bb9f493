import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import type { Locale } from './i18n/locale.ts';

const text = z.string().trim().min(1);
const inAllLanguages = z.strictObject({ de: text, pl: text, en: text });
const ruleId = z.string().regex(/^[a-z-]+\/[a-z-]+\/[a-z0-9-]+$/);

/** The rules of one language. A file's path below the language is the rule's id. */
const rules = (locale: Locale) =>
  defineCollection({
    loader: glob({ base: `./content/rules/${locale}`, pattern: '**/*.md' }),
    schema: z.strictObject({
      title: text,
      /** What each printed edition says, where they differ. */
      editions: inAllLanguages.optional(),
    }),
  });

/** A chapter: its place, its name, and its rules in their order with what is the same in every language. */
const chapters = defineCollection({
  loader: glob({ base: './content/chapters', pattern: '**/*.yaml' }),
  schema: z.strictObject({
    order: z.int().nonnegative(),
    title: inAllLanguages,
    rules: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9-]+$/),
          /** The section in which each edition prints the rule; an edition that does not is left out. */
          printed: z.partialRecord(z.enum(['en', 'de', 'pl']), text),
          /** Where editions differ: Yamen goes by the edition of the box, or by a reading that fits all. */
          follows: z.enum(['box', 'all']).optional(),
        }),
      )
      .min(1),
  }),
});

/** Worked examples: a case, what must come out, and the rules that it shows. */
const examples = defineCollection({
  loader: glob({ base: './content/examples', pattern: '**/*.yaml' }),
  schema: z.strictObject({
    rules: z.array(ruleId).min(1),
    title: inAllLanguages,
    text: inAllLanguages,
    case: z.record(z.string(), z.json()),
    expect: z.record(z.string(), z.json()).refine((expected) => 'winner' in expected, 'names no winner'),
  }),
});

export const collections = {
  rules_de: rules('de'),
  rules_pl: rules('pl'),
  rules_en: rules('en'),
  chapters,
  examples,
};
