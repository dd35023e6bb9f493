import type { RuleId } from '../engine/trace.ts';

/** A sentence and the rule that stands behind it. */
export interface Sentence {
  readonly rule: RuleId;
  readonly text: string;
}

/** A text as the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
