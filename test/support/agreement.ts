import { isDeepStrictEqual } from 'node:util';
import { answer } from '../../src/referee/referee.ts';
import { type NaiveCase, naiveAnswer, naiveRulings } from './naive-huang.ts';

/** What a case contains, to make sure that the random cases cover everything. */
export type Sight =
  | 'refused'
  | 'needs'
  | 'war-2'
  | 'war-3'
  | 'revolt'
  | 'bandits'
  | 'broken'
  | 'lost-pagoda'
  | 'palace'
  | 'error';

/**
 * Compares the referee with the second implementation on a case. Returns the difference, if any, and what the
 * case contains.
 */
export function compare(asked: NaiveCase): { readonly difference?: string; readonly seen: readonly Sight[] } {
  const ours = answer(asked) as unknown as Record<string, unknown>;
  const naive = naiveAnswer(asked) as unknown as Record<string, unknown>;
  if (!ours['ok'] || !naive['ok'])
    return ours['ok'] === naive['ok']
      ? { seen: ['error'] }
      : { difference: differ('ok', naive, ours), seen: [] };
  if (ours['legal'] !== naive['legal']) return { difference: differ('legal', naive, ours), seen: [] };
  if (!ours['legal']) {
    const isOne = (naive['reasons'] as string[]).includes(String(ours['reason']));
    return isOne
      ? { seen: ['refused'], ...rulingsDiffer(asked, ours) }
      : { difference: differ('reason', naive, ours), seen: [] };
  }
  for (const key of Object.keys(naive))
    if (!isDeepStrictEqual(canonical(naive[key]), canonical(ours[key])))
      return { difference: differ(key, naive[key], ours[key]), seen: [] };
  return { seen: sightsOf(asked, ours), ...rulingsDiffer(asked, ours) };
}

function rulingsDiffer(asked: NaiveCase, ours: Record<string, unknown>): { difference?: string } {
  const { certain, doubtful } = naiveRulings(asked);
  const named = ours['rulings'] as readonly string[];
  const isRight =
    certain.every((one) => named.includes(one)) &&
    named.every((one) => certain.includes(one) || doubtful.includes(one));
  return isRight ? {} : { difference: differ('rulings', certain, named) };
}

function differ(what: string, naive: unknown, ours: unknown): string {
  const short = (value: unknown) =>
    JSON.stringify(value, (key, inner) => (key === 'trace' ? undefined : inner)).slice(0, 1500);
  return `${what}: second implementation ${short(naive)}, referee ${short(ours)}`;
}

/** Sorts lists whose order has no meaning, and removes empty hands. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(canonical)
      .map((one) => JSON.stringify(one))
      .sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => !(key === 'hands' && Object.keys(inner as object).length === 0))
    .map(([key, inner]) => [key, canonical(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sightsOf(asked: NaiveCase, ours: Record<string, unknown>): readonly Sight[] {
  const removed = (ours['removed'] ?? {}) as Record<string, unknown>;
  const conflict = ours['conflict'] as { states?: readonly { fights: boolean }[] } | undefined;
  const fighting = conflict?.states?.filter((state) => state.fights).length;
  const count = (position: unknown) =>
    (
      naiveAnswer({ ...asked, ask: 'states', position: position as never }) as unknown as {
        states: unknown[];
      }
    ).states.length;
  const isBroken =
    removed['tiles'] && ours['result'] !== 'bandits' && count(ours['position']) > count(asked.position);
  return [
    ...(ours['needs'] ? (['needs'] as const) : []),
    ...(fighting === 2 ? (['war-2'] as const) : []),
    ...(fighting === 3 ? (['war-3'] as const) : []),
    ...(ours['result'] === 'revolt' ? (['revolt'] as const) : []),
    ...(ours['result'] === 'bandits' ? (['bandits'] as const) : []),
    ...(removed['pagodas'] ? (['lost-pagoda'] as const) : []),
    ...(isBroken ? (['broken'] as const) : []),
    ...(asked.position.palace ? (['palace'] as const) : []),
  ];
}
