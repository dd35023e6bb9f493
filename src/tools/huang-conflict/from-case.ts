import { getSpaceName, type SpaceName } from '../../engine/huang/board.ts';
import { dropEmptyCommitments } from '../../engine/huang/commitment.ts';
import { getLeader, toLeader } from '../../engine/huang/leader.ts';
import { findLeaderSpace, type Position } from '../../engine/huang/position.ts';
import { toSetup } from '../../engine/huang/setup.ts';
import { reportStates } from '../../engine/huang/states.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { createStateNames, findNumberedState, type StateNames } from '../../explain/huang/state-names.ts';
import type { HuangActCase } from '../../referee/huang/act.ts';
import { answerAction } from '../../referee/huang/answer-action.ts';
import { getCheckedPosition } from '../../referee/huang/checked-position.ts';
import type { HuangStatesCase } from '../../referee/huang/states.ts';
import {
  COMMITMENTS_OPEN,
  type HuangConflict,
  MOST_SIDES,
  NOBODY_COMMITS,
  type SideEntry,
} from '../../saves/huang-conflict.ts';
import type { Openable } from '../shell/OpenDialog.tsx';
import { getEngineInput } from './compute-answer.ts';
import { toPartialSetup } from './partial-case.ts';
import {
  EMPTY_SIDE,
  freshConflict,
  withNobodyCommitting,
  withRevoltCommitment,
  withWarCommitment,
} from './state.ts';
import type { AllConflictTexts } from './types.ts';

// Converts a conflict on the board into numbers. The numbers contain what decides it: the states with their
// red tiles and leaders, the yellow tiles next to two leaders, the acting player, commitments, the winner of
// a tie, the edition and the ruling on bystanders. They do not contain the places of pieces, hands and
// buildings.

/**
 * The conflict that an action starts; undefined if it starts none or is illegal. A case without commitments
 * is final unless `also` says that they are open; if it is the conflict that is open in this tool, the state
 * is kept.
 */
export function fromCase(what: Openable, before: HuangConflict, also?: unknown): HuangConflict | undefined {
  const opened = conflictFrom(what, before);
  if (!opened || !('ask' in what) || what.ask !== 'act' || also === COMMITMENTS_OPEN) return opened;
  const isSaidHere = opened === before && also !== NOBODY_COMMITS;
  const isGiven = dropEmptyCommitments(getEngineInput(opened)?.decisions.commitments ?? []).length > 0;
  return isSaidHere || isGiven ? opened : withNobodyCommitting(opened);
}

function conflictFrom(what: Openable, before: HuangConflict): HuangConflict | undefined {
  if (!('ask' in what) || what.game !== 'huang') return undefined;
  if (what.ask === 'states') return isOwnSoFar(what, before) ? before : atRest(what);
  if (what.ask !== 'act') return undefined;
  const { position, action, decisions, rulings } = what;
  const { legal, trace } = answerAction(position, action, decisions, rulings);
  if (isOwn(what, before)) return withDecisions(what, createStateNames(trace, position), before);
  if (!legal) return undefined;
  const fresh = { ...freshBy(what), acting: position.turn };
  const begun = warIn(what, trace, fresh) ?? revoltIn(trace, fresh);
  return begun && withDecisions(what, createStateNames(trace, position), begun);
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
  const states = reportStates(what.position).map(({ spaces }) => sideFrom(what.position, spaces));
  const [first, second = EMPTY_SIDE, ...others] = states;
  if (!first || states.length > MOST_SIDES) return undefined;
  const fresh = freshBy(what);
  return { ...fresh, war: { ...fresh.war, sides: [first, second, ...others] } };
}

/** Whether the position is the board generated for the incomplete conflict that is open. */
function isOwnSoFar({ position }: HuangStatesCase, before: HuangConflict): boolean {
  const setup = toPartialSetup(before);
  const own = setup && getCheckedPosition(setup);
  return own?.ok === true && JSON.stringify(toSetup(position)) === JSON.stringify(toSetup(own.value));
}

