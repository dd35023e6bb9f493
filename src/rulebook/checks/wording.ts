import type { WordingRule } from '../word-schemas.ts';

/** A published text with its place. */
export interface PublishedText {
  readonly where: string;
  readonly text: string;
}

/**
 * Makes a check that lists forbidden wordings in a text, each in a sentence that names the word to use
 * instead.
 */
export function createWordingCheck(
  words: readonly WordingRule[],
): (text: PublishedText) => readonly string[] {
  const searches = words.map(({ word, never, neverWritten, but }) => ({
    word,
    allowed: makePattern(but, 'giu'),
    forbidden: [makePattern(never, 'giu'), makePattern(neverWritten, 'gu')],
  }));
  // Most texts contain no forbidden wording, which one search per flag can rule out.
  const any = [
    makePattern(
      words.flatMap(({ never }) => never),
      'iu',
    ),
    makePattern(
      words.flatMap(({ neverWritten }) => neverWritten),
      'u',
    ),
  ];
  return ({ where, text }) => {
    const prose = extractProse(text);
    if (!any.some((pattern) => pattern.test(prose))) return [];
    return searches.flatMap(({ word, allowed, forbidden }) => {
      const rest = prose.replace(allowed, '…');
      return forbidden.flatMap((pattern) =>
        [...rest.matchAll(pattern)].map(([found]) => `${where}: “${found}”, where the word is “${word}”`),
      );
    });
  };
}

/** Removes link targets, tags and names of placeholders from a text. */
export function extractProse(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, '')
    .replace(/\{\{\w+\}\}/g, '{}');
}

/** Makes a pattern that matches any of the wordings as whole words. `*` matches any number of letters. */
function makePattern(wordings: readonly string[], flags: string): RegExp {
  if (wordings.length === 0) return /(?!)/g; // matches nothing
  const any = wordings.map((wording) => wording.split(/\s+/).map(makeWordPattern).join('\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags);
}

function makeWordPattern(word: string): string {
  return word.replace(/[\\^$.|?+()[\]{}/]/g, '\\$&').replaceAll('*', '\\p{L}*');
}
