import type { Locale } from '../i18n/locale.ts';
import type { GlossaryData } from './word-schemas.ts';

/** A term of the glossary, with its id (`huang/state`). */
export interface GlossaryEntry {
  readonly id: string;
  readonly data: GlossaryData;
}

/** Returns the anchor of a term on the glossary page. */
export function makeTermAnchor(id: string): string {
  return id.replace('/', '-');
}

/**
 * Selects the terms to link in a rule: those of its game, except everyday words and terms that the rule
 * defines.
 */
export function selectLinkedTerms(rule: string, terms: readonly GlossaryEntry[]): readonly GlossaryEntry[] {
  const [game] = rule.split('/');
  return terms.filter(
    ({ id, data }) => id.startsWith(`${game}/`) && !data.everyday && !data.rules.includes(rule),
  );
}

/**
 * Turns the first mention of each term in a rule's HTML into a link, which `linkOf(term)` renders. Links and
 * headings are left alone.
 */
export function linkTerms(
  html: string,
  terms: readonly GlossaryEntry[],
  locale: Locale,
  linkOf: (term: GlossaryEntry, text: string) => string,
): string {
  const byForm = formsOf(terms, locale);
  if (byForm.size === 0) return html;
  const mention = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${patternOf(byForm.keys())})(?![\\p{L}\\p{N}-])`, 'giu');
  const seen = new Set<GlossaryEntry>();
  let depth = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith('<')) {
      if (/^<(?:a|h\d)\b/.test(part)) depth++;
      if (/^<\/(?:a|h\d)>/.test(part)) depth--;
      return part;
    }
    if (depth > 0) return part;
    return part.replace(mention, (text) => {
      const term = byForm.get(text.toLowerCase());
      if (!term || seen.has(term)) return text;
      seen.add(term);
      return linkOf(term, text);
    });
  });
}

/**
 * Maps every form of each term, in lower case, to the term. Leaves out terms that are also everyday words.
 */
function formsOf(terms: readonly GlossaryEntry[], locale: Locale): ReadonlyMap<string, GlossaryEntry> {
  return new Map(
    terms.flatMap((one) => {
      const { term, forms, plain } = one.data[locale];
      return plain ? [] : [term, ...forms].map((form) => [form.toLowerCase(), one] as const);
    }),
  );
}

/**
 * Makes a pattern of all forms. Longer ones come first, so that *points* does not match in *victory points*.
 */
function patternOf(forms: Iterable<string>): string {
  return [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}
