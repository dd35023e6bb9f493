import { isObject } from '../../../core/check.ts';
import {
  applyPlacements,
  listChangeMarks,
  listLostBuildings,
  type Outline,
  outlineRevolt,
  outlineWar,
} from '../drawings/action-overlay.ts';
import { listSideCommitments, type SideCommitments } from '../drawings/commitment-rows.ts';
import type { HuangMark } from '../drawings/marks.ts';
import type { StateNames } from '../explain/state-names.ts';
import { toQuadruple, toTriple } from '../rules/board/tuple.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import { COLOURS, type Colour } from '../rules/vocabulary.ts';

/** The content of the picture of an exercise. */
export interface ExerciseScene {
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, HuangMark>;
  readonly outlines: readonly Outline[];
  readonly lost: readonly (readonly string[])[];
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
  const setup = trace.reduce(withBuilding, applyPlacements(before, trace));
  const isRefused = trace.some(({ step }) => step === 'refused');
  const marks = new Map<string, HuangMark>([
    ...listChangeMarks(trace),
    ...(isRefused ? [[chosen, 'wrong'] as const] : []),
  ]);
  const isWar = trace.some(({ step }) => step === 'war' || step === 'joined');
  return {
    setup,
    marks,
    outlines: [...(isWar ? outlineWar(trace, names.states) : []), ...outlineRevolt(trace, setup)],
    lost: listLostBuildings(trace),
    commitments: listSideCommitments(trace),
  };
}

/** Adds what is built in a step to a set-up. */
function withBuilding(setup: Setup, step: BoardStep): Setup {
  if (step.step === 'pagoda-built') {
    const at = toTriple(step.at);
    return at ? { ...setup, pagodas: [...setup.pagodas, { colour: step.colour, at }] } : setup;
  }
  return step.step === 'palace-built' ? { ...setup, palace: toQuadruple(step.at) ?? setup.palace } : setup;
}
