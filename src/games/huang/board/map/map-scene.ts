import type { Outline } from '../../drawings/action-overlay.ts';
import type { HuangMark } from '../../drawings/marks.ts';
import type { Moment } from '../../explain/moments.ts';
import type { StateNames } from '../../explain/state-names.ts';
import type { HuangActAnswer } from '../../referee/answer-action.ts';
import { answerSetupStates } from '../../referee/checked-position.ts';
import { boardOf } from '../../rules/board.ts';
import type { LeaderName } from '../../rules/leader.ts';
import type { Question } from '../../rules/questions.ts';
import type { Setup } from '../../rules/setup.ts';
import type { StateReport } from '../../rules/states.ts';
import { type BoardState, isStartingPosition, type RuleSettings } from '../state.ts';
import type { BoardAnswer, BoardTypes, BoardView } from '../types.ts';

type Marks = ReadonlyMap<string, HuangMark>;
/** Spaces with the mark of each. A later mark of the same space replaces an earlier one. */
type SpaceMarks = readonly (readonly [string, HuangMark])[];
/** The spaces where the selected piece can be played, each with a mark for the consequence. */
export type PlacementMarks = SpaceMarks;

/** What the map shows. */
export interface MapContent {
  readonly setup: Setup;
  readonly marks: Marks;
  readonly outlines: readonly Outline[];
  /** Buildings and bandits that leave the board, by their spaces. */
  readonly lost: readonly (readonly string[])[];
  /** The area that is dimmed while the rest is explained, as the `d` of a path. */
  readonly shade?: string | undefined;
}

/** What the first screen shows: set-up and choice of an action, a question of an action, or its outcome. */
export type MapScene = MapContent &
  (
    | {
        readonly kind: 'work';
        readonly states: ReturnType<typeof answerSetupStates>;
        /** Spaces of the pieces that may have been played last, if a conflict is on the board already. */
        readonly lastPlayed: readonly string[];
      }
    | {
        readonly kind: 'asking';
        readonly question: Question;
        /** All questions of the action. Those about commitments come first and are shown together. */
        readonly questions: readonly Question[];
        readonly names: StateNames;
        /** The leaders that fight in a war. */
        readonly inConflict: readonly LeaderName[];
        /** The spaces of the conflict; empty without one. */
        readonly conflict: readonly string[];
      }
    | {
        readonly kind: 'settled';
        readonly answer: HuangActAnswer;
        readonly names: StateNames;
        /** The spaces of the conflict; empty without one. */
        readonly conflict: readonly string[];
        readonly title: 'board' | 'board-before' | 'board-after';
        /** The moments of the outcome; empty if the action is illegal. */
        readonly moments: readonly Moment[];
        /** The highlighted spaces: those that the moment is about. */
        readonly highlighted: readonly string[];
        /**
         * Index of the frame that is shown: 0 is before the action, then each moment, then the whole outcome,
         * then the board after it.
         */
        readonly at: number;
      }
    /** An action on a set-up that is not a valid position, e.g. after a change in another tab. */
    | { readonly kind: 'broken' }
    /** An action whose answer is not available, because the lazy code is still loading. */
    | { readonly kind: 'waiting' }
  );

const NO_SPACES: readonly string[] = [];

/** Optional inputs of a scene. */
interface SceneContext {
  /** Spaces of the pieces that may have been played last; computed after the rest has been painted. */
  readonly lastPlayed?: readonly string[];
  /** The outlines of the previous scene. Their labels stay where they were if possible. */
  readonly previous?: readonly Outline[];
}

/** Creates the scene of the first screen from the state, the view and the answer. */
export function createMapScene(
  state: BoardState,
  rules: RuleSettings,
  view: BoardView,
  answer: BoardAnswer | undefined,
  answerModule:
    | Pick<BoardTypes['answerModule'], 'createActionScene' | 'listPlacementMarks' | 'labelOutlines'>
    | undefined,
  { lastPlayed = NO_SPACES, previous = [] }: SceneContext = {},
): MapScene {
  const { setup, dispute: openAction } = state;
  if (!openAction) {
    const placements = answerModule ? answerModule.listPlacementMarks(state, rules, view.mode) : [];
    const scene = createWorkScene(state, placements, view, lastPlayed);
    return answerModule ? { ...scene, outlines: answerModule.labelOutlines(scene, previous) } : scene;
  }
  const empty = { setup, marks: new Map(), outlines: [], lost: [] };
  if (!answer || !answerModule) return { kind: 'waiting', ...empty };
  if (!answer.judged) return { kind: 'broken', ...empty };
  const scene = answerModule.createActionScene(setup, openAction, answer.judged, view);
  return { ...scene, outlines: answerModule.labelOutlines(scene, previous) };
}

/** Always the same object, so that an unchanged board is not rendered again. */
const NO_MARKS: Marks = new Map();

/** The answer for a printed board in its starting position: without leaders there are no states. */
const NO_STATES = { ok: true, legal: true, states: [], trace: [], rulings: [] } as const;

function createWorkScene(
  state: BoardState,
  placements: PlacementMarks,
  { selection }: BoardView,
  lastPlayed: readonly string[],
): MapScene {
  const { setup } = state;
  const isUntouched = typeof setup.board === 'string' && isStartingPosition(state);
  const states = isUntouched ? NO_STATES : answerSetupStates(setup);
  const outlines = states.ok && 'states' in states ? outlineStates(states.states) : [];
  const faults = states.ok || lastPlayed.length > 0 ? [] : listFaultMarks(states.error, setup);
  const markedSpaces: SpaceMarks = [
    ...placements,
    ...faults,
    ...lastPlayed.map((space) => [space, 'option'] as const),
    ...selection.map((space) => [space, 'chosen'] as const),
  ];
  const marks = markedSpaces.length > 0 ? new Map(markedSpaces) : NO_MARKS;
  return { kind: 'work', states, lastPlayed, setup, marks, outlines, lost: [] };
}

/** Returns the outline of each state, with its red tiles as the strength that it would have in a war. */
export function outlineStates(states: readonly StateReport[]): readonly Outline[] {
  return states.map(({ spaces, tiles }) => ({ spaces, strength: tiles.red ?? 0, isInConflict: false }));
}

/** Lists marks for the spaces that make a set-up invalid: those that the paths of the problem contain. */
function listFaultMarks(
  { path, also = [] }: { readonly path: string; readonly also?: readonly { readonly path: string }[] },
  setup: Setup,
): SpaceMarks {
  const { spaceByName } = boardOf(setup.board);
  const paths = [path, ...also.map((other) => other.path)];
  const spaces = paths.flatMap((faultPath) => faultPath.split('/').filter((part) => spaceByName.has(part)));
  return spaces.map((space) => [space, 'wrong']);
}
