import { nameAt, type SpaceName } from '../../engine/huang/board.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import { leaderNamed, leaderOf } from '../../engine/huang/leader.ts';
import { type Position, spaceOf } from '../../engine/huang/position.ts';
import { setupOf } from '../../engine/huang/setup.ts';
import { statesOf } from '../../engine/huang/states.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { type Names, namesOf, stateAround } from '../../explain/huang/names.ts';
import type { HuangActCase } from '../../referee/huang/act.ts';
import { answerAct } from '../../referee/huang/act-answer.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import type { HuangStatesCase } from '../../referee/huang/states.ts';
import {
  COMMITMENTS_OPEN,
  type HuangConflict,
  MOST_SIDES,
  NOBODY_COMMITS,
  type SideEntry,
} from '../../saves/huang-conflict.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import { questionOf } from './answer.ts';
import type { AnswerTexts } from './kit.ts';
import { freshConflict, NO_SIDE, withGift, withNobodyCommitting, withRevoltGift } from './state.ts';
import { unfinishedSetup } from './unfinished.ts';

// Converts a conflict on the board into numbers. The numbers contain what decides it: the states with their
// red tiles and leaders, the yellow tiles next to two leaders, the acting player, commitments, the winner of
// a tie, the edition and the ruling on bystanders. They do not contain the places of pieces, hands and
// buildings.

/**
 * The conflict that an action starts; undefined if it starts none or is illegal. A case without commitments
 * is final unless `also` says that they are open; if it is the conflict that is open in this tool, the state
 * is kept.
 */
export function stateFrom(
  what: OpenedWhat,
  before: HuangConflict,
  also?: unknown,
): HuangConflict | undefined {
  const opened = conflictFrom(what, before);
  if (!opened || !('ask' in what) || what.ask !== 'act' || also === COMMITMENTS_OPEN) return opened;
  const isSaidHere = opened === before && also !== NOBODY_COMMITS;
  const isGiven = givenIn(questionOf(opened)?.decisions.commitments ?? []).length > 0;
  return isSaidHere || isGiven ? opened : withNobodyCommitting(opened);
}

function conflictFrom(what: OpenedWhat, before: HuangConflict): HuangConflict | undefined {
  if (!('ask' in what) || what.game !== 'huang') return undefined;
  if (what.ask === 'states') return isOwnSoFar(what, before) ? before : atRest(what);
  if (what.ask !== 'act') return undefined;
  const { position, action, decisions, rulings } = what;
  const { legal, trace } = answerAct(position, action, decisions, rulings);
  if (isOwn(what, before)) return withDecisions(what, namesOf(trace, position), before);
  if (!legal) return undefined;
  const fresh = { ...freshBy(what), acting: position.turn };
  const begun = warIn(what, trace, fresh) ?? revoltIn(trace, fresh);
  return begun && withDecisions(what, namesOf(trace, position), begun);
}

type OnBoard = HuangActCase | HuangStatesCase;

/** A conflict with nothing but the table's players and rules. */
function freshBy({ edition, rulings, position }: OnBoard): HuangConflict {
  const { players } = position;
  return { ...freshConflict(), edition, bystanders: rulings['bystander-states'], players };
}

/**
 * The states of a position as those of a coming war; undefined if there is no state, or more states than one
 * tile can unite.
 */
function atRest(what: HuangStatesCase): HuangConflict | undefined {
  const states = statesOf(what.position).map(({ spaces }) => sideFrom(what.position, spaces));
  const [first, second = NO_SIDE, ...others] = states;
  if (!first || states.length > MOST_SIDES) return undefined;
  const fresh = freshBy(what);
  return { ...fresh, war: { ...fresh.war, sides: [first, second, ...others] } };
}

/** Whether the position is the board generated for the incomplete conflict that is open. */
function isOwnSoFar({ position }: HuangStatesCase, before: HuangConflict): boolean {
  const setup = unfinishedSetup(before);
  const own = setup && positionFor(setup);
  return own?.ok === true && JSON.stringify(setupOf(position)) === JSON.stringify(setupOf(own.value));
}

/**
 * Whether it is the board generated for the conflict that is open. The open conflict then knows more than the
 * board.
 */
function isOwn({ position, action }: HuangActCase, before: HuangConflict): boolean {
  const question = questionOf(before);
  const own = question && positionFor(question.setup);
  if (!question || !own?.ok) return false;
  const written = JSON.stringify([setupOf(position), action]);
  return written === JSON.stringify([setupOf(own.value), question.action]);
}

