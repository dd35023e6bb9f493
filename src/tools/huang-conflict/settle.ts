import type { Edition } from '../../engine/edition.ts';
import type { Commitment } from '../../engine/huang/action.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import type { Names } from '../../explain/huang/names.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import { HUANG_ACT, type HuangActAnswer } from '../../referee/huang/act.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { isInReserve, sideAt } from './conflict.ts';
import { revoltBoard, type WarBoard, warBoard } from './made-up.ts';

export type Reading = (typeof HUANG_RULINGS)['bystander-states'][number];

/** What the table plays by, as far as it matters here. */
export interface Table {
  readonly edition: Edition;
  readonly bystanders: Reading;
}

/** A conflict as a case, with the answer, and what the states are called in it. */
export interface Settled {
  readonly asked: object;
  readonly answer: HuangActAnswer | ErrorAnswer;
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
  return conflict.kind === 'war' ? settleWar(conflict, table) : settleRevolt(conflict, table);
}

const [USUAL] = HUANG_RULINGS['bystander-states'];

function envelopeOf({ edition, bystanders }: Table) {
  return {
    game: 'huang',
    ask: 'act',
    ...(edition !== 'en' && { edition }),
    ...(bystanders !== USUAL && { rulings: { 'bystander-states': bystanders } }),
  };
}

function settleWar(conflict: HuangConflict, table: Table): Settled {
  const board = warBoard(conflict.war.sides);
  const { at, states, ...pieces } = board;
  const asked = {
    ...envelopeOf(table),
    position: { ...pieces, players: conflict.players, turn: conflict.acting },
    action: { type: 'place-tile', colour: 'green', at },
  };
  const commitments = commitmentsOf(conflict, board);
  const { tieWinner, sides } = conflict.war;
  const wanted = tieWinner === null ? undefined : states[tieWinner]?.id; // a save may name a third of two
  const settled = decide(asked, { ...(commitments.length > 0 && { commitments }) }, wanted);
  const named = states.map((state, i) => {
    const { leaders } = sideAt(sides, i);
    const dynasties = DYNASTIES.filter((one) => leaders.some((leader) => leader.startsWith(`${one}:`)));
    return { ...state, dynasties };
  });
  return { ...settled, names: { states: named, hasMap: false } };
}

/** The answers that a case gives, as short as they can be. */
type Given = Readonly<Record<string, unknown>>;

/** Asks, and answers what is asked in turn: who wins a tie as the players say, which tiles go as they lie. */
function decide(asked: object, decisions: Given, tieWinner: string | undefined) {
  const whole = { ...asked, ...(Object.keys(decisions).length > 0 && { decisions }) };
  const answer = HUANG_ACT.answer(whole);
  if (!answer.ok || !answer.legal || !('needs' in answer)) return { asked: whole, answer };
  const { needs } = answer;
  const { options } = needs;
  if (needs.decision === 'discard')
    return decide(asked, { ...decisions, discard: options.slice(0, needs.count) }, tieWinner);
  if (tieWinner === undefined || !options.includes(tieWinner)) return { asked: whole, answer };
  return decide(asked, { ...decisions, tieWinner }, tieWinner);
}

function commitmentsOf(conflict: HuangConflict, { states }: WarBoard): readonly Partial<Commitment>[] {
  const { players, war } = conflict;
  return players.flatMap((by) => {
    const { tiles, to } = war.gifts[by];
    const leader = war.gifts[by].leader && isInReserve(conflict, by);
    const state = to === null ? undefined : states[to]?.id;
    if (state === undefined || (tiles === 0 && !leader)) return [];
    return [{ by, to: state, ...(tiles > 0 && { tiles }), ...(leader && { leader }) }];
  });
}

function settleRevolt(conflict: HuangConflict, table: Table): Settled {
  const { acting, players, revolt } = conflict;
  const { at, ...pieces } = revoltBoard(conflict);
  const { attacker, defender } = revolt.gifts;
  const given = [
    { by: acting, ...attacker },
    { by: revolt.defender, ...defender },
  ].map((gift) => ({ ...gift, leader: gift.leader && revolt.colour !== 'yellow' }));
  const commitments = given.filter(({ tiles, leader }) => tiles > 0 || leader);
  const asked = {
    ...envelopeOf(table),
    position: { ...pieces, players, turn: acting },
    action: { type: 'position-leader', colour: revolt.colour, to: at },
    ...(commitments.length > 0 && { decisions: { commitments } }),
  };
  const answer = HUANG_ACT.answer(asked);
  return { asked, answer, names: { states: [], hasMap: false } };
}
