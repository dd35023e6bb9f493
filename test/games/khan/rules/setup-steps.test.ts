import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { KhanPlayerCount } from '../../../../src/games/khan/rules/setup-steps.ts';
import { listKhanSetup } from '../../../../src/games/khan/rules/setup-steps.ts';

const readYaml = (path: string) =>
  parse(readFileSync(new URL(`../../../../content/${path}`, import.meta.url), 'utf8'));
const linesOf = (players: KhanPlayerCount) =>
  listKhanSetup(players).map(({ id, count, rest }) => `${id} ${count} ${rest}`);

// Page 2: board; 5 neutral yurts in each camp, the others below; tiles; special cards for two, three and four
// players: High Morale 2, 2, 1; Protection of the Great Khan 2, 1, 1. Reviews: 8 camps and rulers, 60 neutral
// yurts (60 − 8 × 5 = 20), 38 tiles, 40 yurts a player, 4 of 72 cards each (72 − 2 × 4 = 64, 60, 56).
test('the set-up is that of page 2, with the counts of the reviews', () => {
  expect(linesOf(2)).toEqual([
    'board 0 0',
    'camps 5 40',
    'supply 20 0',
    'rulers 8 0',
    'tiles 38 0',
    'yurts 40 0',
    'hands 4 64',
    'high-morale 2 0',
    'great-khan 2 0',
    'divine-support 0 0',
  ]);
  expect(linesOf(3).slice(6, 9)).toEqual(['hands 4 60', 'high-morale 2 0', 'great-khan 1 0']);
  expect(linesOf(4).slice(6, 9)).toEqual(['hands 4 56', 'high-morale 1 0', 'great-khan 1 0']);
});

// The page that we have does not cover the set-up, so a step without a source has no count either.
test('each step names known sources and the rules that its text is compared with', () => {
  const restates: Readonly<Record<string, readonly string[]>> = readYaml('restates/khan-tonight.yaml');
  const known = Object.keys(readYaml('sources/khan.yaml'));
  for (const { id, rule, sources, count } of listKhanSetup(4)) {
    expect(restates[`khan-setup-${id}`]).toContain(rule);
    expect(known).toEqual(expect.arrayContaining([...sources]));
    if (sources.length === 0) expect(count).toBe(0);
  }
});
