import type { Reason } from '../../engine/huang/reasons.ts';
import type { Translator } from '../../i18n/translator.ts';

/** What forbids a move, in a sentence. */
export function explainReason(reason: Reason, t: Translator<'huang-board'>): string {
  return t(`reason-${reason}`);
}
