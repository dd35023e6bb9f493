import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listChuHanSetup } from '../../../../src/games/chu-han/rules/cards/setup-steps.ts';

const linesOf = (hasEvents: boolean) =>
  listChuHanSetup(hasEvents).map(({ id, count, rest }) => `${id} ${count} ${rest}`);

// German rulebook, “Spielaufbau” (1–4), then “Schlachtaufbau” (1–5): Han starts at 0, Chu at 1; 2 overviews each;
// 15 events, one Stille aside, so 14 are shuffled; 46 cards = 16 + 15 + 15; the last 4 of the 16 are turned, so
// 12 can be drawn; 6 reinforcements.
test('the set-up is that of the printed rulebook, in its order', () => {
  expect(linesOf(true)).toEqual([
    'track 0 0',
    'sides 0 1',
    'overviews 2 0',
    'events 14 0',
    'deal 15 16',
    'locked 4 12',
    'reinforcements 6 0',
    'opener 0 0',
  ]);
  expect(linesOf(false)).toEqual(linesOf(true).filter((line) => !line.startsWith('events')));
});

test('each step cites the rule that its text is compared with', () => {
  const restates: Readonly<Record<string, readonly string[]>> = parse(
    readFileSync(new URL('../../../../content/restates/chu-han-tonight.yaml', import.meta.url), 'utf8'),
  );
  for (const { id, rule } of listChuHanSetup(true)) expect(restates[`chu-han-setup-${id}`]).toEqual([rule]);
});
