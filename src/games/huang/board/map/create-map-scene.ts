import type { Outline, SpaceMarks } from '../../drawings/action-overlay.ts';
import { answerCheckedStates, checkSetupPosition } from '../../referee/check-setup-position.ts';
import { boardOf } from '../../rules/board/board.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { BoardAnswer } from '../board-answer.ts';
import { type BoardState, isStartingPosition } from '../state.ts';
import type { BoardTypes } from '../types.ts';
import type { BoardView } from '../view.ts';
import { type MapScene, outlineStates } from './map-scene.ts';

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
  view: BoardView,
  answer: BoardAnswer | undefined,
  answerModule:
    | Pick<BoardTypes['answerModule'], 'createActionScene' | 'listPlacementMarks' | 'labelOutlines'>
    | undefined,
  { lastPlayed = NO_SPACES, previous = [] }: SceneContext = {},
): MapScene {
  const { setup, openAction } = state;
  if (!openAction) {
    const placements = answer && answerModule ? answerModule.listPlacementMarks(answer, view.mode) : [];
    const scene = createWorkScene(state, answer, placements, view, lastPlayed);
    return answerModule ? { ...scene, outlines: answerModule.labelOutlines(scene, previous) } : scene;
  }
  const empty = { setup, marks: new Map(), outlines: [], lost: [] };
  if (!answer || !answerModule) return { kind: 'waiting', ...empty };
  if (!answer.judged) return { kind: 'broken', ...empty };
  const scene = answerModule.createActionScene(setup, openAction.asked, answer.judged, view, answer.isOpened);
  return { ...scene, outlines: answerModule.labelOutlines(scene, previous) };
}

/** Always the same object, so that an unchanged board is not rendered again. */
const NO_MARKS: MapScene['marks'] = new Map();

/** The answer for a printed board in its starting position: without leaders there are no states. */
const NO_STATES = { ok: true, legal: true, states: [], trace: [], rulings: [] } as const;

function createWorkScene(
  state: BoardState,
  answer: BoardAnswer | undefined,
  placements: SpaceMarks,
  { selection }: BoardView,
  lastPlayed: readonly string[],
): MapScene {
  const { setup } = state;
  const isUntouched = typeof setup.board === 'string' && isStartingPosition(state);
  // Until the answer module is loaded, the states are computed here.
  const position = isUntouched || answer ? answer?.position : checkSetupPosition(setup);
  const states = isUntouched || !position ? NO_STATES : answerCheckedStates(position);
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
