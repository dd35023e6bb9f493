import type { SpaceName } from './board.ts';
import type { LeaderName } from './leader.ts';
import type { BoardStep } from './step.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** Points by player and colour; who or what got none is left out. */
export type Points = Readonly<Partial<Record<Dynasty, Readonly<Partial<Record<Colour, number>>>>>>;

/** What has left the board; empty parts are left out. Pieces that only moved are no part of it. */
export interface Removed {
  readonly leaders?: Readonly<Record<SpaceName, LeaderName>>;
  readonly tiles?: Readonly<Record<SpaceName, Colour>>;
  readonly pagodas?: readonly { readonly colour: Colour; readonly at: readonly SpaceName[] }[];
  readonly granaries?: readonly SpaceName[];
  readonly palace?: readonly SpaceName[];
  readonly bandits?: readonly { readonly at: readonly SpaceName[]; readonly strength: number }[];
}

/** The points that an action gave: the sum of the steps that gave them. */
export function pointsOf(trace: readonly BoardStep[]): Points {
  const points: Partial<Record<Dynasty, Partial<Record<Colour, number>>>> = {};
  for (const step of trace) {
    if (step.step !== 'scored') continue;
    const own = points[step.player] ?? {};
    points[step.player] = { ...own, [step.colour]: (own[step.colour] ?? 0) + step.points };
  }
  return points;
}

/** What an action took off the board, collected from its steps. `place` gives a space's place in reading order. */
export function removedOf(trace: readonly BoardStep[], place: (space: SpaceName) => number): Removed {
  const leaders = pairs(
    trace.flatMap((step) => (step.step === 'leader-left' ? [[step.at, step.leader] as const] : [])),
  );
  const tiles = pairs(
    trace.flatMap((step) => (step.step === 'tile-left' ? [[step.at, step.colour] as const] : [])),
  );
  const pagodas = trace.flatMap((step) =>
    step.step === 'pagoda-lost' ? [{ colour: step.colour, at: step.at }] : [],
  );
  const granaries = trace
    .flatMap((step) => (step.step === 'granary-lost' || step.step === 'granary-taken' ? [step.at] : []))
    .sort((a, b) => place(a) - place(b));
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

  function pairs<T>(
    entries: readonly (readonly [SpaceName, T])[],
  ): Readonly<Record<SpaceName, T>> | undefined {
    const sorted = [...entries].sort(([a], [b]) => place(a) - place(b));
    return sorted.length > 0 ? Object.fromEntries(sorted) : undefined;
  }
}
