import {
  type CaseEnvelope,
  type ChosenRulings,
  checkChosenRulings,
  createEnvelopeChecks,
  getDefaultRulings,
} from '../../../core/case.ts';
import { type Check, isObject, optional } from '../../../core/check.ts';
import type { ChuHanRulings } from '../rules/ruling.ts';
import { CHU_HAN_RULING_OPTIONS } from '../rules/ruling-options.ts';

type Options = typeof CHU_HAN_RULING_OPTIONS;

/** The rulings that a case may contain: only one has several options. */
type CaseRulings = Partial<ChuHanRulings>;

/**
 * The fields that every case about Chu Han has. The edition is accepted but has no effect: only one text is
 * known.
 */
export interface ChuHanEnvelope<Ask extends string>
  extends Omit<CaseEnvelope<'chu-han', Ask, Options>, 'rulings'> {
  readonly rulings: CaseRulings;
}

const checkAll = checkChosenRulings(CHU_HAN_RULING_OPTIONS);

const checkCaseRulings: Check<CaseRulings> = (value, path, problems) => {
  const all = checkAll(value, path, problems);
  const id = 'hangu-pass-doubled';
  return all && (isObject(value) && Object.hasOwn(value, id) ? { [id]: all[id] } : {});
};

/** Returns the checks of the fields that every case about Chu Han has. */
export function createChuHanChecks<const Ask extends string>(ask: Ask) {
  const fields = createEnvelopeChecks('chu-han', ask, CHU_HAN_RULING_OPTIONS);
  return { ...fields, rulings: optional(checkCaseRulings, {}) };
}

/** Returns the chosen option of each ruling for a case, with defaults. */
export function getChuHanRulings({
  rulings,
}: Pick<ChuHanEnvelope<string>, 'rulings'>): ChosenRulings<Options> {
  return { ...getDefaultRulings(CHU_HAN_RULING_OPTIONS), ...rulings };
}
