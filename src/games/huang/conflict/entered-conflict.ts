import { getDefaultRulings } from '../../../core/case.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { countCommitted } from '../referee/chance-inputs.ts';
import { getCheckedPosition } from '../referee/checked-position.ts';
import { findOpenConflict, type OpenConflict } from '../referee/open-conflict.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import type { HuangConflict } from '../saves/conflict.ts';
import { getBystanderRuling, getEngineInput, resolveSettings } from './compute-answer.ts';
import { getCommitmentLimit } from './state.ts';
import type { ConflictTypes } from './types.ts';

/** The entered conflict, in which all players may still commit more; undefined if there is none. */
export function findEnteredConflict(
  state: HuangConflict,
  settings: ToolSettings<ConflictTypes>,
): OpenConflict | undefined {
  const input = getEngineInput(state);
  if (!input) return undefined;
  const { setup, action, decisions } = input;
  const position = getCheckedPosition(setup);
  if (!position.ok) throw new Error(`No position: ${JSON.stringify(position.error)}`); // not possible here
  const bystanders = getBystanderRuling(resolveSettings(state, settings));
  const rulings = { ...getDefaultRulings(HUANG_RULING_OPTIONS), 'bystander-states': bystanders };
  const conflict = findOpenConflict(
    { position: position.value, action, rulings },
    decisions.commitments,
    () => true,
  );
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
