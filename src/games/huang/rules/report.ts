import type { SpaceName } from './board/board.ts';
import type { LeaderName } from './leader.ts';
import type { BoardStep } from './step.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** Points by player and colour; players and colours without points are left out. */
export type PointsByPlayer = Readonly<Partial<Record<Dynasty, Readonly<Partial<Record<Colour, number>>>>>>;

/** What was removed from the board; empty parts are left out. Moved pieces are not included. */
export interface RemovedPieces {
  readonly leaders?: Readonly<Record<SpaceName, LeaderName>>;
  readonly tiles?: Readonly<Record<SpaceName, Colour>>;
  readonly pagodas?: readonly { readonly colour: Colour; readonly at: readonly SpaceName[] }[];
  readonly granaries?: readonly SpaceName[];
  readonly palace?: readonly SpaceName[];
  readonly bandits?: readonly { readonly at: readonly SpaceName[]; readonly strength: number }[];
}

/** Sums the points of an action from its steps. */
export function sumPoints(trace: readonly BoardStep[]): PointsByPlayer {
  const points: Partial<Record<Dynasty, Partial<Record<Colour, number>>>> = {};
  for (const step of trace) {
    if (step.step !== 'scored') continue;
    const own = points[step.player] ?? {};
    points[step.player] = { ...own, [step.colour]: (own[step.colour] ?? 0) + step.points };
  }
  return points;
}

/**
 * Lists what an action removed from the board, according to its steps. `getIndex` returns the index of a
 * space in reading order.
 */
export function listRemovedPieces(
  trace: readonly BoardStep[],
  getIndex: (space: SpaceName) => number,
): RemovedPieces {
  const leaders = toSortedRecord(
    trace.flatMap((step) => (step.step === 'leader-left' ? [[step.at, step.leader] as const] : [])),
  );
  const tiles = toSortedRecord(
    trace.flatMap((step) => (step.step === 'tile-left' ? [[step.at, step.colour] as const] : [])),
  );
  const pagodas = trace.flatMap((step) =>
    step.step === 'pagoda-lost' ? [{ colour: step.colour, at: step.at }] : [],
  );
  const granaries = trace
    .flatMap((step) => (step.step === 'granary-lost' || step.step === 'granary-taken' ? [step.at] : []))
    .sort((a, b) => getIndex(a) - getIndex(b));
  const palace = trace.flatMap((step) => (step.step === 'palace-lost' ? step.at : []));
  const bandits = trace.flatMap((step) =>
    step.step === 'bandits-beaten' ? [{ at: step.at, strength: step.strength }] : [],
  );
  return {
    ...(leaders && { leaders }),
    ...(tiles && { tiles }),
    ...(pagodas.length > 0 && { pagodas }),
    ...(granaries.length > 0 && { granaries }),
    ...(palace.length > 0 && { palace }),
    ...(bandits.length > 0 && { bandits }),
  };

  function toSortedRecord<T>(
    entries: readonly (readonly [SpaceName, T])[],
  ): Readonly<Record<SpaceName, T>> | undefined {
    const sorted = [...entries].sort(([a], [b]) => getIndex(a) - getIndex(b));
    return sorted.length > 0 ? Object.fromEntries(sorted) : undefined;
  }
}
