import { Chess } from 'chess.js';

/** A position with every kind of move, known as Kiwipete. */
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
const ROUNDS = 15;
const WARMING_UP = 3;
/** How long each runs before it is the other's turn, in microseconds of the processor. */
const A_TURN = 15_000;

/** What something takes, what chess.js took meanwhile for a move, and the one as a share of the other; medians. */
export interface Figure {
  readonly microseconds: number;
  readonly move: number;
  readonly share: number;
}

const chess = new Chess(KIWIPETE);
const moves = chess.moves();

/** Microseconds in which chess.js reads a move, plays it and takes it back, over all moves of Kiwipete. */
const moveOfChess = turnOf(moves, (move) => {
  chess.move(move);
  chess.undo();
});

/**
 * What something takes beside chess.js: both take turns, so that what slows the machine down slows both. `turn` returns
 * microseconds of the processor.
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
 * Does the work on all inputs again and again for a turn, and returns what it took for one of them. What else the
 * machine does meanwhile does not count; collecting what is left behind does.
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

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
