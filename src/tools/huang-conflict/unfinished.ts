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
 * What is entered of a conflict that nobody can decide yet, for the board: the states as far as they are known, or the
 * leaders of a revolt and the yellow tiles beside them, as a case to go on with there, and beside it what is committed.
 * Undefined where nothing is entered.
 */
export function unfinishedCase(state: HuangConflict, houseRules: HouseRules<Conflict>): Beside | undefined {
  const setup = unfinishedSetup(state);
  const envelope = envelopeOf(rulesOf(state, houseRules));
  return setup && { asked: writtenCase({ setup, dispute: null }, envelope), also: saidIn(state) };
}

/** What players have said to commit who have a name already, by a space of the state that they help. */
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

/** The same as it lies on the board. */
export function unfinishedSetup(state: HuangConflict): Setup | undefined {
  const { kind, war, players, acting } = state;
  const [anybody] = players;
  const turn = acting ?? anybody;
  if (!isBegun(state) || !turn) return undefined;
  return setupOn(kind === 'war' ? unfinishedBoard(war.sides) : unfinishedRevolt(state), players, turn);
}
