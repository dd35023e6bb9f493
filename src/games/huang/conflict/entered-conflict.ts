import { countCommitted } from '../referee/chance-inputs.ts';
import { findOpenConflict, type OpenConflict } from '../referee/open-conflict.ts';
import { getCommitmentLimit, type HuangConflict } from './state.ts';
import type { ConflictAnswer } from './types.ts';

/** Returns the entered conflict, in which all players may still commit more; undefined if there is none. */
export function findEnteredConflict(answer: ConflictAnswer, state: HuangConflict): OpenConflict | undefined {
  const conflict = findOpenConflict(answer, answer.decisions.commitments, () => true);
  return conflict && state.kind === 'war' && state.acting === null
    ? withUnknownPlacer(conflict, state)
    : conflict;
}

/** While it is unknown who placed the tile, no player is assumed to have one tile fewer. */
function withUnknownPlacer(conflict: OpenConflict, state: HuangConflict): OpenConflict {
  const committers = conflict.committers.map((committer) => ({
    ...committer,
    mostTiles: Math.max(getCommitmentLimit(state, committer.by) - countCommitted(conflict, committer.by), 0),
  }));
  return { ...conflict, committers };
}
