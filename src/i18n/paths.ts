import type { RuleId } from '../core/trace.ts';
import type { Locale } from './locale.ts';

/** The root path of the site with a slash at both ends: `/` or `/yamen/`. */
export const SITE_ROOT = `${import.meta.env.BASE_URL.replace(/\/+$/, '')}/`;

/**
 * Returns the path of a page in one language. `page` is empty for the start page and otherwise ends in a
 * slash.
 */
export function makePagePath(locale: Locale, page: string): string {
  return `${SITE_ROOT}${locale}/${page}`;
}

/** Returns the path of a rule in one language. */
export function makeRulePath(locale: Locale, rule: string): string {
  const [game, chapter, anchor] = rule.split('/');
  return makePagePath(locale, `${game}/rules/${chapter}/#${anchor}`);
}

/** Returns the anchor of a worked example on the page of its chapter. */
export function makeExampleAnchor(id: string): string {
  return `example-${id.split('/').at(-1)}`;
}

/** Returns the address of a rule without a language: it redirects to the reader’s own language. */
export function makeSharedRulePath(rule: RuleId): string {
  return `${SITE_ROOT}r/#${rule}`;
}
