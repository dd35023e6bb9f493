import type { Openable } from '../../../share/parse-opened-text.ts';
import { type ConflictNumbers, countConflict, countState } from '../explain/conflict-numbers.ts';
import { createStateNames, findNumberedState, type StateNames } from '../explain/state-names.ts';
import type { HuangActCase } from '../referee/act.ts';
import { checkSetupPosition } from '../referee/check-setup-position.ts';
import type { HuangStatesCase } from '../referee/states.ts';
import { applyAction } from '../rules/actions/apply-action.ts';
import { getSpaceName } from '../rules/board/board.ts';
import { reportStates } from '../rules/board/states.ts';
import { dropEmptyCommitments } from '../rules/conflict/commitment.ts';
import { getLeader } from '../rules/leader.ts';
import { findLeaderSpace, type Position } from '../rules/setup/position.ts';
import { toSetup } from '../rules/setup/setup.ts';
import { COMMITMENTS_OPEN, MOST_SIDES, NO_COMMITMENTS } from '../saves/conflict.ts';
import { createConflictInput } from './conflict-input.ts';
import {
  EMPTY_SIDE,
  freshConflict,
  type HuangConflict,
  withNoCommitments,
  withRevoltCommitment,
  withWarCommitment,
} from './state.ts';
import type { FullConflictTranslator } from './types.ts';

// Converts a conflict on the board into numbers. The numbers contain what decides it: the states with their
// red tiles and leaders, the yellow tiles next to two leaders, the acting player, commitments, the winner of
// a tie, the edition and the ruling on bystanders. They do not contain places of pieces, hands and buildings.

/**
 * Converts an opened case into the conflict that its action starts, or into the war that may come from its
 * position; undefined if there is none. An action without commitments means that no one commits, unless
 * `marker` is `COMMITMENTS_OPEN`. If the case was made from the conflict that is open in this tool, that
 * conflict is kept; with `NO_COMMITMENTS` no one commits in it.
 */
export function fromCase(
  opened: Openable,
  before: HuangConflict,
  marker?: unknown,
): HuangConflict | undefined {
  const conflict = toConflict(opened, before);
  if (!conflict || !('ask' in opened) || opened.ask !== 'act' || marker === COMMITMENTS_OPEN) return conflict;
  const isKept = conflict === before && marker !== NO_COMMITMENTS;
  const commitments = createConflictInput(conflict)?.commitments ?? [];
  const hasCommitments = dropEmptyCommitments(commitments).length > 0;
  return isKept || hasCommitments ? conflict : withNoCommitments(conflict);
}

/** The conflict of a case, with its commitments; `before` if the case was made from it. */
function toConflict(opened: Openable, before: HuangConflict): HuangConflict | undefined {
  if (!('ask' in opened) || opened.game !== 'huang') return undefined;
  if (opened.ask === 'states') return isOwnBoard(opened, before) ? before : toComingWar(opened);
  if (opened.ask !== 'act') return undefined;
  const { position, action, decisions, rulings } = opened;
  const { kind, trace } = applyAction(position, action, decisions, rulings);
  const names = createStateNames(trace, position);
  if (isOwnBoard(opened, before)) return withDecisions(opened, names, before);
  const numbers = kind === 'refused' ? undefined : countConflict(trace, position, names);
  return numbers && withDecisions(opened, names, withNumbers(createFreshConflict(opened), numbers, position));
}

type BoardCase = HuangActCase | HuangStatesCase;

/** A conflict with only the players, edition and rulings of a case. */
function createFreshConflict({ edition, rulings, position }: BoardCase): HuangConflict {
  const { players } = position;
  return { ...freshConflict(), edition, bystanders: rulings['bystander-states'], players };
}

/**
 * The states of a position as those of a coming war; undefined if there is no state, or more states than one
 * tile can unite.
 */
function toComingWar(opened: HuangStatesCase): HuangConflict | undefined {
  const { position } = opened;
  const states = reportStates(position).map(({ spaces }) => countState(position, spaces));
  const [first, second = EMPTY_SIDE, ...others] = states;
  if (!first || states.length > MOST_SIDES) return undefined;
  const fresh = createFreshConflict(opened);
  return { ...fresh, war: { ...fresh.war, sides: [first, second, ...others] } };
}

