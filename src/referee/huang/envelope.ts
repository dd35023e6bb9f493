import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { type Choices, type Envelope, envelopeFields } from '../case.ts';

/** The fields that every case about Huang has. */
export type HuangEnvelope<Ask extends string> = Envelope<'huang', Ask, typeof HUANG_RULINGS>;

/** A table’s choices for the rulings of Huang. */
export type HuangChoices = Choices<typeof HUANG_RULINGS>;

/** Returns the checks of these fields. */
export function huangEnvelope<const Ask extends string>(ask: Ask) {
  return envelopeFields('huang', ask, HUANG_RULINGS);
}
