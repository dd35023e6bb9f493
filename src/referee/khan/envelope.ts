import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { type Envelope, envelopeFields } from '../case.ts';

/** What every case about Khan carries. Its `edition` changes nothing: one text is known, the German. */
export type KhanEnvelope<Ask extends string> = Envelope<'khan', Ask, typeof KHAN_RULINGS>;

/** The fields of the envelope of a case about Khan. */
export function khanEnvelope<const Ask extends string>(ask: Ask) {
  return envelopeFields('khan', ask, KHAN_RULINGS);
}
