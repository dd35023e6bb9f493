import { type CaseEnvelope, type ChosenRulings, createEnvelopeChecks } from '../../../core/case.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';

/** The fields that every case about Huang has. */
export type HuangEnvelope<Ask extends string> = CaseEnvelope<'huang', Ask, typeof HUANG_RULING_OPTIONS>;

/** The chosen option of each ruling of Huang. */
export type ChosenHuangRulings = ChosenRulings<typeof HUANG_RULING_OPTIONS>;

/** Returns the checks of the fields that every case about Huang has. */
export function createHuangChecks<const Ask extends string>(ask: Ask) {
  return createEnvelopeChecks('huang', ask, HUANG_RULING_OPTIONS);
}
