/**
 * The marks on spaces. Each has a shape of its own, so that colour is never the only cue. They show where a
 * piece may go and with what consequence, what can be or is chosen, what has been removed, and what is wrong.
 * Each is the `d` of a path around the centre of the space.
 */
export const HUANG_MARKS = {
  /** A pale dot: no consequence. */
  peace: 'M-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0',
  /** Crossed swords. */
  war: 'M-5-5L5 5M5-5L-5 5M-5 2.5L-2.5 5M5 2.5L2.5 5',
  /** A raised flag. */
  revolt: 'M-3 6V-6L5-2.5L-3 1',
  /** Three tents. */
  bandits: 'M-6 5L0-5L6 5ZM0 5V1',
  /** A broken ring: can be chosen. */
  option: 'M-7 0A7 7 0 0 1-3.5-6.1M3.5-6.1A7 7 0 0 1 7 0M-7 0A7 7 0 0 0-3.5 6.1M3.5 6.1A7 7 0 0 0 7 0',
  /** A tick in a ring: is chosen. */
  chosen: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-4 0L-1 3.5L4.5-3.5',
  /** A filled cross over the whole space, with an outline that is visible on any colour: was removed. */
  gone: 'M-7-5.6L-5.6-7L0-1.4L5.6-7L7-5.6L1.4 0L7 5.6L5.6 7L0 1.4L-5.6 7L-7 5.6L-1.4 0Z',
  /** A thick ring: was just placed. */
  fresh: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  /** An exclamation mark in a ring: is invalid, or was refused. */
  wrong: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0-5V1M0 4V5',
} as const;
/** The name of a mark on a space. */
export type HuangMark = keyof typeof HUANG_MARKS;
