/** The printed editions whose texts the engine can follow, by the language of the box. */
export const EDITIONS = ['en', 'de', 'pl'] as const;
export type Edition = (typeof EDITIONS)[number];
