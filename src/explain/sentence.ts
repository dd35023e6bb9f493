import type { RuleId } from '../core/trace.ts';

/** A sentence with the rule behind it. */
export interface CitedSentence {
  readonly rule: RuleId;
  readonly text: string;
}

/** Capitalizes a text for the beginning of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
