import { type LeaderName, toLeader } from '../rules/leader.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import type { Colour } from '../rules/vocabulary.ts';
import { formatStateNumber, type TextLabel } from './labels.ts';
import type { BoardSpot } from './layout.ts';

/** The commitments to one side of a conflict; drawn below the board. */
export interface SideCommitments {
  /** The number of the state, or the leader in a revolt. */
  readonly to: number | LeaderName;
  readonly tiles: number;
  readonly colour: Colour;
  readonly supporters: readonly LeaderName[];
}

/** Returns what each side commits, in the order of the sides; sides without commitments are left out. */
export function listSideCommitments(trace: readonly BoardStep[]): readonly SideCommitments[] {
  const sides = trace.flatMap((step) => {
    if (step.step === 'war') return step.states.map((id, i) => collectCommitments(id, i + 1, 'red', trace));
    if (step.step !== 'revolt') return [];
    return [step.attacker, step.defender].map((leader) =>
      collectCommitments(toLeader(leader).dynasty, leader, 'yellow', trace),
    );
  });
  return sides.filter(({ tiles, supporters }) => tiles + supporters.length > 0);
}

/** Collects the commitments to a side: a state in a war, a player in a revolt. */
function collectCommitments(
  side: string,
  to: SideCommitments['to'],
  colour: Colour,
  trace: readonly BoardStep[],
): SideCommitments {
  const steps = trace.flatMap((step) =>
    step.step === 'committed' && (step.to ?? step.by) === side ? [step] : [],
  );
  return {
    to,
    tiles: steps.reduce((sum, { tiles }) => sum + tiles, 0),
    colour,
    supporters: steps.filter(({ leader }) => leader).map(({ by }): LeaderName => `${by}:${colour}`),
  };
}

/** The commitments as pieces below the board, with at least one row for each side. */
export interface CommitmentRows {
  readonly spots: readonly BoardSpot[];
  readonly tiles: Setup['tiles'];
  readonly leaders: Setup['leaders'];
  /** The labels with the numbers of the states. */
  readonly numbers: readonly TextLabel[];
  readonly pluses: readonly TextLabel[];
  readonly rows: number;
}

/** The height of a row, and the width of a piece in it. */
export const ROW_HEIGHT = 20;
const STEP = 18;
/** The x offset of the first committed piece, after the side and a plus sign. */
const FIRST = 36;

/** Lays out rows from `left` on, up to `width` wide; `top` is the centre of the first row. */
export function layOutCommitments(
  commitments: readonly SideCommitments[],
  left: number,
  top: number,
  width: number,
): CommitmentRows {
  const { sides, rows } = layOutSides(commitments, left, top, width);
  const leaderSpots = sides.flatMap(({ to, y }, i) =>
    typeof to === 'number' ? [] : [{ spot: createSpot(`given-${i}`, { x: left + 9, y }), leader: to }],
  );
  const supporterSpots = sides.flatMap(({ spots, tiles, supporters }) =>
    supporters.flatMap((leader, i) => {
      const spot = spots[tiles + i];
      return spot ? [{ spot, leader }] : [];
    }),
  );
  return {
    spots: [...sides.flatMap(({ spots }) => spots), ...leaderSpots.map(({ spot }) => spot)],
    tiles: Object.fromEntries(
      sides.flatMap(({ spots, tiles, colour }) => spots.slice(0, tiles).map(({ name }) => [name, colour])),
    ),
    leaders: Object.fromEntries(
      [...leaderSpots, ...supporterSpots].map(({ spot, leader }) => [spot.name, leader]),
    ),
    numbers: sides.flatMap(({ to, y }) =>
      typeof to === 'number' ? [{ x: left + 9, y, text: formatStateNumber(to) }] : [],
    ),
    pluses: sides.map(({ y }) => ({ x: left + 22, y, text: '+' })),
    rows,
  };
}

/** Lays out the pieces of each side, with as many rows as they need, and counts the rows. */
function layOutSides(commitments: readonly SideCommitments[], left: number, top: number, width: number) {
  const perRow = Math.max(1, Math.floor((width - FIRST + STEP / 2) / STEP));
  let row = 0;
  const sides = commitments.map((side, index) => {
    const y = top + row * ROW_HEIGHT;
    const count = side.tiles + side.supporters.length;
    row += Math.ceil(count / perRow);
    const at = (i: number) => ({
      x: left + FIRST + (i % perRow) * STEP,
      y: y + Math.floor(i / perRow) * ROW_HEIGHT,
    });
    return {
      ...side,
      y,
      spots: Array.from({ length: count }, (_, i) => createSpot(`given-${index}-${i}`, at(i))),
    };
  });
  return { sides, rows: row };
}

/** Makes a spot outside the board. */
function createSpot(name: string, { x, y }: { readonly x: number; readonly y: number }): BoardSpot {
  return { name, kind: '.', q: Number.NaN, r: Number.NaN, x, y };
}
