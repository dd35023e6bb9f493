import type { Commitment } from '../../engine/huang/action.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { writtenCase } from '../../referee/huang/written-case.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { Beside, HouseRules } from '../shell/tool.ts';
import { envelopeOf, rulesOf, setupOn } from './answer.ts';
import type { Conflict } from './kit.ts';
import { firstSpaceOf, unfinishedBoard, unfinishedRevolt } from './made-up.ts';
import { giftOf, isBegun } from './state.ts';

/**
 * An incomplete conflict for the board tool: the known states, or the leaders of a revolt and the yellow
 * tiles next to them, as a case, with the commitments as additional data. Undefined if nothing is entered.
 */
export function unfinishedCase(state: HuangConflict, houseRules: HouseRules<Conflict>): Beside | undefined {
  const setup = unfinishedSetup(state);
  const envelope = envelopeOf(rulesOf(state, houseRules));
  return setup && { asked: writtenCase({ setup, dispute: null }, envelope), also: saidIn(state) };
}

/** The commitments of named players, each with a space of the state that it supports. */
function saidIn(state: HuangConflict): readonly Commitment[] {
  const { kind, players, acting, war, revolt } = state;
  if (kind === 'war')
    return givenIn(
      players.map((by) => {
        const { to, ...gift } = giftOf(state, by);
        return { ...gift, by, to: to === null ? null : firstSpaceOf(war.sides, to) };
      }),
    );
  const { attacker, defender } = revolt.gifts;
  return givenIn([
    ...(acting ? [{ ...attacker, by: acting, to: null }] : []),
    ...(revolt.defender ? [{ ...defender, by: revolt.defender, to: null }] : []),
  ]);
}

/** The set-up of an incomplete conflict on a generated board. */
export function unfinishedSetup(state: HuangConflict): Setup | undefined {
  const { kind, war, players, acting } = state;
  const [anybody] = players;
  const turn = acting ?? anybody;
  if (!isBegun(state) || !turn) return undefined;
  return setupOn(kind === 'war' ? unfinishedBoard(war.sides) : unfinishedRevolt(state), players, turn);
}
