import { CHU_HAN_RULINGS } from '../../engine/chu-han/rulings.ts';
import { type Envelope, envelopeFields } from '../case.ts';

/** What every case about Chu Han carries; its edition is accepted and means nothing, as there is one text. */
export type ChuHanEnvelope<Ask extends string> = Envelope<'chu-han', Ask, typeof CHU_HAN_RULINGS>;

/** The fields of the envelope of a case about Chu Han. */
export function chuHanEnvelope<const Ask extends string>(ask: Ask) {
  return envelopeFields('chu-han', ask, CHU_HAN_RULINGS);
}
