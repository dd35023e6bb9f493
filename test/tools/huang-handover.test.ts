import { expect, test } from 'vitest';
import { freshSettings } from '../../src/saves/settings.ts';
import { checkShared } from '../../src/share/check.ts';
import { stateFrom } from '../../src/tools/huang-board/opened.ts';
import { freshBoard } from '../../src/tools/huang-board/state.ts';
import { freshConflict, withLeader, withTiles } from '../../src/tools/huang-conflict/state.ts';
import { unfinishedCase } from '../../src/tools/huang-conflict/unfinished.ts';

const house = freshSettings('en');

/** The board that goes on with what is entered by numbers. */
async function boardOf(state: ReturnType<typeof freshConflict>) {
  const asked = unfinishedCase(state, house);
  if (!asked) return undefined;
  const checked = await checkShared(asked);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return stateFrom(checked.value, freshBoard()).setup;
}

test('a war of which one state is known goes to the board with its tiles and leaders', async () => {
  const known = withLeader(withLeader(withTiles(freshConflict(), 0, 3), 0, 'tiger:red'), 0, 'rat:green');
  const setup = await boardOf(known);
  const count = (colour: string) => Object.values(setup?.tiles ?? {}).filter((one) => one === colour).length;
  expect(count('red')).toBe(3);
  expect(Object.values(setup?.leaders ?? {}).sort()).toEqual(['rat:green', 'tiger:red']);
  expect(setup?.players).toEqual(known.players);
});

test('of the second state alone, too; and red tiles before any leader', async () => {
  const second = await boardOf(withLeader(freshConflict(), 1, 'goat:yellow'));
  expect(Object.values(second?.leaders ?? {})).toEqual(['goat:yellow']);
  const tiles = await boardOf(withTiles(freshConflict(), 1, 2));
  expect(Object.values(tiles?.tiles ?? {})).toEqual(['red', 'red']);
});

test('what is not begun has nothing to hand over', async () => {
  expect(await boardOf(freshConflict())).toBeUndefined();
});
