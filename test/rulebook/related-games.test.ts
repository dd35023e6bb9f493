import { expect, test } from 'vitest';
import { COLOURS } from '../../src/games/huang/rules/vocabulary.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { listRelatedSentences } from '../../src/rulebook/related-game.ts';

const { relatedGames } = readRulebook();

function pageOn(id: string) {
  const data = relatedGames.find((one) => one.id === id)?.data;
  if (!data) throw new Error(`No page ${id}`);
  return data;
}

test('the table of Yellow & Yangtze has the colours that meeplegamers.com gives, and the five of Huang', () => {
  const { kinds = [] } = pageOn('huang/yangtze');
  // “Governors (black), Soldiers (red), Farmers (blue), Traders (green), and Artisans (yellow)”
  expect(Object.fromEntries(kinds.map(({ name, colour }) => [name, colour]))).toEqual({
    ...{ Governor: 'black', Soldier: 'red', Farmer: 'blue', Trader: 'green', Artisan: 'yellow' },
  });
  // huang/leaders/dynasty: yellow Governor, red Soldier, blue Farmer, green Trader, white Artisan
  expect(Object.fromEntries(kinds.map(({ name, here }) => [name, here]))).toEqual({
    ...{ Governor: 'yellow', Soldier: 'red', Farmer: 'blue', Trader: 'green', Artisan: 'white' },
  });
  expect(new Set(kinds.map(({ here }) => here))).toEqual(new Set(COLOURS));
});

test('all that is said of Yellow & Yangtze names a source, but what is unknown', () => {
  const { kinds = [], lines, same = [], unknown = [] } = pageOn('huang/yangtze');
  const said = [...kinds, ...lines, ...same];
  expect(said.filter(({ sources = [] }) => sources.length === 0)).toEqual([]);
  expect(unknown.length).toBeGreaterThan(0);
  expect(listRelatedSentences(pageOn('huang/yangtze'))).toHaveLength(
    lines.length + same.length + unknown.length,
  );
});
