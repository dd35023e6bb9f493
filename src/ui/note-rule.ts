import type { RuleId } from '../engine/trace.ts';

/** Stores on this device that a rule was opened. The code is lazy-loaded, and errors are ignored. */
export function noteRule(rule: RuleId): void {
  import('./reading.ts').then(({ noteRead }) => noteRead({ rule }), console.warn);
}
