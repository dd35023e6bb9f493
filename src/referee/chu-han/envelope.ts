import { CHU_HAN_RULINGS } from '../../engine/chu-han/rulings.ts';
import { type Choices, checkChoices, defaultsOf, type Envelope, envelopeFields } from '../case.ts';
import { type Check, isObject, optional } from '../check.ts';

type Points = typeof CHU_HAN_RULINGS;

/** What a case names of a table's choices: on the one point where there is more than one. */
type Named = Partial<Pick<Choices<Points>, 'hangu-pass-doubled'>>;

/** What every case about Chu Han carries; its edition is accepted and means nothing, as there is one text. */
export interface ChuHanEnvelope<Ask extends string>
  extends Omit<Envelope<'chu-han', Ask, Points>, 'rulings'> {
  readonly rulings: Named;
}

const checkAll = checkChoices(CHU_HAN_RULINGS);

const checkNamed: Check<Named> = (value, path, problems) => {
  const all = checkAll(value, path, problems);
  const point = 'hangu-pass-doubled';
  return all && (isObject(value) && Object.hasOwn(value, point) ? { [point]: all[point] } : {});
};

/** The fields of the envelope of a case about Chu Han. */
export function chuHanEnvelope<const Ask extends string>(ask: Ask) {
  const fields = envelopeFields('chu-han', ask, CHU_HAN_RULINGS);
  return { ...fields, rulings: optional(checkNamed, {}) };
}

/** The choices by which a case is answered: the default where it names none. */
export function choicesOf({ rulings }: Pick<ChuHanEnvelope<string>, 'rulings'>): Choices<Points> {
  return { ...defaultsOf(CHU_HAN_RULINGS), ...rulings };
}
