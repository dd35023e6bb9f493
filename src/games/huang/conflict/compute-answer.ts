import { getDefaultRulings } from '../../../core/case.ts';
import type { Edition } from '../../../core/edition.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { explainBoardSteps } from '../explain/board.ts';
import { explainOutcome } from '../explain/outcome.ts';
import { answerAction, type HuangActAnswer } from '../referee/answer-action.ts';
import { checkSetupPosition } from '../referee/check-setup-position.ts';
import type { ChosenHuangRulings } from '../referee/envelope.ts';
import type { ConflictStart } from '../referee/open-conflict.ts';
import { toShortCase } from '../referee/short-case.ts';
import type { Decisions } from '../rules/actions/action.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import type { BoardStep } from '../rules/step.ts';
import { createConflictInput } from './conflict-input.ts';
import type { HuangConflict } from './state.ts';
import type {
  ConflictAnswer,
  ConflictInput,
  ConflictTypes,
  FullConflictTranslator,
  SideStrength,
} from './types.ts';

/** The settings on which the result of a conflict can depend. */
interface ConflictSettings {
  readonly edition: Edition;
  /** The ruling on states that share no leader colour with another one. */
  readonly bystanders: ChosenHuangRulings['bystander-states'];
}

/** Returns the edition and ruling that a conflict was opened with, else those of the table. */
export function resolveSettings(
  { edition, bystanders }: HuangConflict,
  settings: ToolSettings<ConflictTypes>,
): ConflictSettings {
  const rulings = { ...getDefaultRulings(HUANG_RULING_OPTIONS), ...settings.rulings.huang };
  return {
    edition: edition ?? settings.edition,
    bystanders: bystanders ?? rulings['bystander-states'],
  };
}

/** Returns a sentence on the result under the other ruling; empty if it is the same. */
export function explainOtherRuling(
  { other, names }: ConflictAnswer,
  t: FullConflictTranslator,
): readonly string[] {
  return other ? [t('other-reading', { outcome: explainOutcome(other, names, t).join(' ') })] : [];
}

/**
 * Evaluates the conflict on a board generated for it; undefined while a state has no leader or no leader
 * revolts.
 */
export function computeAnswer(
  state: HuangConflict,
  settings: ToolSettings<ConflictTypes>,
): ConflictAnswer | undefined {
  const input = createConflictInput(state);
  if (!input) return undefined;
  const resolved = resolveSettings(state, settings);
  const answered = evaluateConflict(input, resolved);
  if (!answered?.answer.rulings.includes('bystander-states')) return answered;
  const bystanders = resolved.bystanders === 'abstain' ? 'fight' : 'abstain';
  return { ...answered, other: evaluateConflict(input, { ...resolved, bystanders })?.answer };
}

/**
 * Evaluates a conflict and makes the decisions that it raises: the winner of a tie as entered, tiles given up
 * in reading order. Undefined while the conflict is incomplete.
 */
function evaluateConflict(input: ConflictInput, settings: ConflictSettings): ConflictAnswer | undefined {
  const { setup, openAction, names } = input;
  if (!openAction) return undefined;
  const { action } = openAction;
  const rulings = {
    ...getDefaultRulings(HUANG_RULING_OPTIONS),
    'bystander-states': settings.bystanders,
  };
  const position = checkSetupPosition(setup);
  if (!position.ok) throw new Error(`No position: ${JSON.stringify(position.error)}`); // not possible here
  const start = { position: position.value, action, rulings };
  const { decisions, answer } = decideConflict(start, openAction.decisions, input.tieWinner);
  return {
    refereeCase: toShortCase({ setup, openAction: { action, decisions } }, toCaseSettings(settings)),
    answer,
    ...start,
    decisions: openAction.decisions,
    names,
    input,
  };
}

/** Answers a conflict with the decisions that it raises, as far as they are known. */
function decideConflict(
  start: ConflictStart,
  decisions: Decisions,
  tieWinner: string | undefined,
): { readonly decisions: Decisions; readonly answer: HuangActAnswer } {
  const { position, action, rulings } = start;
  const answer = answerAction(position, action, decisions, rulings);
  if (!('needs' in answer)) return { decisions, answer };
  const { needs } = answer;
  if (needs.decision === 'discard')
    return decideConflict(start, { ...decisions, discard: needs.options.slice(0, needs.count) }, tieWinner);
  return tieWinner !== undefined && needs.options.includes(tieWinner)
    ? decideConflict(start, { ...decisions, tieWinner }, tieWinner)
    : { decisions, answer };
}

const [DEFAULT_RULING] = HUANG_RULING_OPTIONS['bystander-states'];

/**
 * Returns the edition (always included in a link) and the rulings that differ from the defaults, as fields of
 * a case.
 */
export function toCaseSettings({ edition, bystanders }: ConflictSettings): object {
  return {
    edition,
    ...(bystanders !== DEFAULT_RULING && { rulings: { 'bystander-states': bystanders } }),
  };
}

/** Returns the strength of each state in a war, from the steps of the answer; empty while there is no war. */
export function explainStrengths(
  answered: ConflictAnswer | undefined,
  t: FullConflictTranslator,
): readonly SideStrength[] {
  if (!answered) return [];
  const { answer, names } = answered;
  return names.states.flatMap(({ id }) => {
    const isAboutState = (step: BoardStep) =>
      (step.step === 'strength' && step.of === id) || (step.step === 'bystander' && step.state === id);
    const steps = answer.trace.filter(isAboutState);
    const strength = steps.find((step) => step.step === 'strength')?.strength;
    const [first] = explainBoardSteps(steps, names, t);
    return first ? [{ strength, text: first.text }] : [];
  });
}
