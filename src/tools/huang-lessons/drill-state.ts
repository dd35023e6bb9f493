import { type Drill, drillNamed, nameOfDrill } from '../../lessons/drills/name.ts';
import type { KeptDrill } from '../../saves/huang-lesson.ts';

/** Ten decisions, which of them is before the learner, and what they decided. */
export type DrillState = Drill & Omit<KeptDrill, 'name'>;

type Decided = KeptDrill['decided'][number];

const TEN = 10;
const NOTHING: KeptDrill['decided'] = Array.from({ length: TEN }, () => []);

/** Ten decisions from the first on. */
export const drillFrom = ({ kind, seed }: Drill): DrillState => ({ kind, seed, at: 0, decided: NOTHING });

/** The first ten; after others those that follow from them: whoever did the same ten goes on with the same. */
export function freshDrill(before?: DrillState): DrillState {
  if (!before) return drillFrom({ kind: 'winner', seed: '1' });
  const number = Number.parseInt(before.seed, 36);
  // Goes through all seeds of five signs before one comes again.
  return drillFrom({ ...before, seed: ((number * 37 + 7) % 36 ** 5).toString(36) });
}

export const isBegun = ({ decided }: DrillState): boolean => decided.some((one) => one.length > 0);

/** The choice that stands in the decision that is before the learner. */
export const chosenIn = ({ at, decided }: DrillState): string | undefined => decided[at]?.[1];

/** Another question, on other boards. */
export const withKind = (state: DrillState, kind: Drill['kind']): DrillState =>
  state.kind === kind ? state : drillFrom({ ...state, kind });

export const withAt = (state: DrillState, at: number): DrillState =>
  state.at === at ? state : { ...state, at };

/** A choice, found or shown; the first of all is remembered. */
export function withChosen(state: DrillState, chosen: string): DrillState {
  if (chosenIn(state) === chosen) return state;
  const before = state.decided[state.at]?.[0];
  return withNow(state, [before === undefined ? chosen : before, chosen]);
}

/** Once more from there. */
export function withoutChosen(state: DrillState): DrillState {
  const first = state.decided[state.at]?.[0];
  const chosen = chosenIn(state);
  return first === undefined || chosen === undefined ? state : withNow(state, [first]);
}

const withNow = (state: DrillState, now: Decided): DrillState => ({
  ...state,
  decided: state.decided.with(state.at, now),
});

/** The ten as they are kept; of a name that says nothing, the first ten. */
export function drillKept({ name, at, decided }: KeptDrill): DrillState {
  const drill = drillNamed(name);
  return drill ? { ...drill, at, decided } : freshDrill();
}

export const toKeep = (state: DrillState): KeptDrill => ({
  name: nameOfDrill(state),
  at: state.at,
  decided: state.decided,
});
