import type { HuangActCase } from '../../src/games/huang/referee/act.ts';
import { parseNotation } from '../../src/games/huang/rules/setup/notation.ts';
import type { Setup } from '../../src/games/huang/rules/setup/setup.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { randomBoardCase } from './board-cases.ts';
import { randomFrom } from './random.ts';

/** Reads a position of Huang in its notation. */
export function readSetup(line: string): Setup {
  const parsed = parseNotation(line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

/** Checks a value as a case about an action in Huang; undefined if it is none. */
export function findActCase(value: unknown): HuangActCase | undefined {
  const checked = checkCase(value);
  return checked.ok && checked.value.ask === 'act' ? checked.value : undefined;
}

/** The same. @throws {Error} if it is none */
export function toActCase(value: unknown): HuangActCase {
  const found = findActCase(value);
  if (!found) throw new Error(`No action: ${JSON.stringify(value)}`);
  return found;
}

/** Makes random questions about a board, and returns those that are sound cases about an action. */
export function randomActCases(seed: number, count: number): readonly HuangActCase[] {
  const random = randomFrom(seed);
  const all = Array.from({ length: count }, () => randomBoardCase(random));
  return all.flatMap((value) => findActCase(value) ?? []);
}

/**
 * State 1 has the Tiger’s Soldier leader and two red tiles, State 2 the Rat’s and four. The Goat places the
 * tile between them.
 */
export const WAR_OF_TWO_TO_FOUR = {
  game: 'huang',
  ask: 'act',
  position: {
    board: { rows: ['..........', '..........'] },
    players: ['tiger', 'rat', 'goat'],
    turn: 'goat',
    tiles: {
      ...{ '0,0': 'yellow', '2,0': 'red', '3,0': 'red' },
      ...{ '5,0': 'red', '6,0': 'red', '7,0': 'red', '9,0': 'yellow', '7,1': 'red' },
    },
    leaders: { '1,0': 'tiger:red', '8,0': 'rat:red' },
  },
  action: { type: 'place-tile', colour: 'green', at: '4,0' },
};
