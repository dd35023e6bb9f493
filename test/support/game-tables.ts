import { playGame } from './random-game.ts';

/** A custom board with nineteen capitals with granaries. */
const NINETEEN = [
  '..C...~...C.',
  '...C..~~....',
  'C.....~..C..',
  '...C...~...C',
  '~~...C..~...',
  '..~~....C...',
  'C...~~....C.',
  '...C..~~....',
  '.C.....C~..C',
  '....C....~..',
  '..C....C..~C',
];

const granaries = NINETEEN.flatMap((row, r) =>
  [...row].flatMap((kind, c) => (kind === 'C' ? [`${c - Math.floor(r / 2)},${r}`] : [])),
);

const bandits = [
  { at: ['0,0', '1,0', '0,1'], strength: 1 },
  { at: ['6,5', '7,5', '6,6'], strength: 2 },
  { at: ['5,9', '6,9', '5,10'], strength: 3 },
];

/** Plays whole random games from setup to an empty bag, by the kind of setup. */
export const GAME_TABLES = {
  front: (random: () => number) => playGame(random, null),
  nineteen: (random: () => number) => playGame(random, NINETEEN, { granaries }),
  bandits: (random: () => number) => playGame(random, null, { bandits }),
} as const;
