import { HUANG_RULING_OPTIONS } from '../../engine/huang/ruling-options.ts';
import { getDefaultRulings } from '../../referee/case.ts';
import { countCommitted } from '../../referee/huang/chance-inputs.ts';
import { getCheckedPosition } from '../../referee/huang/checked-position.ts';
import { findOpenConflict, type OpenConflict } from '../../referee/huang/open-conflict.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { ToolSettings } from '../shell/tool.ts';
import { getBystanderRuling, getEngineInput, resolveSettings } from './compute-answer.ts';
import { getCommitmentLimit } from './state.ts';
import type { ConflictTypes } from './types.ts';

/** The entered conflict, in which all players may still commit more; undefined if there is none. */
export function findEnteredConflict(
  state: HuangConflict,
  houseRules: ToolSettings<ConflictTypes>,
): OpenConflict | undefined {
  const question = getEngineInput(state);
  if (!question) return undefined;
  const { setup, action, decisions } = question;
  const position = getCheckedPosition(setup);
  if (!position.ok) throw new Error(`No position: ${JSON.stringify(position.error)}`); // not possible here
  const bystanders = getBystanderRuling(resolveSettings(state, houseRules));
  const rulings = { ...getDefaultRulings(HUANG_RULING_OPTIONS), 'bystander-states': bystanders };
  const contest = findOpenConflict(
    { position: position.value, action, rulings },
    decisions.commitments,
    () => true,
  );
  return contest && state.kind === 'war' && state.acting === null ? withAnyPlacer(contest, state) : contest;
}

/** While it is unknown who placed the tile, no player is assumed to have one tile fewer. */
function withAnyPlacer(contest: OpenConflict, state: HuangConflict): OpenConflict {
  const givers = contest.committers.map((giver) => ({
    ...giver,
    most: Math.max(getCommitmentLimit(state, giver.by) - countCommitted(contest, giver.by), 0),
  }));
  return { ...contest, committers: givers };
}
