import type { RuleId } from '../engine/trace.ts';
import type { Locale } from './locale.ts';

/** The site's root as a path with a slash at both ends, `/` or `/yamen/`. */
export const ROOT = `${import.meta.env.BASE_URL.replace(/\/+$/, '')}/`;

/** The path of `page` in one language; `page` is empty for the start page and else ends in a slash. */
export function pathOf(locale: Locale, page: string): string {
  return `${ROOT}${locale}/${page}`;
}

/** Where a rule stands in one language. */
export function rulePathOf(locale: Locale, rule: string): string {
  const [game, chapter, anchor] = rule.split('/');
  return pathOf(locale, `${game}/rules/${chapter}/#${anchor}`);
}

/** The spot of a worked example on the page of its chapter. */
export function exampleAnchorOf(id: string): string {
  return `example-${id.split('/').at(-1)}`;
}

/** The address of a rule without a language: it opens in the reader's own. */
export function sharedRulePathOf(rule: RuleId): string {
  return `${ROOT}r/#${rule}`;
}
