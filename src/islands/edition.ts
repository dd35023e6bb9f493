import { EDITIONS, type Edition } from '../engine/edition.ts';

/** The edition that a page's language proposes before any is chosen. */
export function editionOf(locale: string): Edition {
  return EDITIONS.find((edition) => edition === locale) ?? 'en';
}
