import type { StoredDrill } from '../saves/drill.ts';
import { type Drill, makeDrillName, parseDrillName } from './questions/drill-name.ts';

/** A drill, whose kind and seed determine ten questions; the index of the open one, and the answers. */
export type DrillState = Drill & Omit<StoredDrill, 'name'>;

type Decided = StoredDrill['decided'][number];

const QUESTION_COUNT = 10;
const NOTHING: StoredDrill['decided'] = Array.from({ length: QUESTION_COUNT }, () => []);

/** Returns ten questions from the first on, without answers. */
export const createDrill = ({ kind, seed }: Drill): DrillState => ({ kind, seed, at: 0, decided: NOTHING });

/**
 * Returns the first ten questions, or those after `before`. The sequence is fixed: everyone who finished the
 * same ten gets the same next ones.
 */
export function freshDrill(before?: DrillState): DrillState {
  if (!before) return createDrill({ kind: 'winner', seed: '1' });
  const number = Number.parseInt(before.seed, 36);
  // A permutation of all seeds of five characters with a single cycle, so no seed repeats before all were
  // used.
  return createDrill({ ...before, seed: ((number * 37 + 7) % 36 ** 5).toString(36) });
}

/** Whether any question has been answered. */
export const isBegun = ({ decided }: DrillState): boolean => decided.some((one) => one.length > 0);

/** Returns the current choice in the open question; undefined for none. */
export const getCurrentChoice = ({ at, decided }: DrillState): string | undefined => decided[at]?.[1];

/** Changes the kind of question; the boards change, too. */
export const withDrillKind = (state: DrillState, kind: Drill['kind']): DrillState =>
  state.kind === kind ? state : createDrill({ ...state, kind });

/** Opens one of the ten questions, by index. */
export const withOpenQuestion = (state: DrillState, at: number): DrillState =>
  state.at === at ? state : { ...state, at };

/** Stores a choice, made by the user or shown as the solution. The first choice of each question is kept. */
export function withDrillChoice(state: DrillState, chosen: string): DrillState {
  if (getCurrentChoice(state) === chosen) return state;
  const before = state.decided[state.at]?.[0];
  return withDecided(state, [before === undefined ? chosen : before, chosen]);
}

/** Clears the choice to try again. */
export function withoutDrillChoice(state: DrillState): DrillState {
  const first = state.decided[state.at]?.[0];
  const chosen = getCurrentChoice(state);
  return first === undefined || chosen === undefined ? state : withDecided(state, [first]);
}

const withDecided = (state: DrillState, entry: Decided): DrillState => ({
  ...state,
  decided: state.decided.with(state.at, entry),
});

/** Converts a stored drill to the open state. An invalid name gives the first ten questions. */
export function restoreDrill({ name, at, decided }: StoredDrill): DrillState {
  const drill = parseDrillName(name);
  return drill ? { ...drill, at, decided } : freshDrill();
}

/** Converts the state to what is stored: the name of the drill instead of its questions. */
export const toSavedDrill = (state: DrillState): StoredDrill => ({
  name: makeDrillName(state),
  at: state.at,
  decided: state.decided,
});