/**
 * Whether it is the board generated for the conflict that is open. The open conflict then knows more than the
 * board.
 */
function isOwn({ position, action }: HuangActCase, before: HuangConflict): boolean {
  const question = getEngineInput(before);
  const own = question && getCheckedPosition(question.setup);
  if (!question || !own?.ok) return false;
  const written = JSON.stringify([toSetup(position), action]);
  return written === JSON.stringify([toSetup(own.value), question.action]);
}

/** The states that a tile has joined in a war: their red tiles, and their leaders in board order. */
function warIn(
  what: HuangActCase,
  trace: readonly BoardStep[],
  fresh: HuangConflict,
): HuangConflict | undefined {
  if (!trace.some(({ step }) => step === 'war')) return undefined;
  const { states } = createStateNames(trace, what.position);
  const sides = states.map(({ spaces }) => sideFrom(what.position, spaces));
  return { ...fresh, kind: 'war', war: { ...fresh.war, sides } };
}

/** A state from its spaces: its red tiles, and its leaders in board order. */
function sideFrom(position: Position, spaces: readonly SpaceName[]): SideEntry {
  const { tiles, leaders } = toSetup(position);
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
  const { colour, dynasty } = toLeader(revolt.defender);
  const beside = { attacker, defender };
  return { ...fresh, kind: 'revolt', revolt: { ...fresh.revolt, colour, defender: dynasty, beside } };
}

/** Adds the commitments and the winner of a tie. Returns the same object if nothing changes. */
function withDecisions(what: HuangActCase, names: StateNames, state: HuangConflict): HuangConflict {
  const { commitments } = what.decisions;
  const question = getEngineInput(state);
  const isGiven = question && JSON.stringify(question.decisions.commitments) === JSON.stringify(commitments);
  const given = isGiven ? state : committed(what, names, state);
  if (state.kind === 'revolt') return given;
  const tieWinner = numberOf(what.decisions.tieWinner, names);
  if (tieWinner === null || tieWinner === given.war.tieWinner) return given;
  return { ...given, war: { ...given.war, tieWinner } };
}

function committed({ decisions }: HuangActCase, names: StateNames, state: HuangConflict): HuangConflict {
  const { war, revolt } = freshConflict();
  const bare: HuangConflict = {
    ...state,
    ...(state.kind === 'war'
      ? { war: { ...state.war, gifts: war.gifts } }
      : { revolt: { ...state.revolt, gifts: revolt.gifts } }),
  };
  return dropEmptyCommitments(decisions.commitments).reduce((before, { by, to, tiles, leader }) => {
    if (state.kind === 'revolt')
      return withRevoltCommitment(before, by === state.acting ? 'attacker' : 'defender', { tiles, leader });
    const side = numberOf(to, names);
    return side === null ? before : withWarCommitment(before, by, { tiles, leader, to: side });
  }, bare);
}

/** Index of the state that contains a space. */
function numberOf(space: string | null, names: StateNames): number | null {
  const state = space === null ? undefined : findNumberedState(space, names);
  return state ? names.states.indexOf(state) : null;
}

/** The facts of a board that the numbers of a conflict cannot contain. */
function lackingOf(what: HuangActCase): readonly Lack[] {
  const { position, action, decisions } = what;
  const { trace } = answerAction(position, action, decisions, what.rulings);
  const { states } = createStateNames(trace, position);
  const matching = states.length > 0 ? 'red' : 'yellow';
  const isElsewhere = position.players.some((player) => {
    const space = findLeaderSpace(position, getLeader(player, matching));
    return (
      space !== undefined &&
      !states.some(({ spaces }) => spaces.includes(getSpaceName(position.board, space)))
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
export function explainOmissions(what: Openable, t: AllConflictTexts): string | undefined {
  if (!('ask' in what) || what.game !== 'huang' || what.ask !== 'act') return undefined;
  const lacks = lackingOf(what);
  if (lacks.length === 0) return undefined;
  return t('numbers-lack', { what: lacks.map((lack) => t(`lack-${lack}`)).join(', ') });
}
