import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import type { Setup } from '../../src/games/huang/rules/setup/setup.ts';
import { makeStoredPosition, readStoredSetup } from '../../src/games/huang/saves/board.ts';
import { fromCase as fromConquestCase } from '../../src/games/khan/conquest/cases.ts';
import { freshConquest } from '../../src/games/khan/conquest/state.ts';
import { isSameShape } from '../../src/games/khan/conquest/tile.ts';
import { KHAN_CONQUEST_SAVE } from '../../src/games/khan/saves/conquest.ts';
import { getToolPath } from '../../src/games/tools.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { parseSave } from '../../src/saves/save.ts';
import type { Openable } from '../../src/share/parse-opened-text.ts';
import { parseOpenedText } from '../../src/share/parse-opened-text.ts';
import { createChangeLister } from '../../src/shell/create-change-lister.ts';
import type { Tool } from '../../src/shell/tool.ts';
import type { ToolTypes } from '../../src/shell/tool-types.ts';
import { seedFrom, tries } from '../support/campaign.ts';
import { oneOf } from '../support/chance.ts';
import { basesFrom, hostileLine } from '../support/lines.ts';
import { randomFrom } from '../support/random.ts';
import { EDITS } from '../support/tool-edits.ts';

// Nothing is stored that the next load would refuse, whatever is opened, and whatever is then done with it.

const folder = new URL('../../src/games/', import.meta.url);
const TOOLS: readonly Tool<ToolTypes>[] = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/(?!lessons\/|drill\/)[^/]+\/tool\.tsx$/.test(file))
    .map(async (file) => (await import(new URL(file, folder).href)).tool),
);

/** What the next load makes of a state. */
function reloaded<K extends ToolTypes>({ save }: Tool<K>, state: K['state']): unknown {
  const stored = save.toSave({ now: state, past: [], future: [] });
  const { loaded, history } = save.parse(structuredClone(stored));
  return loaded.state === 'sound' ? history?.now : loaded;
}

/** A state without what does not count: fields that are absent, and hands of which none is known. */
const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state).replace(/,"hands":\{\}/g, ''));

/** The tool that opens a text, and what it is given; undefined where nothing does. */
async function openable(text: string): Promise<readonly [Tool<ToolTypes>, Openable] | undefined> {
  const opened = await parseOpenedText(text);
  if (!opened.ok || opened.value.kind === 'own') return undefined;
  const path = opened.value.kind === 'case' ? getToolPath(opened.value.refereeCase) : 'huang/referee/';
  const tool = TOOLS.find((one) => one.path === path);
  if (!tool) throw new Error(`No tool has the path ${path}`);
  return [
    tool,
    opened.value.kind === 'case' ? opened.value.refereeCase : { position: opened.value.position },
  ];
}

/** The edits that a page offers for a state: those of Khan are on the first two rows and columns. */
function editsOn({ path }: Tool<ToolTypes>, state: object) {
  const isTooSmall = 'size' in state && Array.isArray(state.size) && Math.min(...state.size) < 2;
  const { sets, others, unasked } = EDITS[path] ?? { sets: [], others: [], unasked: [] };
  return isTooSmall ? [] : [...sets, ...others, ...unasked];
}

test('whatever a text opens, one after another, and every edit of it, loads again as it was', async () => {
  const random = randomFrom(seedFrom(3356365729));
  const bases = basesFrom(random, 200);
  const before = new Map<string, object>();
  let count = 0;
  for (let i = 0; i < tries(4000); i++) {
    const content = await openable(hostileLine(random, bases));
    if (!content) continue;
    const [tool, given] = content;
    const { fromCase } = await tool.secondary();
    const state = fromCase(given, before.get(tool.path) ?? tool.fresh());
    if (!state) continue;
    const states = [state, ...editsOn(tool, state).map((edit) => edit(state))];
    for (const one of states) expect(plain(reloaded(tool, one))).toEqual(plain(one));
    before.set(tool.path, state);
    count++;
  }
  expect(count).toBeGreaterThan(tries(4000) / 20);
});

