import { completeRulings, getDefaultRulings } from '../../../core/case.ts';
import type { Edition } from '../../../core/edition.ts';
import { createRecord, entriesOf, keysOf } from '../../../core/record.ts';
import { NO_LABEL } from '../../../saves/archive-label.ts';
import type { Settings } from '../../../saves/settings.ts';
import type { StateCodec } from '../../../shell/save-slot.ts';
import type { ChosenHuangRulings } from '../referee/envelope.ts';
import { toShortCase } from '../referee/short-case.ts';
import { type Action, type Commitment, NO_DECISIONS } from '../rules/actions/action.ts';
import type { SpaceName } from '../rules/board/board.ts';
import type { Triple } from '../rules/board/tuple.ts';
import type { PointsByPlayer } from '../rules/report.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { freshSetup, isFreshSetup, isUntouchedSetup } from '../rules/setup/fresh-setup.ts';
import { areEqualSetups, type Setup } from '../rules/setup/setup.ts';
import { COLOURS, type Dynasty } from '../rules/vocabulary.ts';
import {
  EMPTY_TALLY,
  MOST_ACTIONS,
  makeStoredPosition,
  readStoredSetup,
  type StoredBoardState,
  type Tally,
} from '../saves/board.ts';

/** The state of the tool: a set-up, and the open action on it. */
export interface BoardState extends Omit<StoredBoardState, 'position' | 'dispute' | 'outlook' | 'given'> {
  readonly setup: Setup;
  /** The action that is being resolved; null if there is none. */
  readonly openAction: StoredBoardState['dispute'];
  /** The inputs for chances, checked when they are used; null if there are none. */
  readonly chanceQuery: unknown;
  /** Commitments to a conflict that has not begun, each with any space of the state that it supports. */
  readonly passedCommitments: readonly Commitment[];
}

/** Converts the state for storage: the position is stored as a text, and some fields under older names. */
export const BOARD_CODEC: StateCodec<BoardState, StoredBoardState> = {
  decode({ position, dispute: openAction, outlook: chanceQuery, given: passedCommitments, ...rest }) {
    return { ...rest, setup: readStoredSetup(position), openAction, chanceQuery, passedCommitments };
  },
  encode({ setup, openAction, chanceQuery, passedCommitments, ...rest }) {
    const position = makeStoredPosition(setup);
    return { ...rest, position, dispute: openAction, outlook: chanceQuery, given: passedCommitments };
  },
};

/** An action on the board that is not applied yet, with the answers to its questions so far. */
export type OpenAction = NonNullable<BoardState['openAction']>;

/** The settings that a case contains: edition and rulings. */
export interface RuleSettings {
  readonly edition: Edition;
  readonly rulings: Readonly<Record<string, string>>;
}

/** Returns a new game: two players, and a yellow tile on each capital of the front board. */
export function freshBoard(before?: BoardState): BoardState {
  const template = before
    ? before.setup
    : ({ board: 'warring-states', players: ['rat', 'goat'], turn: 'rat' } as const);
  return {
    ...NO_LABEL,
    edition: null,
    rulings: null,
    setup: freshSetup(template),
    openAction: null,
    tally: before?.tally ? EMPTY_TALLY : null,
    chanceQuery: null,
    passedCommitments: [],
  };
}

/** Whether the board is still in its starting position. */
export function isStartingPosition({ setup, openAction }: BoardState): boolean {
  return !openAction && Object.keys(setup.tiles).length > 0 && isFreshSetup(setup);
}

/** Whether there is anything worth saving, beyond the starting position. */
export function isBegun({ setup, openAction }: BoardState): boolean {
  return openAction !== null || !isUntouchedSetup(setup);
}

/** Returns the edition and rulings of a board: its own if it was opened with some, else the settings'. */
export function resolveRuleSettings(
  state: BoardState,
  { edition, rulings }: Settings<'huang'>,
): RuleSettings {
  return { edition: state.edition ?? edition, rulings: state.rulings ?? rulings.huang };
}

/** Returns the chosen option of every ruling, with defaults for those that are not set. */
export function resolveRulings({ rulings }: RuleSettings): ChosenHuangRulings {
  return completeRulings(HUANG_RULING_OPTIONS, rulings);
}

