import {
  applyPlacements,
  type BoardContent,
  markPlacements,
  type Outline,
  type SpaceMarks,
} from '../../../games/huang/drawings/action-overlay.ts';
import { listSideCommitments, type SideCommitments } from '../../../games/huang/drawings/commitment-rows.ts';
import { createReplayFrame } from '../../../games/huang/drawings/replay-frame.ts';
import { listBoardSteps } from '../../../games/huang/explain/chances.ts';
import { createStateNames } from '../../../games/huang/explain/state-names.ts';
import type { Position } from '../../../games/huang/rules/setup/position.ts';
import { type Setup, toSetup } from '../../../games/huang/rules/setup/setup.ts';
import type { BoardStep } from '../../../games/huang/rules/step.ts';
import {
  type ActExample,
  type BoardExample,
  type ChancesExample,
  isActExample,
  isChancesExample,
  isStatesExample,
} from '../../../rulebook/example.ts';

/** One picture of an example on the board. */
export interface BoardScene extends BoardContent {
  readonly caption: 'position' | 'before' | 'happening' | 'after';
  /** The commitments to the sides of a conflict. */
  readonly commitments?: readonly SideCommitments[];
}

/**
 * Lists the pictures of an example: what happens and what is left, for an action that changes something;
 * otherwise a single one.
 */
export function listBoardScenes(example: BoardExample): readonly BoardScene[] {
  if (isActExample(example)) return listActScenes(example);
  if (isChancesExample(example)) return listChanceScenes(example);
  const setup = toSetup(example.case.position);
  const hasStates = isStatesExample(example);
  const outlines = hasStates ? numberStates(example.answer.states) : [];
  const marks = new Map(hasStates ? [] : markPlacements(example.answer));
  return [{ caption: 'position', setup, marks, outlines, lost: [] }];
}

function listActScenes({ case: { position }, answer }: ActExample): readonly BoardScene[] {
  const { trace } = answer;
  const before = toSetup(position);
  const during = { ...createContent(position, trace), commitments: listSideCommitments(trace) };
  const after = answer.legal && 'position' in answer ? answer.position : undefined;
  if (!after || hasSamePieces(after, before)) return [{ caption: 'position', ...during }];
  // Crosses over a building and over the tiles below it overlap, so the board before is shown, too.
  const isHidden = during.lost.length > 0;
  const isMoved = during.marks.size === 0 && !isHidden;
  return [
    ...(isHidden || isMoved ? [makeBareScene('before', before)] : []),
    ...(isMoved ? [] : [{ caption: 'happening' as const, ...during }]),
    makeBareScene('after', after),
  ];
}

function makeBareScene(caption: 'before' | 'after', setup: Setup): BoardScene {
  return { caption, setup, marks: new Map(), outlines: [], lost: [] };
}

/** Shows the conflict before any commitment. */
function listChanceScenes({ case: { position }, answer }: ChancesExample): readonly BoardScene[] {
  return [{ caption: 'position', ...createContent(position, listBoardSteps(answer.trace)) }];
}

/**
 * Shows what comes and goes in some steps, but not what is built. A space where the rules forbid the move is
 * marked.
 */
function createContent(position: Position, trace: readonly BoardStep[]): BoardContent {
  const before = toSetup(position);
  const frame = createReplayFrame(before, trace, createStateNames(trace, position).states);
  const marks = new Map([...frame.marks, ...listRefusalMarks(trace)]);
  return { ...frame, setup: applyPlacements(before, trace), marks };
}

/** Outlines each state with its number. */
function numberStates(states: readonly { readonly spaces: readonly string[] }[]): readonly Outline[] {
  return states.map(({ spaces }, i) => ({ spaces, number: i + 1, isInConflict: true }));
}

/** Marks the spaces where the rules forbid the move. */
function listRefusalMarks(trace: readonly BoardStep[]): SpaceMarks {
  return trace.flatMap(
    (step): SpaceMarks => (step.step === 'refused' && step.at !== undefined ? [[step.at, 'wrong']] : []),
  );
}

/** Whether two positions have the same pieces. */
function hasSamePieces(a: Setup, b: Setup): boolean {
  const pieces = ({ tiles, leaders, pagodas, palace, granaries, bandits }: Setup) =>
    JSON.stringify([tiles, leaders, pagodas, palace, granaries, bandits]);
  return pieces(a) === pieces(b);
}
