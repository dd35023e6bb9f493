import { z } from 'astro/zod';
import { EDITIONS } from '../engine/edition.ts';
import { recordOf } from '../engine/record.ts';
import { LOCALES } from '../i18n/locale.ts';
import { inEach, WHOLE } from '../i18n/stand-in.ts';

const text = z.string().trim().min(1);
/** Something in every language; one that is not whole yet may lack it. */
const inLanguages = <T extends z.ZodType>(schema: T) =>
  recordOf(LOCALES, (locale) => (WHOLE.includes(locale) ? schema : schema.optional()));
const inAllLanguages = z.strictObject(inLanguages(text)).transform(inEach);
const ruleId = z.string().regex(/^[a-z-]+\/[a-z-]+\/[a-z0-9-]+$/, 'is no rule id');
const anchor = z.string().regex(/^[a-z0-9-]+$/, 'is no id');
/** Rules, the one that it belongs to first. */
const ruleIds = z.tuple([ruleId], ruleId);
const editions = z.array(z.enum(EDITIONS)).min(1).refine(areDifferent, 'names an edition twice');

/** What stands above the text of a rule. Where it is printed says its chapter, once for all languages. */
export const ruleSchema = z.strictObject({ title: text });

/** A chapter: its place, its name, and its rules in their order with what is the same in every language. */
export const chapterSchema = z.strictObject({
  order: z.int().nonnegative(),
  title: inAllLanguages,
  rules: z
    .array(
      z.strictObject({
        id: anchor,
        /** The section in which each edition prints the rule; one in no edition is our reading. */
        printed: z.partialRecord(z.enum(EDITIONS), text),
        /** Whether it is known from other sources than a rulebook that we have. */
        elsewhere: z.literal(true).optional(),
        /** Whether it only gathers what other rules say. */
        summary: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/** Keys of an answer that say nothing of what comes out. */
const FORMALITIES: readonly string[] = ['id', 'ok', 'trace'];

/**
 * Worked examples of all games: the rules that it shows, the first of them the one under which it stands; a case of
 * any ask, and the part of the referee's answer that must come out. A position of Huang may be a line of text.
 */
export const exampleSchema = z.strictObject({
  rules: ruleIds.refine(areDifferent, 'names a rule twice'),
  title: inAllLanguages,
  text: inAllLanguages,
  case: z.looseObject({ game: text, ask: text }).catchall(z.json()),
  expect: z
    .record(z.string(), z.json())
    .refine((expected) => Object.keys(expected).some((key) => !FORMALITIES.includes(key)), 'expects nothing'),
});

/** The lessons of a game in their order, each with its exercises in theirs. */
export const courseSchema = z.strictObject({
  lessons: z
    .array(
      z.strictObject({
        id: anchor,
        title: inAllLanguages,
        exercises: z.array(anchor).min(1).refine(areDifferent, 'names an exercise twice'),
      }),
    )
    .min(1),
});

/**
 * A decision to be made on a position: the rules that it teaches, the situation with its question, and what is said to a
 * right choice. Nothing here says which choice that is: `src/lessons/exercise.ts` tells the parts that the referee reads.
 */
export const exerciseSchema = z.strictObject({
  rules: ruleIds.refine(areDifferent, 'names a rule twice'),
  text: inAllLanguages,
  right: inAllLanguages,
  ask: text,
  /** Whether more than one choice is right, so that the question has to ask for one of them. */
  several: z.literal(true).optional(),
  case: z.looseObject({ game: text, ask: text }).catchall(z.json()),
  put: z.array(text).optional(),
  among: z.array(z.json()).optional(),
  accept: z.json().optional(),
  of: text.optional(),
});

/** A difference between the printed editions: what each of them has, and which reading is followed. */
export const differenceSchema = z
  .strictObject({
    rules: ruleIds,
    title: inAllLanguages,
    /** Editions with what they say; one that is left out says nothing of it. */
    says: z
      .array(z.strictObject({ editions, text: inAllLanguages }))
      .min(1)
      .refine((says) => areDifferent(says.flatMap((one) => one.editions)), 'names an edition twice'),
    /** The editions that Yamen goes by; `box`, the edition of the box; `all`, nothing hangs on it. */
    follows: z.union([z.enum(['box', 'all']), editions]),
    /** Why these editions. */
    why: inAllLanguages.optional(),
  })
  .refine(({ follows, why }) => Array.isArray(follows) === !!why, {
    path: ['why'],
    error: 'goes with a list of editions in `follows`, and only with it',
  });

const choice = z.strictObject({ id: anchor, follows: inAllLanguages });

/** A point that print leaves open: what is open, how it can be read (the default first), and our reason. */
export const rulingSchema = z
  .strictObject({
    rules: ruleIds,
    open: inAllLanguages,
    reason: inAllLanguages,
    choices: z.tuple([choice], choice),
    /** What else the text allows, where nothing but the first choice is played here. */
    otherwise: inAllLanguages.optional(),
    /** Whether the engine takes it for granted, so that no case can name it. */
    settled: z.literal(true).optional(),
  })
  .refine(({ choices, otherwise }) => (choices.length === 1) === !!otherwise, {
    path: ['otherwise'],
    error: 'goes with a single choice, and only with it',
  });

/** Edition, section, paragraph, sentence: the rules that say it again, or why none does. */
export const coverageSchema = z.partialRecord(
  z.enum(EDITIONS),
  z.record(anchor, z.strictObject({ title: text, paragraphs: z.array(z.array(text).min(1)).min(1) })),
);

const names = z.array(text).min(1).refine(areDifferent, 'names a word twice').default([]);

const termSchema = z.strictObject({
  term: text,
  /** Whether the word is ours, because no edition in this language is known to us. */
  ours: z.literal(true).optional(),
  /** Its other forms, as they stand in texts. */
  forms: names,
  /** Whether the word is also a plain one of this language, so that not each that stands in a text can be meant. */
  plain: z.literal(true).optional(),
  /** What people call it. */
  also: names,
  /** What players of Tigris & Euphrates call its like. */
  tigris: names,
  means: text,
});

/** A term of a game in all languages, with the rules that define it, the most telling first. */
export const glossarySchema = z
  .strictObject({
    rules: ruleIds,
    /** Whether the word is too plain to be explained wherever a rule uses it. */
    everyday: z.literal(true).optional(),
    ...inLanguages(termSchema),
  })
  .transform(({ rules, everyday, ...own }) => ({ rules, everyday, ...inEach(own) }));

/** Rule to the words by which people ask for it and which its text does not use. Shown nowhere. */
export const askedSchema = z.record(ruleId, inAllLanguages);

/** Words that the search takes for one another, a line each, parted by spaces. Shown nowhere. */
export const vocabularySchema = z.strictObject({
  forms: z.array(z.string().regex(/ /)),
  alike: z.array(z.string().regex(/ /)),
});

/** Rule to whole questions that people ask it, in one language. Shown nowhere. */
export const questionsSchema = z.record(
  ruleId,
  z.array(text).min(1).refine(areDifferent, 'asks the same twice'),
);

/** What is otherwise than in a kindred game: how it is there, and here with the rules that say so. */
export const kindredSchema = z.strictObject({
  lines: z.array(z.strictObject({ rules: ruleIds, there: inAllLanguages, here: inAllLanguages })).min(1),
});

/** Texts of a page by the beginning of their keys, and the rules that they restate. */
export const restatesSchema = z.record(anchor, ruleIds);

/** What somebody has compared with the rules that it restates: its name, and a sign of both as they were. */
export const comparedSchema = z.record(text, text);

/** People in examples: the name in a case to what each language calls them. */
export const peopleSchema = z.record(text, inAllLanguages);

/** Whence rules know what no rulebook of ours prints: a page of a rulebook seen elsewhere, or a review. */
export const sourcesSchema = z.record(
  anchor,
  z.union([z.strictObject({ page: z.int().positive() }), z.strictObject({ review: text })]),
);

/** Where rules have gone: old id to new id. */
export const movedSchema = z.record(ruleId, ruleId);

/** Texts by name, each with a sign for each language, in their order: six hex digits, or a dash where it has none yet. */
export const levelSchema = z.record(text, z.string().regex(/^([0-9a-f]{6}|-)( ([0-9a-f]{6}|-))*$/));

/** A version that people can name, by the number of its file: what answers or says something else since the one before. */
export const versionSchema = z.strictObject({
  date: z.iso.date(),
  changes: z.array(z.strictObject({ rules: ruleIds, text: inAllLanguages })).min(1),
});

/** Words in a row, `*` for any letters, `{}` for a fact: `punkt* otwart*`. Their case tells nothing. */
const wordings = z.array(text).default([]).refine(areDifferent, 'names a wording twice');

/** One word for one thing: the word of our texts, what it is, and what must not stand for it. */
const wordSchema = z
  .strictObject({
    word: text,
    /** What the word means in our texts, in English, with the reason where it is not plain. */
    is: text,
    never: wordings,
    /** The same, letter for letter: a capital only where one stands here. */
    neverWritten: wordings,
    /** In which the forbidden words are allowed all the same. */
    but: wordings,
  })
  .refine(({ never, neverWritten }) => never.length + neverWritten.length > 0, 'forbids nothing');

/** The words of one language: those of every text, and those of the texts of one game. */
export const wordListSchema = z.partialRecord(
  z.enum(['all', 'huang', 'chu-han', 'khan']),
  z.array(wordSchema),
);

export type CourseData = z.infer<typeof courseSchema>;
export type ExerciseData = z.infer<typeof exerciseSchema>;
export type PeopleData = z.infer<typeof peopleSchema>;
export type Word = z.infer<typeof wordSchema>;
export type GlossaryData = z.infer<typeof glossarySchema>;
export type AskedData = z.infer<typeof askedSchema>;
export type VocabularyData = z.infer<typeof vocabularySchema>;
export type QuestionsData = z.infer<typeof questionsSchema>;
export type CoverageData = z.infer<typeof coverageSchema>;
export type SourcesData = z.infer<typeof sourcesSchema>;

function areDifferent(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
