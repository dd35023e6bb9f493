import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { defaultsOf } from '../../referee/case.ts';
import { type Contest, contestOf } from '../../referee/huang/contest.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import { countCommitted } from '../../referee/huang/told.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import type { HouseRules } from '../shell/tool.ts';
import { bystandersOf, questionOf, rulesOf } from './answer.ts';
import type { Conflict } from './kit.ts';
import { mostGiven } from './state.ts';

/** The entered conflict, in which all players may still commit more; undefined if there is none. */
export function findContest(state: HuangConflict, houseRules: HouseRules<Conflict>): Contest | undefined {
  const question = questionOf(state);
  if (!question) return undefined;
  const { setup, action, decisions } = question;
  const position = positionFor(setup);
  if (!position.ok) throw new Error(`No position: ${JSON.stringify(position.error)}`); // not possible here
  const bystanders = bystandersOf(rulesOf(state, houseRules));
  const rulings = { ...defaultsOf(HUANG_RULINGS), 'bystander-states': bystanders };
  const contest = contestOf({ position: position.value, action, rulings }, decisions.commitments, () => true);
  return contest && state.kind === 'war' && state.acting === null ? withAnyPlacer(contest, state) : contest;
}

/** While it is unknown who placed the tile, no player is assumed to have one tile fewer. */
function withAnyPlacer(contest: Contest, state: HuangConflict): Contest {
  const givers = contest.givers.map((giver) => ({
    ...giver,
    most: Math.max(mostGiven(state, giver.by) - countCommitted(contest, giver.by), 0),
  }));
  return { ...contest, givers };
}
