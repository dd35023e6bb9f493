import type { Edition } from '../../engine/edition.ts';
import { type Action, type Commitment, type Decisions, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import type { Names } from '../../explain/huang/names.ts';
import { defaultsOf } from '../../referee/case.ts';
import { answerAct, type HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import { writtenCase } from '../../referee/huang/written-case.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { isInReserve, sideAt } from './conflict.ts';
import { type MadeUp, revoltBoard, type WarBoard, warBoard } from './made-up.ts';

export type Reading = (typeof HUANG_RULINGS)['bystander-states'][number];

/** What the table plays by, as far as it matters here. */
export interface Table {
  readonly edition: Edition;
  readonly bystanders: Reading;
}

/** A conflict as a case, with the answer, and what the states are called in it. */
export interface Settled {
  readonly asked: object;
  readonly answer: HuangActAnswer;
  readonly names: Names;
}

/** An answer as it is told here: nobody was asked who sits where, so nothing is said of the order in a war. */
export function toldOf(answer: HuangActAnswer): HuangActAnswer {
  const isWar = answer.trace.some(({ step }) => step === 'war');
  const trace = answer.trace.filter(({ step }) => !isWar || step !== 'commitment-order');
  return { ...answer, trace };
}

/** The other reading of the open point about states that share no leader colour. */
export function otherReading({ bystanders, ...table }: Table): Table {
  return { ...table, bystanders: bystanders === 'abstain' ? 'fight' : 'abstain' };
}

/** Asks the referee about a conflict on a board made up for it. */
export function settle(conflict: HuangConflict, table: Table): Settled {
  const { setup, action, decisions, tieWinner, names } = madeUpFor(conflict);
  return { ...decide({ setup, action, table }, decisions, tieWinner), names };
}

/** What is asked of the referee about a conflict, however the table reads the rules. */
interface Question {
  readonly setup: Setup;
  readonly action: Action;
  readonly decisions: Decisions;
  /** The state that wins a tie, if there is one. */
  readonly tieWinner: string | undefined;
  readonly names: Names;
}

const MADE_UP = new WeakMap<HuangConflict, Question>();

/** The question about a conflict, made up once, so that what is known of it is found again. */
function madeUpFor(conflict: HuangConflict): Question {
  const known = MADE_UP.get(conflict);
  if (known) return known;
  const made = conflict.kind === 'war' ? madeUpWar(conflict) : madeUpRevolt(conflict);
  MADE_UP.set(conflict, made);
  return made;
}

function setupOn({ board, tiles, leaders }: MadeUp, { players, acting }: HuangConflict): Setup {
  const nothing = { pagodas: [], palace: null, granaries: [], bandits: [] };
  return { board, players, turn: acting, tiles, leaders, ...nothing };
}

function madeUpWar(conflict: HuangConflict): Question {
  const board = warBoard(conflict.war.sides);
  const { tieWinner, sides } = conflict.war;
  const named = board.states.map((state, i) => {
    const { leaders } = sideAt(sides, i);
    const dynasties = DYNASTIES.filter((one) => leaders.some((leader) => leader.startsWith(`${one}:`)));
    return { ...state, dynasties };
  });
  return {
    setup: setupOn(board, conflict),
    action: { type: 'place-tile', colour: 'green', at: [board.at] },
    decisions: { ...NOTHING_DECIDED, commitments: commitmentsOf(conflict, board) },
    tieWinner: tieWinner === null ? undefined : board.states[tieWinner]?.id, // a save may name a third of two
    names: { states: named, hasMap: false },
  };
}

function commitmentsOf(conflict: HuangConflict, { states }: WarBoard): readonly Commitment[] {
  const { players, war } = conflict;
  return players.flatMap((by) => {
    const { tiles, to } = war.gifts[by];
    const leader = war.gifts[by].leader && isInReserve(conflict, by);
    const state = to === null ? undefined : states[to]?.id;
    return state === undefined || (tiles === 0 && !leader) ? [] : [{ by, to: state, tiles, leader }];
  });
}

function madeUpRevolt(conflict: HuangConflict): Question {
  const { acting, revolt } = conflict;
  const board = revoltBoard(conflict);
  const { attacker, defender } = revolt.gifts;
  const given = [
    { by: acting, to: null, ...attacker },
    { by: revolt.defender, to: null, ...defender },
  ].map((gift) => ({ ...gift, leader: gift.leader && revolt.colour !== 'yellow' }));
  const commitments = given.filter(({ tiles, leader }) => tiles > 0 || leader);
  return {
    setup: setupOn(board, conflict),
    action: { type: 'position-leader', colour: revolt.colour, to: board.at },
    decisions: { ...NOTHING_DECIDED, commitments },
    tieWinner: undefined,
    names: { states: [], hasMap: false },
  };
}

type Asked = Pick<Question, 'setup' | 'action'> & { readonly table: Table };

/** Asks, and answers what is asked in turn: who wins a tie as the players say, which tiles go as they lie. */
function decide(
  asked: Asked,
  decisions: Decisions,
  tieWinner: string | undefined,
): Pick<Settled, 'asked' | 'answer'> {
  const { setup, action, table } = asked;
  const rulings = { ...defaultsOf(HUANG_RULINGS), 'bystander-states': table.bystanders };
  const position = positionFor(setup);
  if (!position.ok) throw new Error(`No position: ${JSON.stringify(position.error)}`); // the entry lets none such arise
  const answer = answerAct(position.value, action, decisions, rulings);
  const settled = { asked: writtenCase({ setup, dispute: { action, decisions } }, houseOf(table)), answer };
  if (!answer.legal || !('needs' in answer)) return settled;
  const { needs } = answer;
  if (needs.decision === 'discard')
    return decide(asked, { ...decisions, discard: needs.options.slice(0, needs.count) }, tieWinner);
  if (tieWinner === undefined || !needs.options.includes(tieWinner)) return settled;
  return decide(asked, { ...decisions, tieWinner }, tieWinner);
}

const [USUAL] = HUANG_RULINGS['bystander-states'];

/** The edition and the reading of a table, as short as a case can say them. */
function houseOf({ edition, bystanders }: Table): object {
  return {
    ...(edition !== 'en' && { edition }),
    ...(bystanders !== USUAL && { rulings: { 'bystander-states': bystanders } }),
  };
}
