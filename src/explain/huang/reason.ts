import type { RefusalReason } from '../../engine/huang/reasons.ts';
import type { Translator } from '../../i18n/translator.ts';

/** Explains in a sentence what forbids a move. */
export function explainReason(reason: RefusalReason, t: Translator<'huang-steps'>): string {
  return t(`reason-${reason}`);
}
