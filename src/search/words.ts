/** Letters that Unicode does not decompose into a plain letter and a diacritic. */
const LIGATURES: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };
/** A word, or two single letters joined by a sign, such as the short names of games: *T&E*, *Y + Y*. */
const WORD = /\p{L}\s?[&+]\s?\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** A word of a text with its offset. */
export interface TextWord {
  readonly text: string;
  readonly at: number;
}

/** Splits a text into words: at hyphens, not at apostrophes, nor within short names such as *T&E*. */
export function splitWords(text: string): readonly TextWord[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], at: match.index }));
}

/**
 * Folds a word for comparison. It becomes lower case without diacritics and ligatures, *Lü* to *lu* and
 * *królestwo* to *krolestwo*. Apostrophes and a possessive s are removed. A joining `+` becomes `&`.
 */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/\s?[&+]\s?/, '&')
    .replace(/['’](s$)?/g, '')
    .replace(/[łßæœø]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
