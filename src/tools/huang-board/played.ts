import type { Points } from '../../engine/huang/report.ts';
import { COLOURS, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { entriesOf } from '../../engine/record.ts';
import type { Tally } from '../../saves/huang-board.ts';
import type { BoardState } from './state.ts';

/** An action of a game that is followed, as far back as can be undone. */
export interface Played {
  /** The board while the action was settled, for the last time before it was carried out. */
  readonly before: BoardState & {
    readonly dispute: NonNullable<BoardState['dispute']>;
    readonly tally: Tally;
  };
  /** What each player gained by it. */
  readonly points: Points;
  /** How many undos lead to the board before it. */
  readonly undos: number;
}

/** The actions that were carried out while a game is followed, the first one first. */
export function playedIn(past: readonly BoardState[], now: BoardState): readonly Played[] {
  const all = [...past, now];
  return all.flatMap((after, i): readonly Played[] => {
    const { dispute, tally, ...before } = all[i - 1] ?? after;
    if (!dispute || !tally || after.dispute || !after.tally || after.tally === tally) return [];
    const undos = all.length - 1 - boardBefore(all, i - 1);
    return [{ before: { ...before, dispute, tally }, points: gainedIn(tally, after.tally), undos }];
  });
}

/** The last state before an action was begun, from one in which it is settled. */
function boardBefore(all: readonly BoardState[], settling: number): number {
  const from = all.slice(0, settling).findLastIndex(({ dispute }) => dispute === null);
  return Math.max(from, 0);
}

/** The points that were added between two tallies. */
function gainedIn(before: Tally, after: Tally): Points {
  const ofPlayer = (player: Dynasty) =>
    COLOURS.flatMap((colour) => {
      const more = after.points[player][colour] - before.points[player][colour];
      return more > 0 ? [[colour, more] as const] : [];
    });
  return Object.fromEntries(
    entriesOf(after.points).flatMap(([player]) => {
      const won = ofPlayer(player);
      return won.length > 0 ? [[player, Object.fromEntries(won)]] : [];
    }),
  );
}

/** All tiles of the game. Rule: huang/setup/bag */
const TILES = 138;
/** How many tiles a player holds. */
const HELD = 6;

/** How many tiles the bag can hold at most: all but those on the board and those behind the screens. */
export function mostInBag({ setup: { tiles, players, hands } }: Pick<BoardState, 'setup'>): number {
  const held = players.map((player) => {
    const hand = hands?.[player];
    return hand ? Object.values(hand).reduce((sum, count) => sum + count, 0) : HELD;
  });
  const out = Object.keys(tiles).length + held.reduce((sum, count) => sum + count, 0);
  return Math.max(TILES - out, 0);
}
