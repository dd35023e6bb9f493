import type { SiblingInput } from '../../../shell/tool.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { toShortCase } from '../referee/short-case.ts';
import type { Commitment } from '../rules/actions/action.ts';
import { dropEmptyCommitments } from '../rules/conflict/commitment.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { resolveSettings, toCaseSettings, toConflictSetup } from './compute-answer.ts';
import { findFirstSpace, generatePartialRevolt, generatePartialWar } from './generated-board.ts';
import { getWarCommitment, type HuangConflict, isBegun } from './state.ts';
import type { ConflictTypes } from './types.ts';

/**
 * An incomplete conflict for the sibling tool on the board: the known states, or the leaders of a revolt and
 * the yellow tiles next to them, as a case, with the commitments as additional data. Undefined if nothing is
 * entered.
 */
export function toPartialCase(
  state: HuangConflict,
  settings: ToolSettings<ConflictTypes>,
): SiblingInput | undefined {
  const setup = toPartialSetup(state);
  const caseSettings = toCaseSettings(resolveSettings(state, settings));
  return (
    setup && {
      refereeCase: toShortCase({ setup, openAction: null }, caseSettings),
      extra: listNamedCommitments(state),
    }
  );
}

/** The commitments of named players, each with a space of the state that it supports. */
function listNamedCommitments(state: HuangConflict): readonly Commitment[] {
  const { kind, players, acting, war, revolt } = state;
  if (kind === 'war')
    return dropEmptyCommitments(
      players.map((by) => {
        const { to, ...commitment } = getWarCommitment(state, by);
        return { ...commitment, by, to: to === null ? null : findFirstSpace(war.sides, to) };
      }),
    );
  const { attacker, defender } = revolt.commitments;
  return dropEmptyCommitments([
    ...(acting ? [{ ...attacker, by: acting, to: null }] : []),
    ...(revolt.defender ? [{ ...defender, by: revolt.defender, to: null }] : []),
  ]);
}

/** The set-up of an incomplete conflict on a generated board. */
export function toPartialSetup(state: HuangConflict): Setup | undefined {
  const { kind, war, players, acting } = state;
  const [firstPlayer] = players;
  const turn = acting ?? firstPlayer;
  if (!isBegun(state) || !turn) return undefined;
  return toConflictSetup(
    kind === 'war' ? generatePartialWar(war.sides) : generatePartialRevolt(state),
    players,
    turn,
  );
}
