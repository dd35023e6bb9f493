import type { Word } from './schemas.ts';

/** A text that somebody reads, and where it stands. */
export interface ReadText {
  readonly where: string;
  readonly text: string;
}

/** Every wording of a text that one of these words forbids, in a sentence that names the word to write instead. */
export function forbiddenIn({ where, text }: ReadText, words: readonly Word[]): readonly string[] {
  const prose = proseOf(text);
  return words.flatMap((word) => {
    const rest = word.but.reduce((left, allowed) => left.replace(patternOf(allowed, 'giu'), '…'), prose);
    return patternsOf(word).flatMap((pattern) =>
      [...rest.matchAll(pattern)].map(([found]) => `${where}: “${found}”, where the word is “${word.word}”`),
    );
  });
}

/** What is read of a text: no address of a link, no tag and no name of a fact. */
function proseOf(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, '')
    .replace(/\{\{\w+\}\}/g, '{}');
}

function patternsOf({ never, neverWritten }: Word): readonly RegExp[] {
  return [
    ...never.map((wording) => patternOf(wording, 'giu')),
    ...neverWritten.map((wording) => patternOf(wording, 'gu')),
  ];
}

/** Whole words, however they are set apart; `*` stands for any letters, also for none. */
function patternOf(wording: string, flags: string): RegExp {
  const words = wording
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.|?+()[\]{}/]/g, '\\$&').replaceAll('*', '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, flags);
}
