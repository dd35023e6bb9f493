import type { Word } from './schemas.ts';

/** A text that somebody reads, and where it stands. */
export interface ReadText {
  readonly where: string;
  readonly text: string;
}

/** A check of texts: every wording that one of these words forbids, in a sentence that names the word to write. */
export function makeWordingCheck(words: readonly Word[]): (text: ReadText) => readonly string[] {
  const searches = words.map(({ word, never, neverWritten, but }) => ({
    word,
    allowed: patternOf(but, 'giu'),
    forbidden: [patternOf(never, 'giu'), patternOf(neverWritten, 'gu')],
  }));
  return ({ where, text }) => {
    const prose = proseOf(text);
    return searches.flatMap(({ word, allowed, forbidden }) => {
      const rest = prose.replace(allowed, '…');
      return forbidden.flatMap((pattern) =>
        [...rest.matchAll(pattern)].map(([found]) => `${where}: “${found}”, where the word is “${word}”`),
      );
    });
  };
}

/** What is read of a text: no address of a link, no tag and no name of a fact. */
export function proseOf(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, '')
    .replace(/\{\{\w+\}\}/g, '{}');
}

/** Any of some wordings as whole words, however they are set apart; `*` stands for any letters, also for none. */
function patternOf(wordings: readonly string[], flags: string): RegExp {
  if (wordings.length === 0) return /(?!)/g; // found nowhere
  const any = wordings.map((wording) => wording.split(/\s+/).map(lettersOf).join('\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags);
}

function lettersOf(word: string): string {
  return word.replace(/[\\^$.|?+()[\]{}/]/g, '\\$&').replaceAll('*', '\\p{L}*');
}