describe('a board that is no position, but can be looked at, loads again', () => {
  const rows = ['.....'];
  const base = { board: { rows }, players: ['rat', 'tiger'] };
  const tiles = { '0,0': 'red', '1,0': 'red', '2,0': 'red', '3,0': 'red' };
  test.each([
    ['a dynasty twice', { ...base, players: ['rat', 'rat'] }],
    ['a turn of somebody who does not play', { ...base, turn: 'goat' }],
    ['a tile off the board', { ...base, tiles: { '40,40': 'red' } }],
    ['a tile off any board', { ...base, tiles: { '-3,-2': 'red', '900,900': 'blue' } }],
    ['a tile and a leader on one space', { ...base, tiles, leaders: { '0,0': 'rat:red' } }],
    ['a pagoda of one space', { ...base, pagodas: [{ colour: 'red', at: ['0,0', '0,0', '0,0'] }] }],
    [
      'a pagoda of another colour',
      { ...base, tiles, pagodas: [{ colour: 'blue', at: ['0,0', '1,0', '2,0'] }] },
    ],
    ['a pagoda off the board', { ...base, tiles, pagodas: [{ colour: 'red', at: ['4,0', '5,0', '9,9'] }] }],
    [
      'five pagodas',
      { ...base, pagodas: Array.from({ length: 5 }, () => ({ colour: 'red', at: ['0,0', '1,0', '2,0'] })) },
    ],
  ])('%s', async (_, position) => {
    const content = await openable(JSON.stringify({ game: 'huang', ask: 'states', position }));
    if (!content) throw new Error('It opens nothing');
    const [tool, given] = content;
    const state = (await tool.secondary()).fromCase(given, tool.fresh()) ?? {};
    expect(reloaded(tool, state)).toEqual(state);
  });
});

test('a sound position is stored as one line of text', () => {
  const text = '..... *rat,tiger ryRr - -';
  expect(makeStoredPosition(readStoredSetup(text))).toBe(text);
  const setup: Setup = { ...readStoredSetup(text), players: ['rat', 'rat'] };
  expect(makeStoredPosition(setup)).toMatch(/^\{/);
  expect(readStoredSetup(makeStoredPosition(setup))).toEqual(setup);
});

/** A hundred shapes of eight squares that differ however they are turned. */
function hundredShapes(): readonly (readonly string[])[] {
  const random = randomFrom(100);
  const shapes: (readonly string[])[] = [];
  while (shapes.length < 100) {
    const cells = ['8,8'];
    while (cells.length < 8) {
      const [x = 0, y = 0] = (oneOf(random, cells) ?? '8,8').split(',').map(Number);
      const next = oneOf(random, [`${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`, `${x},${y - 1}`]);
      if (next && !cells.includes(next)) cells.push(next);
    }
    if (!shapes.some((one) => isSameShape(one, cells))) shapes.push(cells);
  }
  return shapes;
}

test('of two links with 100 shapes each, the most for a board of 100 spaces, those of the latter are kept, and no more than 100', () => {
  const all = hundredShapes();
  const opened = (tile: string) => {
    const shapes = all.map((cells, i) => ({ name: `${i}`, tile, cells }));
    return unwrap(checkCase({ game: 'khan', ask: 'conquests', by: 'red', size: [10, 10], shapes }));
  };
  const first = fromConquestCase(opened('conquest'), freshConquest());
  const second = fromConquestCase(opened('bridge'), first);
  expect(first.shapes).toHaveLength(100);
  expect(second.shapes.map(({ tile }) => tile)).toEqual(Array(100).fill('bridge'));
  const save = { version: 3, now: second, past: [first], future: [] };
  expect(parseSave(KHAN_CONQUEST_SAVE, save).state).toBe('sound');
});

test('a state that would not load again is not stored, nor as a step before the next one', () => {
  const [tool] = TOOLS.filter(({ path }) => path === 'khan/rulers/');
  if (!tool) throw new Error('No tool for rulers');
  const listChanges = createChangeLister(tool);
  const now = tool.fresh();
  const begun = { history: { now, past: [], future: [] }, archive: null };
  const wrong = { ...now, camp: 99 };
  const broken = { history: { now: wrong, past: [now], future: [] }, archive: null };
  const next = { ...now, camp: 2 };
  const mended = { history: { now: next, past: [now, wrong], future: [] }, archive: null };
  expect(listChanges(begun, broken)).toBeUndefined();
  const stored = listChanges(begun, mended)?.[tool.save.kind.key];
  expect(tool.save.parse(stored)).toMatchObject({
    loaded: { state: 'sound' },
    history: { now: next, past: [now], future: [] },
  });
});
