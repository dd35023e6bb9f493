/** The printed editions whose texts the engine can follow, by language. */
export const EDITIONS = ['en', 'de', 'pl'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Returns the default edition for players of a language; English if there is no edition in it. */
export function getDefaultEdition(language: string): Edition {
  return EDITIONS.find((edition) => edition === language) ?? 'en';
}
