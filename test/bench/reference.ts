import { Chess } from 'chess.js';
import { median } from './budget.ts';

/** A chess position with every kind of move, known as Kiwipete. */
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
const ROUNDS = 15;
const WARMING_UP = 3;
/** How long each side runs before the other's turn, in microseconds of CPU time. */
const A_TURN = 15_000;

/** The time of a benchmark, of a move of chess.js in the same rounds, and their ratio; medians. */
export interface Figure {
  readonly microseconds: number;
  readonly move: number;
  readonly share: number;
}

const chess = new Chess(KIWIPETE);
const moves = chess.moves();

/**
 * Returns the microseconds in which chess.js reads a move, plays it and undoes it; mean of all moves in
 * Kiwipete.
 */
const moveOfChess = turnOf(moves, (move) => {
  chess.move(move);
  chess.undo();
});

/**
 * Measures something against chess.js. Both alternate, so that a slow machine slows both.
 * @param turn returns microseconds of CPU time
 */
export function besideChess(turn: () => number, counted = ROUNDS): Figure {
  const rounds = Array.from({ length: WARMING_UP + counted }, () => {
    const [before, microseconds, after] = [moveOfChess(), turn(), moveOfChess()];
    const move = (before + after) / 2;
    return { microseconds, move, share: microseconds / move };
  }).slice(WARMING_UP);
  return {
    microseconds: median(rounds.map((round) => round.microseconds)),
    move: median(rounds.map((round) => round.move)),
    share: median(rounds.map((round) => round.share)),
  };
}

/**
 * Returns a function that runs `work` on all inputs repeatedly for one turn and returns the CPU time per
 * input. Includes garbage collection, but not what other processes do.
 */
export function turnOf<T>(inputs: readonly T[], work: (input: T) => unknown): () => number {
  return () => {
    const begin = process.cpuUsage();
    for (let times = 1; ; times++) {
      for (const input of inputs) work(input);
      const { user, system } = process.cpuUsage(begin);
      if (user + system >= A_TURN) return (user + system) / times / inputs.length;
    }
  };
}
