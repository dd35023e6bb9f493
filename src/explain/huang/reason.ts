import type { Reason } from '../../engine/huang/reasons.ts';
import type { Translator } from '../../i18n/translator.ts';

/** What forbids a move, in a sentence. Texts: `huang-board`. */
export function explainReason(reason: Reason, t: Translator): string {
  return t(`reason-${reason}`);
}
