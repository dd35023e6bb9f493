import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { type Choices, type Envelope, envelopeFields } from '../case.ts';

/** What every case about Huang carries. */
export type HuangEnvelope<Ask extends string> = Envelope<'huang', Ask, typeof HUANG_RULINGS>;

/** A table’s choices on the open points of Huang. */
export type HuangChoices = Choices<typeof HUANG_RULINGS>;

/** The fields of the envelope of a case about Huang. */
export function huangEnvelope<const Ask extends string>(ask: Ask) {
  return envelopeFields('huang', ask, HUANG_RULINGS);
}