/** Returns the rulings that differ from the defaults. */
export function omitDefaultRulings(rulings: ChosenHuangRulings): Readonly<Record<string, string>> {
  const defaults = getDefaultRulings(HUANG_RULING_OPTIONS);
  return Object.fromEntries(entriesOf(rulings).filter(([ruling, option]) => option !== defaults[ruling]));
}

/** Returns edition and rulings as fields of a case, without rulings that are the default. */
export function makeRuleFields(rules: RuleSettings): object {
  const rulings = omitDefaultRulings(resolveRulings(rules));
  return { edition: rules.edition, ...(Object.keys(rulings).length > 0 && { rulings }) };
}

/** Returns the case of the action on a board; without an action, the case that asks for its states. */
export function caseOf(state: BoardState, rules: RuleSettings): object {
  return toShortCase(state, makeRuleFields(rules));
}

// The following functions return a new state, or the same object if nothing changes.

/** Replaces the set-up and removes the action. */
export function withBoardSetup(state: BoardState, setup: Setup): BoardState {
  return areEqualSetups(setup, state.setup) ? withoutAction(state) : { ...state, setup, openAction: null };
}

/** Sets the active player of the board. */
export function withActingPlayer(state: BoardState, turn: Dynasty): BoardState {
  return turn === state.setup.turn ? state : { ...state, setup: { ...state.setup, turn } };
}

/** Starts an action without any decisions. */
export function withAction(state: BoardState, action: Action): BoardState {
  return { ...state, openAction: { action, decisions: NO_DECISIONS, asked: 0 } };
}

/** Changes the open action; without one, the state stays the same. */
export function changeOpenAction(
  state: BoardState,
  change: (openAction: OpenAction) => Partial<OpenAction>,
): BoardState {
  const { openAction } = state;
  return openAction ? { ...state, openAction: { ...openAction, ...change(openAction) } } : state;
}

/** Chooses the pagoda that is moved if none is left in the box. */
export function withMovedPagoda(state: BoardState, from: Triple<SpaceName>): BoardState {
  const action = state.openAction?.action;
  if (action?.type !== 'establish-pagoda' || action.from?.join() === from.join()) return state;
  return changeOpenAction(state, () => ({ action: { ...action, from } }));
}

/** Removes the open action from the board. */
export function withoutAction(state: BoardState): BoardState {
  return state.openAction ? { ...state, openAction: null } : state;
}

/** Turns the tracking of turns on or off. */
export function withTurnTracking(state: BoardState, isFollowed: boolean): BoardState {
  if (isFollowed === (state.tally !== null)) return state;
  return { ...state, tally: isFollowed ? EMPTY_TALLY : null };
}

/** Applies an outcome: sets the new position and, in a tracked game, adds the points. */
export function applyOutcome(
  state: BoardState,
  setup: Setup,
  points: PointsByPlayer,
  isTurnOver: boolean,
): BoardState {
  const { tally } = state;
  return { ...state, setup, openAction: null, tally: tally && advanceTally(tally, points, isTurnOver) };
}

/** Counts an action with its points. */
export function advanceTally(tally: Tally, points: PointsByPlayer, isTurnOver: boolean): Tally {
  return {
    actions: isTurnOver ? 0 : Math.min(tally.actions + 1, MOST_ACTIONS),
    points: addPoints(tally.points, points),
  };
}

/** Number of actions in a turn. Rule: huang/turn/two-actions */
export const ACTIONS_PER_TURN = 2;

/** Whether the action exceeds the number of actions in a turn, in a tracked game. */
export function hasTooManyActions({ tally, openAction }: BoardState): boolean {
  if (!tally || !openAction) return false;
  return tally.actions >= ACTIONS_PER_TURN && openAction.action.type !== 'end-turn';
}

function addPoints(before: Tally['points'], more: PointsByPlayer): Tally['points'] {
  return createRecord(keysOf(before), (dynasty) =>
    createRecord(COLOURS, (colour) => before[dynasty][colour] + (more[dynasty]?.[colour] ?? 0)),
  );
}
