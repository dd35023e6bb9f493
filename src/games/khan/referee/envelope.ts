import { type CaseEnvelope, createEnvelopeChecks } from '../../../core/case.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';

/** The fields that every case about Khan has. `edition` has no effect: only the German text is known. */
export type KhanEnvelope<Ask extends string> = CaseEnvelope<'khan', Ask, typeof KHAN_RULING_OPTIONS>;

/** Returns the checks of the fields that every case about Khan has. */
export function createKhanChecks<const Ask extends string>(ask: Ask) {
  return createEnvelopeChecks('khan', ask, KHAN_RULING_OPTIONS);
}
