import {
  changeMarks,
  lostBuildings,
  type Outline,
  revoltOutlines,
  setupDuring,
  warOutlines,
} from '../drawings/huang/during.ts';
import { type Given, givenIn } from '../drawings/huang/given.ts';
import type { Mark } from '../drawings/huang/marks.ts';
import { type Setup, setupOf } from '../engine/huang/setup.ts';
import type { BoardStep } from '../engine/huang/step.ts';
import { boardStepsIn } from '../explain/huang/chances.ts';
import { namesOf } from '../explain/huang/names.ts';
import {
  type ActExample,
  type BoardExample,
  type ChancesExample,
  isActExample,
  isChancesExample,
  isStatesExample,
  type PlacementsExample,
} from '../rulebook/example.ts';

/** One picture of an example on the board. */
export interface BoardScene {
  readonly caption: 'position' | 'before' | 'happening' | 'after';
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly outlines: readonly Outline[];
  /** The spaces of each building or bandit that leaves the board. */
  readonly lost: readonly (readonly string[])[];
  /** The commitments to the sides of a conflict. */
  readonly given?: readonly Given[];
}

/**
 * The pictures of an example: what happens and what is left, for an action that changes something; otherwise
 * a single one.
 */
export function boardScenesOf(example: BoardExample): readonly BoardScene[] {
  if (isActExample(example)) return actScenes(example);
  if (isChancesExample(example)) return chanceScenes(example);
  const setup = setupOf(example.case.position);
  const isOfStates = isStatesExample(example);
  const outlines = isOfStates ? numbered(example.answer.states) : [];
  const marks = isOfStates ? new Map() : placeMarks(example);
  return [{ caption: 'position', setup, marks, outlines, lost: [] }];
}

function actScenes({ case: { position }, answer }: ActExample): readonly BoardScene[] {
  const { trace } = answer;
  const before = setupOf(position);
  const setup = setupDuring(before, trace);
  const outlines = [...warOutlines(trace, namesOf(trace, position).states), ...revoltOutlines(trace, setup)];
  const marks = new Map([...changeMarks(trace), ...stepMarks(trace)]);
  const during = { setup, marks, outlines, lost: lostBuildings(trace), given: givenIn(trace) };
  const after = answer.legal && 'position' in answer ? answer.position : undefined;
  if (!after || isAlike(after, before)) return [{ caption: 'position', ...during }];
  // Crosses over a building and over the tiles below it overlap, so the board before is shown, too.
  const isHidden = during.lost.length > 0;
  const isMoved = marks.size === 0 && !isHidden;
  return [
    ...(isHidden || isMoved ? [bareScene('before', before)] : []),
    ...(isMoved ? [] : [{ caption: 'happening' as const, ...during }]),
    bareScene('after', after),
  ];
}

function bareScene(caption: 'before' | 'after', setup: Setup): BoardScene {
  return { caption, setup, marks: new Map(), outlines: [], lost: [] };
}

/** The conflict before any commitment; a space where the rules forbid the move is marked. */
function chanceScenes({ case: { position }, answer }: ChancesExample): readonly BoardScene[] {
  const trace = boardStepsIn(answer.trace);
  const setup = setupDuring(setupOf(position), trace);
  const outlines = [...warOutlines(trace, namesOf(trace, position).states), ...revoltOutlines(trace, setup)];
  const marks = new Map([...changeMarks(trace), ...stepMarks(trace)]);
  return [{ caption: 'position', setup, marks, outlines, lost: lostBuildings(trace) }];
}

/** Each state with its number. */
function numbered(states: readonly { readonly spaces: readonly string[] }[]): readonly Outline[] {
  return states.map(({ spaces }, i) => ({ spaces, number: i + 1, isKey: true }));
}

/** The spaces where a piece may go, grouped by what follows. */
function placeMarks({ answer }: PlacementsExample): ReadonlyMap<string, Mark> {
  const kinds: readonly (readonly [Mark, readonly string[]])[] =
    'war' in answer
      ? [
          ['peace', answer.peace],
          ['war', answer.war],
          ['bandits', answer.bandits],
        ]
      : [
          ['peace', answer.peace],
          ['revolt', answer.revolt],
        ];
  return new Map(kinds.flatMap(([kind, spaces]) => spaces.map((space) => [space, kind] as const)));
}

/** Marks the spaces where the rules forbid the move. */
function stepMarks(trace: readonly BoardStep[]): readonly (readonly [string, Mark])[] {
  return trace.flatMap((step): readonly (readonly [string, Mark])[] =>
    step.step === 'refused' && step.at !== undefined ? [[step.at, 'wrong']] : [],
  );
}

/** Whether two positions have the same pieces. */
function isAlike(a: Setup, b: Setup): boolean {
  const pieces = ({ tiles, leaders, pagodas, palace, granaries, bandits }: Setup) =>
    JSON.stringify([tiles, leaders, pagodas, palace, granaries, bandits]);
  return pieces(a) === pieces(b);
}
