/** The printed editions whose texts the engine can follow, by the language of the box. */
export const EDITIONS = ['en', 'de', 'pl'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition that players of a language have on the table, as long as none is chosen; English for all others. */
export function editionOf(language: string): Edition {
  return EDITIONS.find((edition) => edition === language) ?? 'en';
}
