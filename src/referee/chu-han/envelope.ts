import { CHU_HAN_RULINGS } from '../../engine/chu-han/rulings.ts';
import { type Choices, checkChoices, defaultsOf, type Envelope, envelopeFields } from '../case.ts';
import { type Check, isObject, optional } from '../check.ts';

type Points = typeof CHU_HAN_RULINGS;

/** The rulings that a case may contain: there is only one with several choices. */
type Named = Partial<Pick<Choices<Points>, 'hangu-pass-doubled'>>;

/**
 * The fields that every case about Chu Han has. The edition is accepted but has no effect: we know only one
 * text.
 */
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

/** Returns the checks of these fields. */
export function chuHanEnvelope<const Ask extends string>(ask: Ask) {
  const fields = envelopeFields('chu-han', ask, CHU_HAN_RULINGS);
  return { ...fields, rulings: optional(checkNamed, {}) };
}

/** Returns the choices for a case, with defaults. */
export function choicesOf({ rulings }: Pick<ChuHanEnvelope<string>, 'rulings'>): Choices<Points> {
  return { ...defaultsOf(CHU_HAN_RULINGS), ...rulings };
}
