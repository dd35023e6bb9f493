import {
  changeMarks,
  lostBuildings,
  type Outline,
  revoltOutlines,
  setupDuring,
  warOutlines,
} from '../../drawings/huang/during.ts';
import { type Given, givenIn } from '../../drawings/huang/given.ts';
import type { Mark } from '../../drawings/huang/marks.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { fourOf, threeOf } from '../../engine/huang/tuple.ts';
import { COLOURS, type Colour } from '../../engine/huang/vocabulary.ts';
import type { Names } from '../../explain/huang/names.ts';
import { isObject } from '../../referee/check.ts';

/** The content of the picture of an exercise. */
export interface Scene {
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly outlines: readonly Outline[];
  readonly lost: readonly (readonly string[])[];
  readonly given: readonly Given[];
}

/** The position before a choice, with the played piece and the options. */
export function sceneBefore(
  setup: Setup,
  { action }: Written,
  options: readonly string[],
  outlines: readonly Outline[] = [],
): Scene {
  const { type, colour, at, to } = isObject(action) ? action : {};
  const kind = COLOURS.find((one) => one === colour);
  const space = type === 'place-tile' ? at : to;
  const isPlayed = kind !== undefined && typeof space === 'string' && isEmptyAt(setup, space);
  const marks = options.map((option) => [option, 'option'] as const);
  return {
    setup: isPlayed ? withPiece(setup, type === 'place-tile', kind, space) : setup,
    marks: new Map<string, Mark>([...marks, ...(isPlayed ? [[space, 'fresh'] as const] : [])]),
    outlines,
    lost: [],
    given: [],
  };
}

/** A case in the format of the content files. */
interface Written {
  readonly action?: unknown;
}

function isEmptyAt({ tiles, leaders }: Setup, space: string): boolean {
  return tiles[space] === undefined && leaders[space] === undefined;
}

function withPiece(setup: Setup, isTile: boolean, colour: Colour, space: string): Setup {
  if (isTile) return { ...setup, tiles: { ...setup.tiles, [space]: colour } };
  const { turn, leaders } = setup;
  const others = Object.entries(leaders).filter(([, name]) => name !== `${turn}:${colour}`);
  return { ...setup, leaders: { ...Object.fromEntries(others), [space]: `${turn}:${colour}` } };
}

/** The outcome up to a step; a space where the rules forbid the action is marked. */
export function sceneAfter(before: Setup, trace: readonly BoardStep[], names: Names, chosen: string): Scene {
  const setup = trace.reduce(withBuilt, setupDuring(before, trace));
  const isRefused = trace.some(({ step }) => step === 'refused');
  const marks = new Map<string, Mark>([
    ...changeMarks(trace),
    ...(isRefused ? [[chosen, 'wrong'] as const] : []),
  ]);
  const isWar = trace.some(({ step }) => step === 'war' || step === 'joined');
  return {
    setup,
    marks,
    outlines: [...(isWar ? warOutlines(trace, names.states) : []), ...revoltOutlines(trace, setup)],
    lost: lostBuildings(trace),
    given: givenIn(trace),
  };
}

/** Adds what is built in a step to a set-up. */
function withBuilt(setup: Setup, step: BoardStep): Setup {
  if (step.step === 'pagoda-built') {
    const at = threeOf(step.at);
    return at ? { ...setup, pagodas: [...setup.pagodas, { colour: step.colour, at }] } : setup;
  }
  return step.step === 'palace-built' ? { ...setup, palace: fourOf(step.at) ?? setup.palace } : setup;
}
