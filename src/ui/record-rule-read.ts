import type { RuleId } from '../core/trace.ts';

/** Stores on this device that a rule was opened. The code is lazy-loaded, and errors are ignored. */
export function recordRuleRead(rule: RuleId): void {
  import('./recent-reads.ts').then(({ recordRead }) => recordRead({ rule }), console.warn);
}
