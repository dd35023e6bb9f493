import type { Translator } from '../i18n/translator.ts';
import { type Receiver, shortNameOf } from '../share/receiver.ts';

/** Who gets reports of this copy of Yamen; null where its build named nobody. */
export const RECEIVER: Receiver | null = import.meta.env.RECEIVER ?? null;

/** What the button under an answer says: where a report goes, or that it is copied and no more. */
export function labelReport(receiver: Receiver | null, t: Translator<'sharing'>): string {
  return receiver ? t(`wrong-${receiver.kind}`, { to: shortNameOf(receiver) }) : t('wrong-copy');
}

/** The same of the button for a question that the search did not answer. */
export function labelQuestion(receiver: Receiver | null, t: Translator<'search'>): string {
  return receiver ? t(`send-${receiver.kind}`, { to: shortNameOf(receiver) }) : t('send-copy');
}
