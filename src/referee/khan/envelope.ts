import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { type Envelope, envelopeFields } from '../case.ts';

/** The fields that every case about Khan has. `edition` has no effect: we only know the German text. */
export type KhanEnvelope<Ask extends string> = Envelope<'khan', Ask, typeof KHAN_RULINGS>;

/** Returns the checks of these fields. */
export function khanEnvelope<const Ask extends string>(ask: Ask) {
  return envelopeFields('khan', ask, KHAN_RULINGS);
}
