import { z } from 'astro/zod';
import { EDITIONS } from '../core/edition.ts';
import { COLOURS } from '../games/huang/rules/vocabulary.ts';
import {
  anchor,
  areDifferent,
  editions,
  inAllLanguages,
  ruleId,
  ruleIds,
  text,
  words,
} from './schema-parts.ts';

/** The front matter of a rule. Where it is printed is listed in its chapter, once for all languages. */
export const ruleSchema = z.strictObject({ title: text });

/** A chapter: its position, its title, and its rules in order, with what is the same in every language. */
export const chapterSchema = z.strictObject({
  order: z.int().nonnegative(),
  title: inAllLanguages,
  rules: z
    .array(
      z.strictObject({
        id: anchor,
        /** The section in which each edition prints the rule; empty for an interpretation of ours. */
        printed: z.partialRecord(z.enum(EDITIONS), text),
        /** Whether it comes from other sources than the rulebooks that we have. */
        elsewhere: z.literal(true).optional(),
        /** Whether it only summarises other rules. */
        summary: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/** Keys of an answer that are not part of its outcome. */
const FORMALITIES: readonly string[] = ['id', 'ok', 'trace'];

/**
 * A worked example: the rules that it shows (it is displayed under the first one), a case of any kind, and
 * the expected part of the referee's answer. A position of Huang may be a line of text.
 */
export const exampleSchema = z.strictObject({
  rules: ruleIds.refine(areDifferent, 'names a rule twice'),
  title: inAllLanguages,
  text: inAllLanguages,
  case: z.looseObject({ game: text, ask: text }).catchall(z.json()),
  expect: z
    .record(z.string(), z.json())
    .refine(
      (expected) => Object.keys(expected).some((key) => !FORMALITIES.includes(key)),
      'has no expected outcome',
    ),
});

/** The lessons of a game and their exercises, in order. */
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
 * An exercise, a decision in a position: the rules that it teaches, the question, and the response to a right
 * option. Which option is right is not written down; `src/lessons/exercise.ts` explains the parts that the
 * referee reads.
 */
export const exerciseSchema = z.strictObject({
  rules: ruleIds.refine(areDifferent, 'names a rule twice'),
  text: inAllLanguages,
  right: inAllLanguages,
  ask: text,
  /** Whether more than one option is right; the question then asks for one of them. */
  several: z.literal(true).optional(),
  case: z.looseObject({ game: text, ask: text }).catchall(z.json()),
  put: z.array(text).optional(),
  among: z.array(z.json()).optional(),
  accept: z.json().optional(),
  of: text.optional(),
});

/** A difference between the printed editions: what each one says, and which one Yamen follows. */
export const differenceSchema = z
  .strictObject({
    rules: ruleIds,
    title: inAllLanguages,
    /** What editions say; an edition that is not listed says nothing about it. */
    says: z
      .array(z.strictObject({ editions, text: inAllLanguages }))
      .min(1)
      .refine((says) => areDifferent(says.flatMap((one) => one.editions)), 'names an edition twice'),
    /**
     * The editions that Yamen follows. `box`: the edition of the players' box; `all`: the answer does not
     * depend on it.
     */
    follows: z.union([z.enum(['box', 'all']), editions]),
    /** Why Yamen follows these editions. */
    why: inAllLanguages.optional(),
  })
  .refine(({ follows, why }) => Array.isArray(follows) === !!why, {
    path: ['why'],
    error: 'is required if `follows` is a list of editions, and not allowed otherwise',
  });

const option = z.strictObject({ id: anchor, follows: inAllLanguages });

/**
 * A ruling on a question that the rulebooks leave open: the question, its options (the default first), and
 * our reason.
 */
export const rulingSchema = z
  .strictObject({
    rules: ruleIds,
    open: inAllLanguages,
    reason: inAllLanguages,
    choices: z.tuple([option], option),
    /** What else the text would allow, if Yamen only supports one option. */
    otherwise: inAllLanguages.optional(),
    /** Whether the engine has no option for it, so that cases cannot contain it. */
    settled: z.literal(true).optional(),
  })
  .refine(({ choices, otherwise }) => (choices.length === 1) === !!otherwise, {
    path: ['otherwise'],
    error: 'is required if there is a single choice, and not allowed otherwise',
  });

/** By edition, section, paragraph and sentence: the rules that contain it, or the reason why none does. */
export const coverageSchema = z.partialRecord(
  z.enum(EDITIONS),
  z.record(anchor, z.strictObject({ title: text, paragraphs: z.array(z.array(text).min(1)).min(1) })),
);

/** Sources of a statement about the other game. */
const sources = z.array(anchor).min(1).refine(areDifferent, 'names a source twice').optional();

/**
 * A page about a related game, for players who know it: what is different, what is the same, and what no
 * source states about the other game, each with the rules of this one.
 */
export const relatedGameSchema = z.strictObject({
  /** Words that name the other game in a question, in any spelling and language. Only for the search. */
  names: words,
  /** Each kind of tile: its colour and name there, and its colour here. */
  kinds: z
    .array(
      z.strictObject({
        rules: ruleIds,
        colour: z.enum(['black', ...COLOURS]),
        name: text,
        here: z.enum(COLOURS),
        sources,
      }),
    )
    .optional(),
  lines: z
    .array(
      z.strictObject({
        rules: ruleIds,
        /** Its title, and the kinds of tile that it is about. */
        about: inAllLanguages.optional(),
        colours: z.array(z.enum(COLOURS)).optional(),
        there: inAllLanguages,
        here: inAllLanguages,
        sources,
      }),
    )
    .min(1),
  same: z.array(z.strictObject({ rules: ruleIds, text: inAllLanguages, sources })).optional(),
  unknown: z.array(z.strictObject({ rules: ruleIds, text: inAllLanguages })).optional(),
});

/**
 * A line of a player aid with the rules that it repeats. It may belong to a module, to some editions, or name
 * its sources: `print` for the rulebook that we have, `ours`, or one of `content/sources`.
 */
const sheetLine = z.strictObject({
  rules: ruleIds,
  module: anchor.optional(),
  editions: editions.optional(),
  sources: z.array(anchor).min(1).refine(areDifferent, 'names a source twice').optional(),
  text: inAllLanguages,
});
const sheetLines = z.array(sheetLine).min(1);
/** A block of a player aid: lines, a summary from the rules, or a part that the page draws. */
const sheetBlock = z.union([
  z.strictObject({
    id: anchor,
    title: inAllLanguages,
    /** Whether the lines are steps in order. */
    numbered: z.literal(true).optional(),
    lines: sheetLines,
  }),
  z.strictObject({ summary: ruleId }),
  z.strictObject({ part: anchor }),
]);

/**
 * The player aid of a game, one sheet of paper: the halves of its front, the rungs of the score sheet with
 * the tie-break, and what to tell new players, in order.
 */
export const sheetSchema = z.strictObject({
  top: z.array(sheetBlock).min(1),
  bottom: z.array(sheetBlock).min(1),
  rungs: sheetLines,
  tell: sheetLines,
});

/** Texts of a page, by the beginning of their keys, with the rules that they repeat. */
export const derivedSchema = z.record(anchor, ruleIds);

/** Reviewed texts: by name, a hash of the text and of the rules that it repeats. */
export const reviewedSchema = z.record(text, text);

/** People in examples: by their name in cases, their name in each language. */
export const peopleSchema = z.record(text, inAllLanguages);

/** Sources of rules besides the rulebooks that we have: a page of a rulebook seen elsewhere, or a review. */
export const sourcesSchema = z.record(
  anchor,
  z.union([z.strictObject({ page: z.int().positive() }), z.strictObject({ review: text })]),
);

/** Moved rules: old id to new id. */
export const movedSchema = z.record(ruleId, ruleId);

/** Moved pages: old address to new address, both after the language. */
export const movedPagesSchema = z.record(
  z.string().regex(/^([a-z-]+\/)+$/),
  z.string().regex(/^([a-z-]+\/)+(#[a-z-]+)?$/),
);

/**
 * Texts by name, with a hash for each language in the order of `LOCALES`: six hex digits, or a dash if it is
 * missing.
 */
export const levelSchema = z.record(text, z.string().regex(/^([0-9a-f]{6}|-)( ([0-9a-f]{6}|-))*$/));

/**
 * A version of Yamen, numbered by its file: what is answered or explained differently since the previous one.
 */
export const versionSchema = z.strictObject({
  date: z.iso.date(),
  changes: z.array(z.strictObject({ rules: ruleIds, text: inAllLanguages })).min(1),
});

export type CourseData = z.infer<typeof courseSchema>;
export type ExerciseData = z.infer<typeof exerciseSchema>;
export type PeopleData = z.infer<typeof peopleSchema>;
export type CoverageData = z.infer<typeof coverageSchema>;
export type RelatedGameData = z.infer<typeof relatedGameSchema>;
export type SheetData = z.infer<typeof sheetSchema>;
export type SheetBlock = z.infer<typeof sheetBlock>;
export type SheetLine = z.infer<typeof sheetLine>;
export type SourcesData = z.infer<typeof sourcesSchema>;
