import type { Locale } from '../i18n/locale.ts';
import type { GlossaryData } from './schemas.ts';

/** A term of the glossary: its file, `huang/state`, and what it says. */
export interface Term {
  readonly id: string;
  readonly data: GlossaryData;
}

/** The spot of a term on the page of the glossary. */
export function anchorOf(id: string): string {
  return id.replace('/', '-');
}

/** The terms that are explained in a rule: those of its game that it does not define itself, plain words apart. */
export function termsFor(rule: string, terms: readonly Term[]): readonly Term[] {
  const [game] = rule.split('/');
  return terms.filter(
    ({ id, data }) => id.startsWith(`${game}/`) && !data.everyday && !data.rules.includes(rule),
  );
}

/**
 * A rule's HTML with the first mention of each term as a link, `linkOf(term)` around it. What lies in a link or a
 * heading stays as it is.
 */
export function linkTerms(
  html: string,
  terms: readonly Term[],
  locale: Locale,
  linkOf: (term: Term, text: string) => string,
): string {
  const byForm = formsOf(terms, locale);
  if (byForm.size === 0) return html;
  const mention = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${patternOf(byForm.keys())})(?![\\p{L}\\p{N}-])`, 'giu');
  const seen = new Set<Term>();
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

/** Every way in which the texts write a term, in small letters; not where it is also a plain word of the language. */
function formsOf(terms: readonly Term[], locale: Locale): ReadonlyMap<string, Term> {
  return new Map(
    terms.flatMap((one) => {
      const { term, forms, plain } = one.data[locale];
      return plain ? [] : [term, ...forms].map((form) => [form.toLowerCase(), one] as const);
    }),
  );
}

/** Longer forms first, so that *victory points* is not taken for *points*; a space may be one that does not break. */
function patternOf(forms: Iterable<string>): string {
  return [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}
