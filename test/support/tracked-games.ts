import {
  applyOutcome,
  type BoardState,
  freshBoard,
  withAction,
  withTurnTracking,
} from '../../src/games/huang/board/state.ts';
import type { HuangActAnswer } from '../../src/games/huang/referee/answer-action.ts';
import type { Action, Decisions } from '../../src/games/huang/rules/actions/action.ts';
import { NO_DECISIONS } from '../../src/games/huang/rules/actions/action.ts';
import { freshSetup } from '../../src/games/huang/rules/setup/fresh-setup.ts';
import { COLOURS, DYNASTIES } from '../../src/games/huang/rules/vocabulary.ts';
import { answer } from '../../src/referee/referee.ts';
import { oneOf } from './chance.ts';
import { type Random, wholeUpTo } from './random.ts';

/** Picks an action that is probably legal: a tile or leader where the referee offers a place, or a riot. */
function pickAction({ setup }: BoardState, random: Random): Action {
  const piece = random() < 0.65 ? 'tile' : 'leader';
  const colour = oneOf(random, COLOURS) ?? 'red';
  const offered = answer({ game: 'huang', ask: 'placements', position: setup, piece, colour });
  const lists = Object.fromEntries(Object.entries(offered).filter(([, list]) => Array.isArray(list)));
  const spaces = ['war', 'revolt', 'peace'].flatMap((kind): readonly string[] => lists[kind] ?? []);
  const space = oneOf(random, spaces) ?? '0,0';
  if (random() < 0.05)
    return { type: 'riot', at: oneOf(random, Object.keys(setup.tiles)) ?? '0,0', leader: false };
  return piece === 'tile'
    ? { type: 'place-tile', colour, at: [space] }
    : { type: 'position-leader', colour, to: space };
}

/** Answers the questions of an action at random, until there are none; undefined if it is illegal. */
function decide({ setup }: BoardState, action: Action, random: Random) {
  const isSingle = action.type === 'place-tile' && action.colour !== 'blue';
  const written = isSingle ? { ...action, at: action.at[0] } : action;
  const near = Object.keys({ ...setup.tiles, ...setup.leaders });
  const given = setup.players
    .filter(() => random() < 0.3)
    .map((by) => ({ by, to: oneOf(random, near) ?? null, tiles: wholeUpTo(random, 2), leader: false }));
  const ask = (decisions: Decisions) =>
    answer({
      ...{ game: 'huang', ask: 'act', position: setup, action: written },
      decisions: Object.fromEntries(
        Object.entries(decisions).filter(([, one]) => one !== null && JSON.stringify(one) !== '[]'),
      ),
    }) as HuangActAnswer | { readonly ok: false };
  const plain = ask(NO_DECISIONS);
  const isConflict = plain.ok && plain.trace.some(({ step }) => step === 'war' || step === 'revolt');
  const committed: Decisions = { ...NO_DECISIONS, commitments: given };
  const tried = isConflict ? ask(committed) : plain;
  let decisions = isConflict && tried.ok && tried.legal ? committed : NO_DECISIONS;
  for (let i = 0; i < 3; i++) {
    const asked = ask(decisions);
    if (!asked.ok || !asked.legal) return undefined;
    if ('position' in asked) return { decisions, answer: asked };
    const options = [...asked.needs.options].sort(() => random() - 0.5);
    const chosen = asked.needs.decision === 'discard' ? options.slice(0, asked.needs.count) : options[0];
    decisions = { ...decisions, [asked.needs.decision]: chosen };
  }
  return undefined;
}

/** A game on the board with its earlier states, the latest last. */
export interface TrackedGame {
  readonly past: readonly BoardState[];
  readonly now: BoardState;
}

/**
 * Plays some actions of a tracked game from its start. Some are applied at once, others are shown first; now and
 * then somebody corrects the board.
 * @param count number of actions, ends of turns included
 */
export function playTrackedGame(random: Random, playerCount: number, count: number): TrackedGame {
  const players = [...DYNASTIES].sort(() => random() - 0.5).slice(0, playerCount);
  const fresh = freshBoard();
  const setup = freshSetup({ board: 'warring-states', players, turn: players[0] ?? 'rat' });
  const states: BoardState[] = [withTurnTracking({ ...fresh, setup }, true)];
  for (let played = 0, tries = 0; played < count && tries < 20 * count; tries++) {
    const before = states.at(-1) ?? fresh;
    const isOver = (before.tally?.actions ?? 0) >= 2;
    const action: Action = isOver ? { type: 'end-turn' } : pickAction(before, random);
    const decided = decide(before, action, random);
    if (!decided) continue;
    const shown = withAction(before, action);
    const { position, points } = decided.answer;
    const after = applyOutcome(before, position, points, isOver);
    const isQuick = random() < 0.4 && JSON.stringify(decided.decisions) === JSON.stringify(NO_DECISIONS);
    if (!isQuick && shown.openAction)
      states.push({
        ...shown,
        openAction: { ...shown.openAction, decisions: decided.decisions, asked: wholeUpTo(random, 3) },
      });
    states.push(after);
    if (random() < 0.02) states.push(correctBoard(after));
    played++;
  }
  return { past: states.slice(0, -1), now: states.at(-1) ?? fresh };
}

/** Takes a tile off the board that nothing depends on: one without neighbours. */
function correctBoard(state: BoardState): BoardState {
  const [last] = Object.keys(state.setup.tiles).slice(-1);
  if (last === undefined) return state;
  const { [last]: _, ...tiles } = state.setup.tiles;
  return { ...state, setup: { ...state.setup, tiles } };
}
