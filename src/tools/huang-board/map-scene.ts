import type { Outline } from '../../drawings/huang/action-overlay.ts';
import type { HuangMark } from '../../drawings/huang/marks.ts';
import { boardOf } from '../../engine/huang/board.ts';
import type { LeaderName } from '../../engine/huang/leader.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { StateReport } from '../../engine/huang/states.ts';
import type { Moment } from '../../explain/huang/moments.ts';
import type { StateNames } from '../../explain/huang/state-names.ts';
import type { HuangActAnswer } from '../../referee/huang/answer-action.ts';
import { answerSetupStates } from '../../referee/huang/checked-position.ts';
import { type BoardState, isStartingPosition, type RuleSettings } from './state.ts';
import type { BoardAnswer, BoardTypes, BoardView } from './types.ts';

type Marks = ReadonlyMap<string, HuangMark>;
/** Where the piece in hand may go, by what follows. */
export type PlacementMarks = readonly (readonly [string, HuangMark])[];

/** What the map shows. */
export interface MapContent {
  readonly setup: Setup;
  readonly marks: Marks;
  readonly outlines: readonly Outline[];
  /** Buildings and bandits that leave the board, by their spaces. */
  readonly lost: readonly (readonly string[])[];
  /** What stands back while something is said of the rest, as the `d` of a path. */
  readonly shade?: string | undefined;
}

/** What the screen is about: setting up and choosing an action, a question of one, or its outcome. */
export type MapScene = MapContent &
  (
    | {
        readonly kind: 'work';
        readonly states: ReturnType<typeof answerSetupStates>;
        /** The pieces one of which must have been played last, where it all lies there already. */
        readonly lastPlayed: readonly string[];
      }
    | {
        readonly kind: 'asking';
        readonly question: Question;
        /** All of the action, the gifts to a war or revolt first: they are put at once. */
        readonly questions: readonly Question[];
        readonly names: StateNames;
        /** The leaders that are in conflict in a war. */
        readonly inConflict: readonly LeaderName[];
        readonly conflict: readonly string[];
      }
    | {
        readonly kind: 'settled';
        readonly answer: HuangActAnswer;
        readonly names: StateNames;
        /** The spaces on which a conflict is settled; none where there is no conflict. */
        readonly conflict: readonly string[];
        readonly title: 'board' | 'board-before' | 'board-after';
        /** What happened, moment by moment; none where nothing may happen. */
        readonly moments: readonly Moment[];
        /** The spaces of which the moment says something. */
        readonly lit: readonly string[];
        /** The moment that is shown: 0 is before the first, then each in turn, then all at once, then what is left. */
        readonly at: number;
      }
    /** An action with no position under it, as after a change in another tab. */
    | { readonly kind: 'broken' }
    /** An action whose answer has not been fetched yet. */
    | { readonly kind: 'waiting' }
  );

const NOTHING: readonly string[] = [];

/** What else a scene may start from. */
interface Beside {
  /** The pieces one of which was played last, found out once the rest has been painted. */
  readonly lastPlayed?: readonly string[];
  /** The outlines of the scene before it, whose plates stay where they are if they can. */
  readonly previous?: readonly Outline[];
}

/** What the map shows and the screen is about. */
export function createMapScene(
  state: BoardState,
  rules: RuleSettings,
  view: BoardView,
  answer: BoardAnswer | undefined,
  part:
    | Pick<BoardTypes['answerModule'], 'createActionScene' | 'listPlacementMarks' | 'labelOutlines'>
    | undefined,
  { lastPlayed = NOTHING, previous = [] }: Beside = {},
): MapScene {
  const { setup, dispute } = state;
  if (!dispute) {
    const placements = part ? part.listPlacementMarks(state, rules, view.mode) : [];
    const scene = workScene(state, placements, view, lastPlayed);
    return part ? { ...scene, outlines: part.labelOutlines(scene, previous) } : scene;
  }
  const nothing = { setup, marks: new Map(), outlines: [], lost: [] };
  if (!answer || !part) return { kind: 'waiting', ...nothing };
  if (!answer.judged) return { kind: 'broken', ...nothing };
  const scene = part.createActionScene(setup, dispute, answer.judged, view);
  return { ...scene, outlines: part.labelOutlines(scene, previous) };
}

/** The same each time: a board on which nothing has changed is not drawn again. */
const NO_MARKS: Marks = new Map();

/** What is said of a printed board as it stands after set-up, unasked: it has no leader, so no state. */
const NO_STATES = { ok: true, legal: true, states: [], trace: [], rulings: [] } as const;

function workScene(
  state: BoardState,
  placements: PlacementMarks,
  { selection }: BoardView,
  lastPlayed: readonly string[],
): MapScene {
  const { setup } = state;
  const isUntouched = typeof setup.board === 'string' && isStartingPosition(state);
  const states = isUntouched ? NO_STATES : answerSetupStates(setup);
  const outlines = states.ok && 'states' in states ? outlineStates(states.states) : [];
  const faults = states.ok || lastPlayed.length > 0 ? [] : faultMarks(states.error, setup);
  const marked: PlacementMarks = [
    ...placements,
    ...faults,
    ...lastPlayed.map((space) => [space, 'option'] as const),
    ...selection.map((space) => [space, 'chosen'] as const),
  ];
  const marks = marked.length > 0 ? new Map(marked) : NO_MARKS;
  return { kind: 'work', states, lastPlayed, setup, marks, outlines, lost: [] };
}

/** Each state with a line round it and its red tiles: the strength that it would have in a war. */
export function outlineStates(states: readonly StateReport[]): readonly Outline[] {
  return states.map(({ spaces, tiles }) => ({ spaces, strength: tiles.red ?? 0, isInConflict: false }));
}

/** The spaces that keep a position from being one. */
function faultMarks(
  { path, also = [] }: { readonly path: string; readonly also?: readonly { readonly path: string }[] },
  setup: Setup,
): readonly (readonly [string, HuangMark])[] {
  const { spaceByName } = boardOf(setup.board);
  const spaces = [path, ...also.map((one) => one.path)].flatMap((one) =>
    one.split('/').filter((part) => spaceByName.has(part)),
  );
  return spaces.map((space) => [space, 'wrong']);
}
