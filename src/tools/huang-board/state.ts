import type { Edition } from '../../engine/edition.ts';
import { type Action, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { freshSetup, isEmptySetup, isFreshSetup } from '../../engine/huang/fresh-setup.ts';
import type { Points as PointsWon } from '../../engine/huang/report.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Three } from '../../engine/huang/tuple.ts';
import { COLOURS, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { keysOf, recordOf } from '../../engine/record.ts';
import { choicesIn, defaultsOf } from '../../referee/case.ts';
import type { HuangChoices } from '../../referee/huang/envelope.ts';
import { writtenCase } from '../../referee/huang/written-case.ts';
import {
  type HuangTable,
  MOST_ACTIONS,
  NOTHING_SCORED,
  notationOf,
  setupIn,
  type Tally,
} from '../../saves/huang-board.ts';
import type { Shape } from '../shell/stored.ts';
import type { HouseRules } from '../shell/tool.ts';
import type { Board } from './kit.ts';

/** The state of the tool: a set-up, and the action that is disputed on it. */
export interface BoardState extends Omit<HuangTable, 'position'> {
  readonly setup: Setup;
}

const READ = new WeakMap<HuangTable, BoardState>();
const WRITTEN = new WeakMap<BoardState, HuangTable>();

/** Converts the state for storage, where the position is a text. Conversions are memoized. */
export const STORED: Shape<BoardState, HuangTable> = {
  read(stored) {
    const known = READ.get(stored);
    if (known) return known;
    const { position, ...rest } = stored;
    const state = { ...rest, setup: setupIn(position) };
    READ.set(stored, state);
    WRITTEN.set(state, stored);
    return state;
  },
  stored(state) {
    const known = WRITTEN.get(state);
    if (known) return known;
    const { setup, ...rest } = state;
    const stored = { ...rest, position: notationOf(setup) };
    WRITTEN.set(state, stored);
    return stored;
  },
};

/** The part of the house rules that a case contains: edition and rulings on open points. */
export interface TableRules {
  readonly edition: Edition;
  readonly rulings: Readonly<Record<string, string>>;
}

/** A new game: two players, and a yellow tile on each capital of the front board. */
export function freshBoard(before?: BoardState): BoardState {
  const like = before
    ? before.setup
    : ({ board: 'warring-states', players: ['rat', 'goat'], turn: 'rat' } as const);
  return {
    id: '',
    begun: '',
    title: '',
    edition: null,
    rulings: null,
    setup: freshSetup(like),
    dispute: null,
    tally: before?.tally ? NOTHING_SCORED : null,
    outlook: null,
    given: [],
  };
}

/** Whether the board is still in its starting position. */
export function isFresh({ setup, dispute }: BoardState): boolean {
  return !dispute && Object.keys(setup.tiles).length > 0 && isFreshSetup(setup);
}

/** Whether there is anything worth saving, beyond the starting position. */
export function isBegun({ setup, dispute }: BoardState): boolean {
  return dispute !== null || !(isFreshSetup(setup) || isEmptySetup(setup));
}

/** The edition and rulings of a board: its own if it was opened with them, else those of the settings. */
export function rulesOf(state: BoardState, { edition, rulings }: HouseRules<Board>): TableRules {
  return { edition: state.edition ?? edition, rulings: state.rulings ?? rulings.huang };
}

/** The rulings of a table on all open points. */
export function choicesOf({ rulings }: TableRules): HuangChoices {
  return choicesIn(HUANG_RULINGS, rulings);
}

/** The rulings that differ from the defaults. */
export function chosenIn(choices: HuangChoices): Readonly<Record<string, string>> {
  const defaults = defaultsOf(HUANG_RULINGS);
  return Object.fromEntries(
    keysOf(choices).flatMap((point) => (choices[point] === defaults[point] ? [] : [[point, choices[point]]])),
  );
}

/** The case of the action on a board; without an action, the case that asks for its states. */
export function caseOf(state: BoardState, rules: TableRules): object {
  const rulings = chosenIn(choicesOf(rules));
  const isUsual = Object.keys(rulings).length === 0;
  return writtenCase(state, { edition: rules.edition, ...(!isUsual && { rulings }) });
}

// The following functions return a new state, or the same object if nothing changes.

/** Replaces the set-up and removes the action. */
export function withSetup(state: BoardState, setup: Setup): BoardState {
  const isSame = notationOf(setup) === notationOf(state.setup);
  return isSame ? withoutDispute(state) : { ...state, setup, dispute: null };
}

/** Sets the acting player. */
export function withTurn(state: BoardState, turn: Dynasty): BoardState {
  return turn === state.setup.turn ? state : { ...state, setup: { ...state.setup, turn } };
}

/** Starts an action without any decisions. */
export function withAction(state: BoardState, action: Action): BoardState {
  return { ...state, dispute: { action, decisions: NOTHING_DECIDED, asked: 0 } };
}

/** Chooses the pagoda that is moved if none is left in the box. */
export function withMovedPagoda(state: BoardState, from: Three<SpaceName>): BoardState {
  const { dispute } = state;
  if (dispute?.action.type !== 'establish-pagoda' || dispute.action.from?.join() === from.join())
    return state;
  return { ...state, dispute: { ...dispute, action: { ...dispute.action, from } } };
}

/** Removes the action. */
export function withoutDispute(state: BoardState): BoardState {
  return state.dispute ? { ...state, dispute: null } : state;
}

/** Turns the tracking of turns on or off. */
export function withTally(state: BoardState, isFollowed: boolean): BoardState {
  if (isFollowed === (state.tally !== null)) return state;
  return { ...state, tally: isFollowed ? NOTHING_SCORED : null };
}

/** Applies an outcome: sets the new position and, in a tracked game, adds the points. */
export function applied(state: BoardState, setup: Setup, points: PointsWon, isTurnOver: boolean): BoardState {
  const { tally } = state;
  return {
    ...state,
    setup,
    dispute: null,
    tally: tally && {
      actions: isTurnOver ? 0 : Math.min(tally.actions + 1, MOST_ACTIONS),
      points: added(tally.points, points),
    },
  };
}

/** Number of actions in a turn. Rule: huang/game/turn */
export const ACTIONS = 2;

/** Whether the action exceeds the number of actions in a turn, in a tracked game. */
export function isOneTooMany({ tally, dispute }: BoardState): boolean {
  if (!tally || !dispute) return false;
  return tally.actions >= ACTIONS && dispute.action.type !== 'end-turn';
}

function added(before: Tally['points'], more: PointsWon): Tally['points'] {
  return recordOf(keysOf(before), (dynasty) =>
    recordOf(COLOURS, (colour) => before[dynasty][colour] + (more[dynasty]?.[colour] ?? 0)),
  );
}
