import type { Action } from '../rules/actions/action.ts';
import { applyAction } from '../rules/actions/apply-action.ts';
import type { ActionOutcome } from '../rules/actions/outcome.ts';
import type { Position } from '../rules/setup/position.ts';

/** Cached outcomes of one action on one position, by decisions and rulings. */
interface CacheEntry {
  readonly position: Position;
  readonly action: Action;
  readonly outcomes: Map<string, ActionOutcome>;
}

/** The cache, most recent first. */
const CACHE: CacheEntry[] = [];
const MAX_ENTRIES = 8;

/**
 * Does what `applyAction` does, but caches outcomes: a war is computed once for each combination of decisions
 * and rulings with the same content.
 */
export const applyMemoizedAction: typeof applyAction = (position, action, decisions, rulings) => {
  const { outcomes } = getCacheEntry(position, action);
  const key = JSON.stringify([decisions, rulings]);
  const cached = outcomes.get(key);
  if (cached) return cached;
  const outcome = applyAction(position, action, decisions, rulings);
  outcomes.set(key, outcome);
  return outcome;
};

function getCacheEntry(position: Position, action: Action): CacheEntry {
  const entry = CACHE.find((one) => one.position === position && one.action === action);
  if (entry) return entry;
  const fresh: CacheEntry = { position, action, outcomes: new Map() };
  CACHE.unshift(fresh);
  CACHE.splice(MAX_ENTRIES);
  return fresh;
}
