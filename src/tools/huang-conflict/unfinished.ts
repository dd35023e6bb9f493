import { writtenCase } from '../../referee/huang/written-case.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { HouseRules } from '../shell/tool.ts';
import { envelopeOf, rulesOf, setupOn } from './answer.ts';
import type { Conflict } from './kit.ts';
import { unfinishedBoard } from './made-up.ts';
import { isBegun } from './state.ts';

/**
 * What is entered of a war that nobody can decide yet, as a case for the board: the states as far as they are known, to
 * go on with there. Undefined where nothing is, and of a revolt, which has nothing to lay down before it is known whose.
 */
export function unfinishedCase(state: HuangConflict, houseRules: HouseRules<Conflict>): object | undefined {
  const [anybody] = state.players;
  const turn = state.acting ?? anybody;
  if (state.kind === 'revolt' || !isBegun(state) || !turn) return undefined;
  const setup = setupOn(unfinishedBoard(state.war.sides), state.players, turn);
  return writtenCase({ setup, dispute: null }, envelopeOf(rulesOf(state, houseRules)));
}
