import type { RuleId } from '../engine/trace.ts';
import type { Locale } from './locale.ts';

/** The root path of the site with a slash at both ends: `/` or `/yamen/`. */
export const ROOT = `${import.meta.env.BASE_URL.replace(/\/+$/, '')}/`;

/**
 * Returns the path of a page in one language. `page` is empty for the start page and otherwise ends in a
 * slash.
 */
export function pathOf(locale: Locale, page: string): string {
  return `${ROOT}${locale}/${page}`;
}

/** Returns the path of a rule in one language. */
export function rulePathOf(locale: Locale, rule: string): string {
  const [game, chapter, anchor] = rule.split('/');
  return pathOf(locale, `${game}/rules/${chapter}/#${anchor}`);
}

/** Returns the anchor of a worked example on the page of its chapter. */
export function exampleAnchorOf(id: string): string {
  return `example-${id.split('/').at(-1)}`;
}

/** Returns the address of a rule without a language: it redirects to the reader’s own language. */
export function sharedRulePathOf(rule: RuleId): string {
  return `${ROOT}r/#${rule}`;
}
