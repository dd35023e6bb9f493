import { answerLine } from '../../src/referee/answer-line.ts';

/** The slowest known line of a kind of question, as `npm run fuzz -- slow` has found it. */
export interface SlowLine {
  readonly kind: string;
  readonly line: string;
}

/** What a line of input may cost, in moves of chess.js: 50 ms where a move takes 0.13 ms. */
export const MOST_MOVES_A_LINE = 400;

/** Returns the CPU time that the referee needs for a line, in milliseconds. */
export function timeOfLine(line: string): number {
  const begin = process.cpuUsage();
  answerLine([line], {
    explain: ({ code }) => code,
    report(error) {
      throw error;
    },
  });
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}
