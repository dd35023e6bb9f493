import type { Translator } from '../../../i18n/translator.ts';
import type { RefusalReason } from '../rules/reasons.ts';

/** Explains in a sentence what forbids a move. */
export function explainReason(reason: RefusalReason, t: Translator<'huang-steps'>): string {
  return t(`reason-${reason}`);
}
