/** Bidirectional control characters, which would affect the text that follows. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Line and paragraph breaks, at which bidirectional formatting is reset, and what no SVG may contain. */
const BREAKS = /[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu;
/** Right-to-left letters, and marks that act like one. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200e\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Prepares user input (a name, a title) for the middle of a sentence, so that text in any script leaves the
 * surrounding words in order. Source: Unicode Bidirectional Algorithm (UAX 9), isolates.
 */
export function isolateBidi(text: string): string {
  const plain = text.replace(BREAKS, ' ').replace(CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
