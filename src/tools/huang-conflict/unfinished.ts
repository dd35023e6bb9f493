import type { Setup } from '../../engine/huang/setup.ts';
import { writtenCase } from '../../referee/huang/written-case.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { HouseRules } from '../shell/tool.ts';
import { envelopeOf, rulesOf, setupOn } from './answer.ts';
import type { Conflict } from './kit.ts';
import { unfinishedBoard, unfinishedRevolt } from './made-up.ts';
import { isBegun } from './state.ts';

/**
 * What is entered of a conflict that nobody can decide yet, as a case for the board: the states as far as they are known, or
 * the leaders of a revolt and the yellow tiles beside them, to go on with there. Undefined where nothing is.
 */
export function unfinishedCase(state: HuangConflict, houseRules: HouseRules<Conflict>): object | undefined {
  const setup = unfinishedSetup(state);
  return setup && writtenCase({ setup, dispute: null }, envelopeOf(rulesOf(state, houseRules)));
}

/** The same as it lies on the board. */
export function unfinishedSetup(state: HuangConflict): Setup | undefined {
  const { kind, war, players, acting } = state;
  const [anybody] = players;
  const turn = acting ?? anybody;
  if (!isBegun(state) || !turn) return undefined;
  return setupOn(kind === 'war' ? unfinishedBoard(war.sides) : unfinishedRevolt(state), players, turn);
}
