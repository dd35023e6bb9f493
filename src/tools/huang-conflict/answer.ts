import { type Action, type Commitment, type Decisions, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { type LeaderName, leaderNamed } from '../../engine/huang/leader.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import type { Names } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import { defaultsOf } from '../../referee/case.ts';
import { answerAct } from '../../referee/huang/act-answer.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import { writtenCase } from '../../referee/huang/written-case.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { HouseRules } from '../shell/tool.ts';
import type { AnswerTexts, Conflict, ConflictAnswer } from './kit.ts';
import { type MadeUp, revoltBoard, type WarBoard, warBoard } from './made-up.ts';
import { fightersOf, giftOf, isInReserve, sideAt } from './state.ts';

type Rules = HouseRules<Conflict>;

/** The house rules, overridden by the edition and rulings that the conflict was opened with. */
export function rulesOf({ edition, bystanders }: HuangConflict, houseRules: Rules): Rules {
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
export function bystandersOf({ rulings }: Rules) {
  return { ...defaultsOf(HUANG_RULINGS), ...rulings.huang }['bystander-states'];
}

/** The house rules with the other ruling on bystanders. */
function otherReading(houseRules: Rules): Rules {
  return withBystanders(houseRules, bystandersOf(houseRules) === 'abstain' ? 'fight' : 'abstain');
}

/** A sentence on the result under the other ruling; empty if it is the same. */
export function sayOtherReading({ other }: ConflictAnswer, t: AnswerTexts): readonly string[] {
  return other
    ? [t('other-reading', { outcome: explainOutcome(other.answer, other.names, t).join(' ') })]
    : [];
}

/**
 * Evaluates the conflict on a board generated for it; undefined while a state has no leader or no leader
 * revolts.
 */
export function answerOf(state: HuangConflict, houseRules: Rules): ConflictAnswer | undefined {
  const rules = rulesOf(state, houseRules);
  const answered = answerUnder(state, rules);
  if (!answered?.answer.rulings.includes('bystander-states')) return answered;
  return { ...answered, other: answerUnder(state, otherReading(rules)) };
}

/** Evaluates the conflict by exactly these rules, ignoring those that it was opened with. */
function answerUnder(state: HuangConflict, rules: Rules): ConflictAnswer | undefined {
  const question = questionOf(state);
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
  readonly names: Names;
}

const QUESTIONS = new WeakMap<HuangConflict, Question>();

/**
 * Makes the input for a conflict. Memoized by the conflict, so that caches of the engine keyed by its objects
 * work.
 */
export function questionOf(state: HuangConflict): Question | undefined {
  const known = QUESTIONS.get(state);
  if (known) return known;
  const made = state.kind === 'war' ? warQuestion(state) : revoltQuestion(state);
  if (made) QUESTIONS.set(state, made);
  return made;
}

/** The set-up of a generated board. */
export function setupOn(
  { board, tiles, leaders }: MadeUp,
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
  const board = warBoard(sides);
  const named = board.states.map((one, i) => ({ ...one, dynasties: dynastiesIn(sideAt(sides, i).leaders) }));
  return {
    setup: setupOn(board, state.players, turn),
    action: { type: 'place-tile', colour: 'green', at: [board.at] },
    decisions: { ...NOTHING_DECIDED, commitments: commitmentsOf(state, board) },
    tieWinner: tieWinner === null ? undefined : board.states[tieWinner]?.id, // a save may name a missing one
    names: { states: named, hasMap: false },
  };
}

const dynastiesIn = (leaders: readonly LeaderName[]): readonly Dynasty[] =>
  DYNASTIES.filter((one) => leaders.some((leader) => leaderNamed(leader).dynasty === one));

function commitmentsOf(state: HuangConflict, { states }: WarBoard): readonly Commitment[] {
  const { players } = state;
  return players.flatMap((by) => {
    const { tiles, to, leader: helps } = giftOf(state, by);
    const leader = helps && isInReserve(state, by);
    const helped = to === null ? undefined : states[to]?.id;
    return helped === undefined || (tiles === 0 && !leader) ? [] : [{ by, to: helped, tiles, leader }];
  });
}

function revoltQuestion(state: HuangConflict): Question | undefined {
  const fighters = fightersOf(state);
  if (!fighters) return undefined;
  const { colour, attacker, defender } = fighters;
  const { beside, gifts } = state.revolt;
  const board = revoltBoard({ colour, defender, beside });
  const given = [
    { by: attacker, to: null, ...gifts.attacker },
    { by: defender, to: null, ...gifts.defender },
  ].map((gift) => ({ ...gift, leader: gift.leader && colour !== 'yellow' }));
  const commitments = given.filter(({ tiles, leader }) => tiles > 0 || leader);
  return {
    setup: setupOn(board, state.players, attacker),
    action: { type: 'position-leader', colour, to: board.at },
    decisions: { ...NOTHING_DECIDED, commitments },
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
): Pick<ConflictAnswer, 'asked' | 'answer'> {
  const { setup, action, tieWinner } = question;
  const rulings = { ...defaultsOf(HUANG_RULINGS), 'bystander-states': bystandersOf(houseRules) };
  const position = positionFor(setup);
  if (!position.ok) throw new Error(`No position: ${JSON.stringify(position.error)}`); // not possible here
  const answer = answerAct(position.value, action, decisions, rulings);
  const answered = {
    asked: writtenCase({ setup, dispute: { action, decisions } }, envelopeOf(houseRules)),
    answer,
  };
  if (!answer.legal || !('needs' in answer)) return answered;
  const { needs } = answer;
  if (needs.decision === 'discard')
    return decided(question, houseRules, { ...decisions, discard: needs.options.slice(0, needs.count) });
  if (tieWinner === undefined || !needs.options.includes(tieWinner)) return answered;
  return decided(question, houseRules, { ...decisions, tieWinner });
}

const [USUAL] = HUANG_RULINGS['bystander-states'];

/**
 * The edition (always included in a link) and the rulings that differ from the defaults, as fields of a case.
 */
export function envelopeOf(houseRules: Rules): object {
  const bystanders = bystandersOf(houseRules);
  return {
    edition: houseRules.edition,
    ...(bystanders !== USUAL && { rulings: { 'bystander-states': bystanders } }),
  };
}

/** The strength of a state: the number, and the sum as a sentence. */
export interface Sum {
  readonly strength: number | undefined;
  readonly text: string;
}

/** The strength of each state in a war, from the steps of the answer; empty while there is no war. */
export function sumsOf(answered: ConflictAnswer | undefined, t: AnswerTexts): readonly Sum[] {
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
