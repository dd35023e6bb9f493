import { isObject } from '../../../core/check.ts';
import type { BoardContent, Outline } from '../drawings/action-overlay.ts';
import { listSideCommitments, type SideCommitments } from '../drawings/commitment-rows.ts';
import type { HuangMark } from '../drawings/marks.ts';
import { createReplayFrame } from '../drawings/replay-frame.ts';
import type { StateNames } from '../explain/state-names.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';

/** The content of the picture of an exercise. */
export interface ExerciseScene extends BoardContent {
  readonly commitments: readonly SideCommitments[];
}

/** Returns the position before a choice, with the played piece and the options. */
export function createQuestionScene(
  setup: Setup,
  { action }: WrittenCase,
  options: readonly string[],
  outlines: readonly Outline[] = [],
): ExerciseScene {
  const { type, colour, at, to } = isObject(action) ? action : {};
  const kind = COLOURS.find((one) => one === colour);
  const space = type === 'place-tile' ? at : to;
  const isPlayed = kind !== undefined && typeof space === 'string' && isEmptySpace(setup, space);
  const marks = options.map((option) => [option, 'option'] as const);
  return {
    setup: isPlayed ? withPiece(setup, type === 'place-tile', kind, space) : setup,
    marks: new Map<string, HuangMark>([...marks, ...(isPlayed ? [[space, 'fresh'] as const] : [])]),
    outlines,
    lost: [],
    commitments: [],
  };
}

/** A case in the format of the content files. */
interface WrittenCase {
  readonly action?: unknown;
}

function isEmptySpace({ tiles, leaders }: Setup, space: string): boolean {
  return tiles[space] === undefined && leaders[space] === undefined;
}

function withPiece(setup: Setup, isTile: boolean, colour: Colour, space: string): Setup {
  if (isTile) return { ...setup, tiles: { ...setup.tiles, [space]: colour } };
  const { turn, leaders } = setup;
  const others = Object.entries(leaders).filter(([, name]) => name !== `${turn}:${colour}`);
  return { ...setup, leaders: { ...Object.fromEntries(others), [space]: `${turn}:${colour}` } };
}

/** Returns the outcome up to a step; a space where the rules forbid the action is marked. */
export function createAnswerScene(
  before: Setup,
  trace: readonly BoardStep[],
  names: StateNames,
  chosen: string,
): ExerciseScene {
  const isWar = trace.some(({ step }) => step === 'war' || step === 'joined');
  const frame = createReplayFrame(before, trace, isWar ? names.states : []);
  const isRefused = trace.some(({ step }) => step === 'refused');
  const marks = new Map<string, HuangMark>([
    ...frame.marks,
    ...(isRefused ? [[chosen, 'wrong'] as const] : []),
  ]);
  return { ...frame, marks, commitments: listSideCommitments(trace) };
}
