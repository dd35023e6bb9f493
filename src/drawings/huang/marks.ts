/**
 * What is said of a space by a sign on it, each of a shape of its own, so that colour is never the only sign: where a
 * piece may go and what follows, what may be or is chosen, what has left, what is wrong. Each is the `d` of a path
 * round the centre of the space.
 */
export const MARKS = {
  /** A ring: nothing else happens. */
  peace: 'M-2.800 0a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0-5.600 0',
  /** Crossed swords. */
  war: 'M-5-5L5 5M5-5L-5 5M-5 2.5L-2.500 5M5 2.500L2.500 5',
  /** A raised flag. */
  revolt: 'M-3 6V-6L5-2.500L-3 1',
  /** Three tents. */
  bandits: 'M-6 5L0-5L6 5ZM0 5V1',
  /** A broken ring: may be chosen. */
  option:
    'M-7 0A7 7 0 0 1-3.500-6.100M3.500-6.100A7 7 0 0 1 7 0M-7 0A7 7 0 0 0-3.500 6.100M3.500 6.100A7 7 0 0 0 7 0',
  /** A tick in a ring: is chosen. */
  chosen: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-4 0L-1 3.500L4.500-3.500',
  /** A cross over the whole space, filled, with a line round it that is seen on any colour: has left the board. */
  gone: 'M-7-5.600L-5.600-7L0-1.400L5.600-7L7-5.600L1.400 0L7 5.600L5.600 7L0 1.400L-5.600 7L-7 5.600L-1.400 0Z',
  /** A thick ring: has just been put here. */
  fresh: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  /** An exclamation mark: cannot be so. */
  wrong: 'M0-7V2M0 5.500V7',
} as const;
export type Mark = keyof typeof MARKS;
