import type { Action } from '../../engine/huang/action.ts';
import { applyAction } from '../../engine/huang/apply-action.ts';
import type { ActionOutcome } from '../../engine/huang/outcome.ts';
import type { Position } from '../../engine/huang/position.ts';

/** Cached outcomes of one action on one position, by decisions and rulings. */
interface Known {
  readonly position: Position;
  readonly action: Action;
  readonly outcomes: Map<string, ActionOutcome>;
}

/** The cache, most recent first. */
const KNOWN: Known[] = [];
const MOST_KNOWN = 8;

/**
 * Does what `act` does, but caches outcomes: a war is computed once for each combination of decisions and
 * rulings with the same content.
 */
export const memoizedAct: typeof applyAction = (position, action, decisions, rulings) => {
  const { outcomes } = knownOf(position, action);
  const way = JSON.stringify([decisions, rulings]);
  const known = outcomes.get(way);
  if (known) return known;
  const outcome = applyAction(position, action, decisions, rulings);
  outcomes.set(way, outcome);
  return outcome;
};

function knownOf(position: Position, action: Action): Known {
  const known = KNOWN.find((one) => one.position === position && one.action === action);
  if (known) return known;
  const fresh: Known = { position, action, outcomes: new Map() };
  KNOWN.unshift(fresh);
  KNOWN.splice(MOST_KNOWN);
  return fresh;
}
