// Parts that several schemas are made of.

import { z } from 'astro/zod';
import { EDITIONS } from '../core/edition.ts';
import { createRecord } from '../core/record.ts';
import { COMPLETE_LOCALES, fillLocales } from '../i18n/fallback.ts';
import { LOCALES } from '../i18n/locale.ts';

/** A text that is not blank. */
export const text = z.string().trim().min(1);
/** Returns a value for each language; optional in languages that are not complete yet. */
export const inLanguages = <T extends z.ZodType>(schema: T) =>
  createRecord(LOCALES, (locale) => (COMPLETE_LOCALES.includes(locale) ? schema : schema.optional()));
/** A text for each language; missing ones are filled in from the fallback language. */
export const inAllLanguages = z.strictObject(inLanguages(text)).transform(fillLocales);
/** The id of a rule, `game/chapter/anchor`. */
export const ruleId = z.string().regex(/^[a-z-]+\/[a-z-]+\/[a-z0-9-]+$/, 'is not a rule id');
/** The id of a heading on a page. */
export const anchor = z.string().regex(/^[a-z0-9-]+$/, 'is not an id');
/** A list of rule ids, at least one; what has the list is shown under the first one. */
export const ruleIds = z.tuple([ruleId], ruleId);
/** A list of different editions. */
export const editions = z.array(z.enum(EDITIONS)).min(1).refine(areDifferent, 'names an edition twice');
/** A list of different words. */
export const words = z.array(text).min(1).refine(areDifferent, 'names a word twice');

/** Whether no text occurs twice. */
export function areDifferent(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
