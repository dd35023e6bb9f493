import {
  applyPlacements,
  listChangeMarks,
  listLostBuildings,
  type Outline,
  outlineRevolt,
  outlineWar,
} from '../../../games/huang/drawings/action-overlay.ts';
import { listSideCommitments, type SideCommitments } from '../../../games/huang/drawings/commitment-rows.ts';
import type { HuangMark } from '../../../games/huang/drawings/marks.ts';
import { listBoardSteps } from '../../../games/huang/explain/chances.ts';
import { createStateNames } from '../../../games/huang/explain/state-names.ts';
import { type Setup, toSetup } from '../../../games/huang/rules/setup/setup.ts';
import type { BoardStep } from '../../../games/huang/rules/step.ts';
import {
  type ActExample,
  type BoardExample,
  type ChancesExample,
  isActExample,
  isChancesExample,
  isStatesExample,
  type PlacementsExample,
} from '../../../rulebook/example.ts';

/** One picture of an example on the board. */
export interface BoardScene {
  readonly caption: 'position' | 'before' | 'happening' | 'after';
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, HuangMark>;
  readonly outlines: readonly Outline[];
  /** The spaces of each building or bandit that leaves the board. */
  readonly lost: readonly (readonly string[])[];
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
  const marks = hasStates ? new Map() : listPlaceMarks(example);
  return [{ caption: 'position', setup, marks, outlines, lost: [] }];
}

function listActScenes({ case: { position }, answer }: ActExample): readonly BoardScene[] {
  const { trace } = answer;
  const before = toSetup(position);
  const setup = applyPlacements(before, trace);
  const outlines = [
    ...outlineWar(trace, createStateNames(trace, position).states),
    ...outlineRevolt(trace, setup),
  ];
  const marks = new Map([...listChangeMarks(trace), ...listRefusalMarks(trace)]);
  const during = {
    setup,
    marks,
    outlines,
    lost: listLostBuildings(trace),
    commitments: listSideCommitments(trace),
  };
  const after = answer.legal && 'position' in answer ? answer.position : undefined;
  if (!after || hasSamePieces(after, before)) return [{ caption: 'position', ...during }];
  // Crosses over a building and over the tiles below it overlap, so the board before is shown, too.
  const isHidden = during.lost.length > 0;
  const isMoved = marks.size === 0 && !isHidden;
  return [
    ...(isHidden || isMoved ? [makeBareScene('before', before)] : []),
    ...(isMoved ? [] : [{ caption: 'happening' as const, ...during }]),
    makeBareScene('after', after),
  ];
}

function makeBareScene(caption: 'before' | 'after', setup: Setup): BoardScene {
  return { caption, setup, marks: new Map(), outlines: [], lost: [] };
}

/** Shows the conflict before any commitment; a space where the rules forbid the move is marked. */
function listChanceScenes({ case: { position }, answer }: ChancesExample): readonly BoardScene[] {
  const trace = listBoardSteps(answer.trace);
  const setup = applyPlacements(toSetup(position), trace);
  const outlines = [
    ...outlineWar(trace, createStateNames(trace, position).states),
    ...outlineRevolt(trace, setup),
  ];
  const marks = new Map([...listChangeMarks(trace), ...listRefusalMarks(trace)]);
  return [{ caption: 'position', setup, marks, outlines, lost: listLostBuildings(trace) }];
}

/** Outlines each state with its number. */
function numberStates(states: readonly { readonly spaces: readonly string[] }[]): readonly Outline[] {
  return states.map(({ spaces }, i) => ({ spaces, number: i + 1, isInConflict: true }));
}

/** Marks the spaces where a piece may be placed, grouped by what follows. */
function listPlaceMarks({ answer }: PlacementsExample): ReadonlyMap<string, HuangMark> {
  const kinds: readonly (readonly [HuangMark, readonly string[]])[] =
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
function listRefusalMarks(trace: readonly BoardStep[]): readonly (readonly [string, HuangMark])[] {
  return trace.flatMap((step): readonly (readonly [string, HuangMark])[] =>
    step.step === 'refused' && step.at !== undefined ? [[step.at, 'wrong']] : [],
  );
}

/** Whether two positions have the same pieces. */
function hasSamePieces(a: Setup, b: Setup): boolean {
  const pieces = ({ tiles, leaders, pagodas, palace, granaries, bandits }: Setup) =>
    JSON.stringify([tiles, leaders, pagodas, palace, granaries, bandits]);
  return pieces(a) === pieces(b);
}
