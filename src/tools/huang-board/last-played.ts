import type { Action } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { coordinatesOf } from '../../engine/huang/hex.ts';
import { leaderNamed } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import { type BoardState, choicesOf, type TableRules, withAction, withSetup } from './state.ts';

const KNOWN = new WeakMap<Setup, { readonly rules: string; readonly spaces: readonly SpaceName[] }>();

/**
 * The pieces one of which was played last where two leaders of one colour stand in one state: taken back, each leaves a
 * position at rest, and played again it starts a war or a revolt. None where no piece does.
 */
export function lastPlayed(state: BoardState, rules: TableRules): readonly SpaceName[] {
  const { setup } = state;
  const choices = choicesOf(rules);
  const key = JSON.stringify(choices);
  const known = KNOWN.get(setup);
  if (known?.rules === key) return known.spaces;
  const spaces = leadersMeet(setup)
    ? [...Object.keys(setup.leaders), ...joints(setup)].filter((space) => {
        const next = playedLast(state, space);
        const action = next?.dispute?.action;
        if (!next || !action) return false;
        const judged = answerFor(next.setup, action, next.dispute.decisions, choices);
        return judged.ok && judged.value.answer.legal && judged.value.questions.some(isOfConflict);
      })
    : [];
  KNOWN.set(setup, { rules: key, spaces });
  return spaces;
}

/** In a war or revolt the players commit; nothing else asks that. */
const isOfConflict = ({ asks }: { readonly asks: string }) => asks === 'commitment';

/** The board with what lies on a space taken back and played again; undefined where nothing of a player lies. */
export function playedLast(state: BoardState, space: SpaceName) {
  const back = takenBack(state.setup, space);
  if (!back) return undefined;
  const next = withAction(withSetup(state, back.setup), back.action);
  return next.dispute ? { ...next, dispute: next.dispute } : undefined;
}

/** Whether two leaders of one colour in a state keep a set-up from being a position, and nothing else. */
function leadersMeet(setup: Setup): boolean {
  const checked = positionFor(setup);
  return !checked.ok && checked.error.every(({ code }) => code === 'leaders-meet');
}

/** The tiles that can hold a state together: without a building, and what touches them does not hang together there. */
function joints({ tiles, leaders, pagodas, palace, granaries }: Setup): readonly SpaceName[] {
  const built = new Set([...pagodas.flatMap(({ at }) => [...at]), ...(palace ? palace : []), ...granaries]);
  const isThere = (space: SpaceName) => tiles[space] !== undefined || leaders[space] !== undefined;
  return Object.keys(tiles).filter((space) => {
    if (built.has(space)) return false;
    const round = around(space).map(isThere);
    return round.filter((one, i) => one && !round.at(i - 1)).length > 1;
  });
}

const ROUND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The spaces round one, each beside the next. */
function around(space: SpaceName): readonly SpaceName[] {
  const [q, r] = coordinatesOf(space);
  return ROUND.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** How an action is written that has just been done: what lies on the space is taken back first. */
export function takenBack(
  setup: Setup,
  space: string,
): { readonly setup: Setup; readonly action: Action } | null {
  const colour = setup.tiles[space];
  if (colour) {
    const { [space]: _, ...tiles } = setup.tiles;
    const lost = setup.pagodas.filter(({ at }) => !at.includes(space));
    return { setup: { ...setup, tiles, pagodas: lost }, action: { type: 'place-tile', colour, at: [space] } };
  }
  const name = setup.leaders[space];
  const leader = name && leaderNamed(name);
  if (!leader || !setup.players.includes(leader.dynasty)) return null;
  const { [space]: _, ...leaders } = setup.leaders;
  return {
    setup: { ...setup, leaders, turn: leader.dynasty },
    action: { type: 'position-leader', colour: leader.colour, to: space },
  };
}
