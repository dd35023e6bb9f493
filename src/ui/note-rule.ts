import type { RuleId } from '../engine/trace.ts';

/** Remembers on this device that a rule was opened. Fetched then; nothing fails without it. */
export function noteRule(rule: RuleId): void {
  import('./reading.ts').then(({ noteRead }) => noteRead({ rule }), console.warn);
}