/** The states that a tile has joined in a war: their red tiles, and their leaders in board order. */
function warIn(
  what: HuangActCase,
  trace: readonly BoardStep[],
  fresh: HuangConflict,
): HuangConflict | undefined {
  if (!trace.some(({ step }) => step === 'war')) return undefined;
  const { states } = namesOf(trace, what.position);
  const sides = states.map(({ spaces }) => sideFrom(what.position, spaces));
  return { ...fresh, kind: 'war', war: { ...fresh.war, sides } };
}

/** A state from its spaces: its red tiles, and its leaders in board order. */
function sideFrom(position: Position, spaces: readonly SpaceName[]): SideEntry {
  const { tiles, leaders } = setupOf(position);
  return {
    tiles: spaces.filter((space) => tiles[space] === 'red').length,
    leaders: Object.entries(leaders).flatMap(([space, leader]) => (spaces.includes(space) ? [leader] : [])),
  };
}

/** The two leaders of a revolt, with the number of yellow tiles next to each. */
function revoltIn(trace: readonly BoardStep[], fresh: HuangConflict): HuangConflict | undefined {
  const revolt = trace.find((step) => step.step === 'revolt');
  const strengths = trace.flatMap((step) => (step.step === 'strength' ? [step.tiles] : []));
  const [attacker, defender] = strengths;
  if (!revolt || attacker === undefined || defender === undefined) return undefined;
  const { colour, dynasty } = leaderNamed(revolt.defender);
  const beside = { attacker, defender };
  return { ...fresh, kind: 'revolt', revolt: { ...fresh.revolt, colour, defender: dynasty, beside } };
}

/** Adds the commitments and the winner of a tie. Returns the same object if nothing changes. */
function withDecisions(what: HuangActCase, names: Names, state: HuangConflict): HuangConflict {
  const { commitments } = what.decisions;
  const question = questionOf(state);
  const isGiven = question && JSON.stringify(question.decisions.commitments) === JSON.stringify(commitments);
  const given = isGiven ? state : committed(what, names, state);
  if (state.kind === 'revolt') return given;
  const tieWinner = numberOf(what.decisions.tieWinner, names);
  if (tieWinner === null || tieWinner === given.war.tieWinner) return given;
  return { ...given, war: { ...given.war, tieWinner } };
}

function committed({ decisions }: HuangActCase, names: Names, state: HuangConflict): HuangConflict {
  const { war, revolt } = freshConflict();
  const bare: HuangConflict = {
    ...state,
    ...(state.kind === 'war'
      ? { war: { ...state.war, gifts: war.gifts } }
      : { revolt: { ...state.revolt, gifts: revolt.gifts } }),
  };
  return givenIn(decisions.commitments).reduce((before, { by, to, tiles, leader }) => {
    if (state.kind === 'revolt')
      return withRevoltGift(before, by === state.acting ? 'attacker' : 'defender', { tiles, leader });
    const side = numberOf(to, names);
    return side === null ? before : withGift(before, by, { tiles, leader, to: side });
  }, bare);
}

/** Index of the state that contains a space. */
function numberOf(space: string | null, names: Names): number | null {
  const state = space === null ? undefined : stateAround(space, names);
  return state ? names.states.indexOf(state) : null;
}

/** The facts of a board that the numbers of a conflict cannot contain. */
function lackingOf(what: HuangActCase): readonly Lack[] {
  const { position, action, decisions } = what;
  const { trace } = answerAct(position, action, decisions, what.rulings);
  const { states } = namesOf(trace, position);
  const matching = states.length > 0 ? 'red' : 'yellow';
  const isElsewhere = position.players.some((player) => {
    const space = spaceOf(position, leaderOf(player, matching));
    return (
      space !== undefined && !states.some(({ spaces }) => spaces.includes(nameAt(position.board, space)))
    );
  });
  const { pagodas, palace, granaries, hands } = position;
  const lacks: Readonly<Record<Lack, boolean>> = {
    hands: hands !== undefined && Object.keys(hands).length > 0,
    reserve: isElsewhere,
    buildings: pagodas.length + granaries.length > 0 || palace !== null,
    chain: action.type === 'place-tile' && action.at.length > 1,
    discard: decisions.discard !== null,
  };
  return LACKS.filter((lack) => lacks[lack]);
}

const LACKS = ['hands', 'reserve', 'buildings', 'chain', 'discard'] as const;
type Lack = (typeof LACKS)[number];

/** The same as a sentence. */
export function lackingIn(what: OpenedWhat, t: AnswerTexts): string | undefined {
  if (!('ask' in what) || what.game !== 'huang' || what.ask !== 'act') return undefined;
  const lacks = lackingOf(what);
  if (lacks.length === 0) return undefined;
  return t('numbers-lack', { what: lacks.map((lack) => t(`lack-${lack}`)).join(', ') });
}
