import { type Drill, drillNamed, nameOfDrill } from '../../lessons/drills/name.ts';
import type { KeptDecision, KeptDrill } from '../../saves/huang-lesson.ts';

/** Ten decisions, which of them is before the learner, and what they decided. */
export type DrillState = Drill & Omit<KeptDrill, 'name'>;

const TEN = 10;
const NOTHING: readonly null[] = Array.from({ length: TEN }, () => null);

/** Ten decisions from the first on. */
export const drillFrom = ({ kind, seed }: Drill): DrillState => ({ kind, seed, at: 0, decided: NOTHING });

/** The first ten; after others those that follow from them: whoever did the same ten goes on with the same. */
export function freshDrill(before?: DrillState): DrillState {
  if (!before) return drillFrom({ kind: 'winner', seed: '1' });
  const number = Number.parseInt(before.seed, 36);
  // Goes through all seeds of five signs before one comes again.
  return drillFrom({ ...before, seed: ((number * 37 + 7) % 36 ** 5).toString(36) });
}

export const isBegun = ({ decided }: DrillState): boolean => decided.some((one) => one !== null);

/** The decision that is before the learner. */
export const nowIn = ({ at, decided }: DrillState): KeptDecision | null => decided[at] ?? null;

/** Another question, on other boards. */
export const withKind = (state: DrillState, kind: Drill['kind']): DrillState =>
  state.kind === kind ? state : drillFrom({ ...state, kind });

export const withAt = (state: DrillState, at: number): DrillState =>
  state.at === at ? state : { ...state, at };

/** A choice; the first of all is remembered. */
export const withChosen = (state: DrillState, chosen: string): DrillState => decidedAs(state, chosen, false);

/** The right choice, as it is shown to somebody who asks for it. */
export const withShown = (state: DrillState, chosen: string): DrillState => decidedAs(state, chosen, true);

function decidedAs(state: DrillState, chosen: string, isShown: boolean): DrillState {
  const now = nowIn(state);
  if (now?.chosen === chosen && (now.isShown || !isShown)) return state;
  return withNow(state, { first: now?.first ?? chosen, chosen, isShown });
}

/** Once more from there. */
export function withoutChosen(state: DrillState): DrillState {
  const now = nowIn(state);
  return now?.chosen ? withNow(state, { ...now, chosen: null, isShown: false }) : state;
}

const withNow = (state: DrillState, now: KeptDecision): DrillState => ({
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
