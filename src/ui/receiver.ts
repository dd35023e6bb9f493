import type { Translator } from '../i18n/translator.ts';
import { type Receiver, shortNameOf } from '../share/receiver.ts';

/** The recipient of error reports of this deployment; null if the build has none. */
export const RECEIVER: Receiver | null = import.meta.env.RECEIVER ?? null;

/** Label of the report button below an answer: where the report goes, or that it is only copied. */
export function labelReport(receiver: Receiver | null, t: Translator<'sharing'>): string {
  return receiver ? t(`wrong-${receiver.kind}`, { to: shortNameOf(receiver) }) : t('wrong-copy');
}

/** Label of the button that reports a question without a search result. */
export function labelQuestion(receiver: Receiver | null, t: Translator<'search'>): string {
  return receiver ? t(`send-${receiver.kind}`, { to: shortNameOf(receiver) }) : t('send-copy');
}
