/** Letters that do not fall apart into a plain one and a mark. */
const LIGATURES: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };
/** A word, or two single letters with a sign between them: so the names of games are shortened, *T&E*, *Y + Y*. */
const WORD = /\p{L}\s?[&+]\s?\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** A word of a text, and where it stands there. */
export interface TextWord {
  readonly text: string;
  readonly at: number;
}

/** The words of a text in order; an apostrophe binds, a hyphen parts, and a shortened name is one word. */
export function splitWords(text: string): readonly TextWord[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], at: match.index }));
}

/** A word as it is compared: small letters without marks, so that *Lü* is *lu* and *królestwo* *krolestwo*. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/\s?[&+]\s?/, '&')
    .replace(/['’](s$)?/g, '')
    .replace(/[łßæœø]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
