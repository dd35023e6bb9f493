/** What turns the direction of all that follows it, or ends what keeps it from doing so. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** What begins another paragraph or line, in which nothing written before holds. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Letters that run from right to left, and marks that stand for one. */
const FROM_RIGHT =
  /[\u0590-\u08ff\u200e\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What a person wrote (a name, a title), for the middle of a sentence: of whatever letters, it leaves the words round it
 * in their order. Source: Unicode Bidirectional Algorithm (UAX 9), isolates.
 */
export function isolated(text: string): string {
  const plain = text.replace(BREAKS, ' ').replace(CONTROLS, '');
  return FROM_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
