import { type Action, type Commitment, type Decisions, NO_DECISIONS } from '../../engine/huang/action.ts';
import { type LeaderName, toLeader } from '../../engine/huang/leader.ts';
import { HUANG_RULING_OPTIONS } from '../../engine/huang/ruling-options.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import type { StateNames } from '../../explain/huang/state-names.ts';
import { getDefaultRulings } from '../../referee/case.ts';
import { answerAction } from '../../referee/huang/answer-action.ts';
import { getCheckedPosition } from '../../referee/huang/checked-position.ts';
import { toShortCase } from '../../referee/huang/short-case.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { ToolSettings } from '../shell/tool.ts';
import {
  type GeneratedBoard,
  generateRevoltBoard,
  generateWarBoard,
  type WarBoard,
} from './generated-board.ts';
import { getRevoltSides, getWarCommitment, getWarSide, isSoldierInReserve } from './state.ts';
import type { AllConflictTexts, ConflictAnswer, ConflictTypes } from './types.ts';

type Rules = ToolSettings<ConflictTypes>;

/** The house rules, overridden by the edition and rulings that the conflict was opened with. */
export function resolveSettings({ edition, bystanders }: HuangConflict, houseRules: Rules): Rules {
  if (!edition && !bystanders) return houseRules;
  const own = { ...houseRules, edition: edition ?? houseRules.edition };
  return bystanders ? withBystanders(own, bystanders) : own;
}

function withBystanders(houseRules: Rules, bystanders: NonNullable<HuangConflict['bystanders']>): Rules {
  const { rulings } = houseRules;
  return {
    ...houseRules,
    rulings: { ...rulings, huang: { ...rulings.huang, 'bystander-states': bystanders } },
  };
}

/** The ruling of the table on states that share no leader colour with another one (bystanders). */
export function getBystanderRuling({ rulings }: Rules) {
  return { ...getDefaultRulings(HUANG_RULING_OPTIONS), ...rulings.huang }['bystander-states'];
}

/** The house rules with the other ruling on bystanders. */
function otherReading(houseRules: Rules): Rules {
  return withBystanders(houseRules, getBystanderRuling(houseRules) === 'abstain' ? 'fight' : 'abstain');
}

/** A sentence on the result under the other ruling; empty if it is the same. */
export function explainOtherRuling({ other }: ConflictAnswer, t: AllConflictTexts): readonly string[] {
  return other
    ? [t('other-reading', { outcome: explainOutcome(other.answer, other.names, t).join(' ') })]
    : [];
}

/**
 * Evaluates the conflict on a board generated for it; undefined while a state has no leader or no leader
 * revolts.
 */
export function computeAnswer(state: HuangConflict, houseRules: Rules): ConflictAnswer | undefined {
  const rules = resolveSettings(state, houseRules);
  const answered = answerUnder(state, rules);
  if (!answered?.answer.rulings.includes('bystander-states')) return answered;
  return { ...answered, other: answerUnder(state, otherReading(rules)) };
}

/** Evaluates the conflict by exactly these rules, ignoring those that it was opened with. */
function answerUnder(state: HuangConflict, rules: Rules): ConflictAnswer | undefined {
  const question = getEngineInput(state);
  if (!question) return undefined;
  return { ...decided(question, rules, question.decisions), names: question.names };
}

/** The input of the rules engine for a conflict, independent of rulings. */
interface Question {
  readonly setup: Setup;
  readonly action: Action;
  readonly decisions: Decisions;
  /** Id of the state that wins a tie; undefined for none. */
  readonly tieWinner: string | undefined;
  readonly names: StateNames;
}

const QUESTIONS = new WeakMap<HuangConflict, Question>();

/**
 * Makes the input for a conflict. Memoized by the conflict, so that caches of the engine keyed by its objects
 * work.
 */
export function getEngineInput(state: HuangConflict): Question | undefined {
  const known = QUESTIONS.get(state);
  if (known) return known;
  const made = state.kind === 'war' ? warQuestion(state) : revoltQuestion(state);
  if (made) QUESTIONS.set(state, made);
  return made;
}

/** The set-up of a generated board. */
export function toConflictSetup(
  { board, tiles, leaders }: GeneratedBoard,
  players: readonly Dynasty[],
  turn: Dynasty,
): Setup {
  const nothing = { pagodas: [], palace: null, granaries: [], bandits: [] };
  return { board, players, turn, tiles, leaders, ...nothing };
}

