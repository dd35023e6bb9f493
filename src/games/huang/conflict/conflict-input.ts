import { type Action, type Commitment, type Decisions, NO_DECISIONS } from '../rules/actions/action.ts';
import { dropEmptyCommitments } from '../rules/conflict/commitment.ts';
import { type LeaderName, toLeader } from '../rules/leader.ts';
import { createEmptySetup, type Setup } from '../rules/setup/setup.ts';
import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import {
  type GeneratedBoard,
  generateRevoltBoard,
  generateWarBoard,
  type WarBoard,
} from './generated-board.ts';
import {
  getRevoltSides,
  getWarCommitment,
  getWarSide,
  type HuangConflict,
  isBegun,
  isSoldierInReserve,
} from './state.ts';
import type { ConflictInput } from './types.ts';

/**
 * Converts the numbers into a board generated for them, with the action that starts the conflict once nothing
 * is missing. Undefined if nothing is entered.
 */
export function createConflictInput(state: HuangConflict): ConflictInput | undefined {
  const [firstPlayer] = state.players; // who placed the tile only matters in a tie, and is asked then
  const turn = state.acting ?? firstPlayer;
  if (!isBegun(state) || !turn) return undefined;
  return state.kind === 'war' ? createWarInput(state, turn) : createRevoltInput(state, turn);
}

/** Creates the input for a war; its action is missing while a state has no leader. */
function createWarInput(state: HuangConflict, turn: Dynasty): ConflictInput {
  const { sides, tieWinner } = state.war;
  const board = generateWarBoard(sides);
  const isComplete = sides.every(({ leaders }) => leaders.length > 0);
  const states = board.states.flatMap((spaces, i) => {
    const [id] = spaces;
    const dynasties = listDynasties(getWarSide(sides, i).leaders);
    return id === undefined ? [] : [{ id, spaces, dynasties }];
  });
  const entered = listWarCommitments(state, board);
  const commitments = isComplete ? entered.filter(({ to }) => to !== null) : entered;
  const action: Action = { type: 'place-tile', colour: 'green', at: [board.at] };
  return {
    setup: toSetup(board, state.players, turn),
    openAction: isComplete ? { action, decisions: withCommitments(commitments) } : null,
    commitments,
    tieWinner: tieWinner === null ? undefined : board.states[tieWinner]?.[0], // a save may name a missing one
    names: { states, hasMap: false },
  };
}

const listDynasties = (leaders: readonly LeaderName[]): readonly Dynasty[] =>
  DYNASTIES.filter((one) => leaders.some((leader) => toLeader(leader).dynasty === one));

/**
 * The commitments to a war, without empty ones; those without a state or to an empty one support none yet.
 */
function listWarCommitments(state: HuangConflict, { states }: WarBoard): readonly Commitment[] {
  return dropEmptyCommitments(
    state.players.map((by) => {
      const { tiles, to, leader } = getWarCommitment(state, by);
      const supported = to === null ? undefined : states[to]?.[0];
      return { by, to: supported ?? null, tiles, leader: leader && isSoldierInReserve(state, by) };
    }),
  );
}

/** Creates the input for a revolt; its action is missing while the leaders are incomplete. */
function createRevoltInput(state: HuangConflict, turn: Dynasty): ConflictInput {
  const { colour, defender, commitments: entries } = state.revolt;
  const board = generateRevoltBoard(state);
  const roles = [
    { by: state.acting, ...entries.attacker },
    { by: defender, ...entries.defender },
  ];
  const entered = roles.flatMap(({ by, tiles, leader }) =>
    by ? [{ by, to: null, tiles, leader: leader && colour !== 'yellow' }] : [],
  );
  const commitments = dropEmptyCommitments(entered);
  const revoltSides = getRevoltSides(state);
  const action: Action | undefined = revoltSides && {
    type: 'position-leader',
    colour: revoltSides.colour,
    to: board.at,
  };
  return {
    setup: toSetup(board, state.players, turn),
    openAction: action ? { action, decisions: withCommitments(commitments) } : null,
    commitments,
    tieWinner: undefined,
    names: { states: [], hasMap: false },
  };
}

/** The set-up of a generated board. */
function toSetup(
  { board, tiles, leaders }: GeneratedBoard,
  players: readonly Dynasty[],
  turn: Dynasty,
): Setup {
  return { ...createEmptySetup({ board, players, turn }), tiles, leaders };
}

const withCommitments = (commitments: readonly Commitment[]): Decisions => ({ ...NO_DECISIONS, commitments });