/**
 * Whether a case is that of the board generated for the open conflict, even without its action. The open
 * conflict then contains more than the board.
 */
function isOwnBoard(opened: BoardCase, before: HuangConflict): boolean {
  const input = createConflictInput(before);
  const own = input && checkSetupPosition(input.setup);
  if (!input || !own?.ok || !isSame(toSetup(opened.position), toSetup(own.value))) return false;
  return opened.ask === 'states' || isSame(opened.action, input.openAction?.action);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Enters the numbers of a conflict, started by the player whose turn it is. */
function withNumbers(fresh: HuangConflict, numbers: ConflictNumbers, { turn }: Position): HuangConflict {
  const { kind, ...entered } = numbers;
  return { ...fresh, kind, acting: turn, [kind]: { ...fresh[kind], ...entered } };
}

/** Adds the commitments and the winner of a tie. Returns the same object if nothing changes. */
function withDecisions(opened: HuangActCase, names: StateNames, state: HuangConflict): HuangConflict {
  const { commitments } = opened.decisions;
  const input = createConflictInput(state);
  const conflict = isSame(input?.commitments, commitments) ? state : withCommitments(opened, names, state);
  if (state.kind === 'revolt') return conflict;
  const tieWinner = findSideIndex(opened.decisions.tieWinner, names);
  if (tieWinner === null || tieWinner === conflict.war.tieWinner) return conflict;
  return { ...conflict, war: { ...conflict.war, tieWinner } };
}

/** Replaces the commitments by those of a case. */
function withCommitments(
  { decisions }: HuangActCase,
  names: StateNames,
  state: HuangConflict,
): HuangConflict {
  const { war, revolt } = freshConflict();
  const uncommitted: HuangConflict = {
    ...state,
    ...(state.kind === 'war'
      ? { war: { ...state.war, commitments: war.commitments } }
      : { revolt: { ...state.revolt, commitments: revolt.commitments } }),
  };
  return dropEmptyCommitments(decisions.commitments).reduce((before, { by, to, tiles, leader }) => {
    if (state.kind === 'revolt')
      return withRevoltCommitment(before, by === state.acting ? 'attacker' : 'defender', { tiles, leader });
    const side = findSideIndex(to, names);
    return side === null ? before : withWarCommitment(before, by, { tiles, leader, to: side });
  }, uncommitted);
}

/** Index of the state that contains a space. */
function findSideIndex(space: string | null, names: StateNames): number | null {
  const state = space === null ? undefined : findNumberedState(space, names);
  return state ? names.states.indexOf(state) : null;
}

/** The facts of a board that the numbers of a conflict cannot contain. */
function listOmissions(opened: HuangActCase): readonly Omission[] {
  const { position, action, decisions, rulings } = opened;
  const { trace } = applyAction(position, action, decisions, rulings);
  const { states } = createStateNames(trace, position);
  const matching = states.length > 0 ? 'red' : 'yellow';
  const hasLeaderOutsideConflict = position.players.some((player) => {
    const space = findLeaderSpace(position, getLeader(player, matching));
    return (
      space !== undefined &&
      !states.some(({ spaces }) => spaces.includes(getSpaceName(position.board, space)))
    );
  });
  const { pagodas, palace, granaries, hands } = position;
  const isOmitted: Readonly<Record<Omission, boolean>> = {
    hands: hands !== undefined && Object.keys(hands).length > 0,
    reserve: hasLeaderOutsideConflict,
    buildings: pagodas.length + granaries.length > 0 || palace !== null,
    chain: action.type === 'place-tile' && action.at.length > 1,
    discard: decisions.discard !== null,
  };
  return OMISSIONS.filter((omission) => isOmitted[omission]);
}

const OMISSIONS = ['hands', 'reserve', 'buildings', 'chain', 'discard'] as const;
type Omission = (typeof OMISSIONS)[number];

/** Returns a sentence that lists the facts of a case that the numbers of a conflict cannot contain. */
export function explainOmissions(opened: Openable, t: FullConflictTranslator): string | undefined {
  if (!('ask' in opened) || opened.game !== 'huang' || opened.ask !== 'act') return undefined;
  const omissions = listOmissions(opened);
  if (omissions.length === 0) return undefined;
  return t('numbers-lack', { what: omissions.map((omission) => t(`lack-${omission}`)).join(', ') });
}