function warQuestion(state: HuangConflict): Question | undefined {
  const { sides, tieWinner } = state.war;
  const [anybody] = state.players; // who placed the tile matters only for a tie, which asks for it
  const turn = state.acting ?? anybody;
  if (!turn || sides.some(({ leaders }) => leaders.length === 0)) return undefined;
  const board = generateWarBoard(sides);
  const named = board.states.map((one, i) => ({
    ...one,
    dynasties: dynastiesIn(getWarSide(sides, i).leaders),
  }));
  return {
    setup: toConflictSetup(board, state.players, turn),
    action: { type: 'place-tile', colour: 'green', at: [board.at] },
    decisions: { ...NO_DECISIONS, commitments: commitmentsOf(state, board) },
    tieWinner: tieWinner === null ? undefined : board.states[tieWinner]?.id, // a save may name a missing one
    names: { states: named, hasMap: false },
  };
}

const dynastiesIn = (leaders: readonly LeaderName[]): readonly Dynasty[] =>
  DYNASTIES.filter((one) => leaders.some((leader) => toLeader(leader).dynasty === one));

function commitmentsOf(state: HuangConflict, { states }: WarBoard): readonly Commitment[] {
  const { players } = state;
  return players.flatMap((by) => {
    const { tiles, to, leader: helps } = getWarCommitment(state, by);
    const leader = helps && isSoldierInReserve(state, by);
    const helped = to === null ? undefined : states[to]?.id;
    return helped === undefined || (tiles === 0 && !leader) ? [] : [{ by, to: helped, tiles, leader }];
  });
}

function revoltQuestion(state: HuangConflict): Question | undefined {
  const fighters = getRevoltSides(state);
  if (!fighters) return undefined;
  const { colour, attacker, defender } = fighters;
  const { beside, gifts } = state.revolt;
  const board = generateRevoltBoard({ colour, defender, beside });
  const given = [
    { by: attacker, to: null, ...gifts.attacker },
    { by: defender, to: null, ...gifts.defender },
  ].map((gift) => ({ ...gift, leader: gift.leader && colour !== 'yellow' }));
  const commitments = given.filter(({ tiles, leader }) => tiles > 0 || leader);
  return {
    setup: toConflictSetup(board, state.players, attacker),
    action: { type: 'position-leader', colour, to: board.at },
    decisions: { ...NO_DECISIONS, commitments },
    tieWinner: undefined,
    names: { states: [], hasMap: false },
  };
}

/**
 * Evaluates a conflict and answers the follow-up questions: the winner of a tie as entered, tiles given up in
 * reading order.
 */
function decided(
  question: Question,
  houseRules: Rules,
  decisions: Decisions,
): Pick<ConflictAnswer, 'refereeCase' | 'answer'> {
  const { setup, action, tieWinner } = question;
  const rulings = {
    ...getDefaultRulings(HUANG_RULING_OPTIONS),
    'bystander-states': getBystanderRuling(houseRules),
  };
  const position = getCheckedPosition(setup);
  if (!position.ok) throw new Error(`No position: ${JSON.stringify(position.error)}`); // not possible here
  const answer = answerAction(position.value, action, decisions, rulings);
  const answered = {
    refereeCase: toShortCase({ setup, dispute: { action, decisions } }, toCaseSettings(houseRules)),
    answer,
  };
  if (!answer.legal || !('needs' in answer)) return answered;
  const { needs } = answer;
  if (needs.decision === 'discard')
    return decided(question, houseRules, { ...decisions, discard: needs.options.slice(0, needs.count) });
  if (tieWinner === undefined || !needs.options.includes(tieWinner)) return answered;
  return decided(question, houseRules, { ...decisions, tieWinner });
}

const [USUAL] = HUANG_RULING_OPTIONS['bystander-states'];

/**
 * The edition (always included in a link) and the rulings that differ from the defaults, as fields of a case.
 */
export function toCaseSettings(houseRules: Rules): object {
  const bystanders = getBystanderRuling(houseRules);
  return {
    edition: houseRules.edition,
    ...(bystanders !== USUAL && { rulings: { 'bystander-states': bystanders } }),
  };
}

/** The strength of a state: the number, and the sum as a sentence. */
export interface SideStrength {
  readonly strength: number | undefined;
  readonly text: string;
}

/** The strength of each state in a war, from the steps of the answer; empty while there is no war. */
export function explainStrengths(
  answered: ConflictAnswer | undefined,
  t: AllConflictTexts,
): readonly SideStrength[] {
  if (!answered) return [];
  const { answer, names } = answered;
  return names.states.flatMap(({ id }) => {
    const isOfState = (step: BoardStep) =>
      (step.step === 'strength' && step.of === id) || (step.step === 'bystander' && step.state === id);
    const steps = answer.trace.filter(isOfState);
    const strength = steps.find((step) => step.step === 'strength')?.strength;
    const [first] = explainBoard(steps, names, t);
    return first ? [{ strength, text: first.text }] : [];
  });
}
