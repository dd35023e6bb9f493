// Schemas of what is said about words: the glossary, the words of the search, and the words that texts use.

import { z } from 'astro/zod';
import { fillLocales } from '../i18n/fallback.ts';
import { areDifferent, inAllLanguages, inLanguages, ruleId, ruleIds, text, words } from './schema-parts.ts';

const names = words.default([]);

const termSchema = z.strictObject({
  term: text,
  /** Whether we made up the word because we know no edition in this language. */
  ours: z.literal(true).optional(),
  /** Its other forms in texts. */
  forms: names,
  /** Whether it is also an everyday word, so that not every occurrence in a text is the term. */
  plain: z.literal(true).optional(),
  /** Other names that people use. */
  also: names,
  /** What it is called in Tigris & Euphrates. */
  tigris: names,
  /** What players of Yellow & Yangtze call it, where its colour is another one there. */
  yangtze: words.optional(),
  means: text,
});

/** A term of a game in all languages, with the rules that define it, the most important one first. */
export const glossarySchema = z
  .strictObject({
    rules: ruleIds,
    /** Whether the word needs no explanation where rules use it. */
    everyday: z.literal(true).optional(),
    ...inLanguages(termSchema),
  })
  .transform(({ rules, everyday, ...own }) => ({ rules, everyday, ...fillLocales(own) }));

/** By rule: words that people use for it and its text does not. Only for the search. */
export const ruleSynonymsSchema = z.record(ruleId, inAllLanguages);

/** Synonyms, one group per line, separated by spaces. Only for the search. */
export const vocabularySchema = z.strictObject({
  forms: z.array(z.string().regex(/ /)),
  alike: z.array(z.string().regex(/ /)),
});

/** By rule: full questions that people ask, in one language. Only for the search. */
export const questionsSchema = z.record(
  ruleId,
  z.array(text).min(1).refine(areDifferent, 'asks the same twice'),
);

/** Series of words, `*` for any letters, `{}` for a placeholder: `punkt* otwart*`. Case-insensitive. */
const wordings = z.array(text).default([]).refine(areDifferent, 'names a wording twice');

/** The word that texts use for a thing, and wordings that they must not use for it. */
const wordSchema = z
  .strictObject({
    word: text,
    /** What the word means, in English, with the reason for this choice if it is not obvious. */
    is: text,
    never: wordings,
    /** The same, but case-sensitive. */
    neverWritten: wordings,
    /** Longer wordings in which the forbidden ones are allowed. */
    but: wordings,
  })
  .refine(({ never, neverWritten }) => never.length + neverWritten.length > 0, 'forbids nothing');

/** The word list of one language: for all texts, and for the texts of one game. */
export const wordListSchema = z.partialRecord(
  z.enum(['all', 'huang', 'chu-han', 'khan']),
  z.array(wordSchema),
);

export type WordingRule = z.infer<typeof wordSchema>;
export type GlossaryData = z.infer<typeof glossarySchema>;
export type RuleSynonymsData = z.infer<typeof ruleSynonymsSchema>;
export type VocabularyData = z.infer<typeof vocabularySchema>;
/** Questions that rules answer; only for the search. */
export type QuestionsData = z.infer<typeof questionsSchema>;
