import { CHU_HAN_RULING_OPTIONS } from '../../engine/chu-han/ruling-options.ts';
import {
  type CaseEnvelope,
  type ChosenRulings,
  checkChosenRulings,
  createEnvelopeChecks,
  getDefaultRulings,
} from '../case.ts';
import { type Check, isObject, optional } from '../check.ts';

type Points = typeof CHU_HAN_RULING_OPTIONS;

/** The rulings that a case may contain: there is only one with several choices. */
type Named = Partial<Pick<ChosenRulings<Points>, 'hangu-pass-doubled'>>;

/**
 * The fields that every case about Chu Han has. The edition is accepted but has no effect: we know only one
 * text.
 */
export interface ChuHanEnvelope<Ask extends string>
  extends Omit<CaseEnvelope<'chu-han', Ask, Points>, 'rulings'> {
  readonly rulings: Named;
}

const checkAll = checkChosenRulings(CHU_HAN_RULING_OPTIONS);

const checkNamed: Check<Named> = (value, path, problems) => {
  const all = checkAll(value, path, problems);
  const point = 'hangu-pass-doubled';
  return all && (isObject(value) && Object.hasOwn(value, point) ? { [point]: all[point] } : {});
};

/** Returns the checks of these fields. */
export function createChuHanChecks<const Ask extends string>(ask: Ask) {
  const fields = createEnvelopeChecks('chu-han', ask, CHU_HAN_RULING_OPTIONS);
  return { ...fields, rulings: optional(checkNamed, {}) };
}

/** Returns the choices for a case, with defaults. */
export function getChuHanRulings({
  rulings,
}: Pick<ChuHanEnvelope<string>, 'rulings'>): ChosenRulings<Points> {
  return { ...getDefaultRulings(CHU_HAN_RULING_OPTIONS), ...rulings };
}
