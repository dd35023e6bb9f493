import { describe, expect, test } from 'vitest';
import { computeExample, isBoardExample } from '../../../src/rulebook/example.ts';
import { readRulebook } from '../../../src/rulebook/files.ts';
import { listBoardScenes } from '../../../src/site/components/examples/board-scenes.ts';

const { examples } = readRulebook();

/** The pictures of one of our worked examples. */
function scenesOf(name: string) {
  const file = examples.find(({ id }) => id === `huang/${name}`);
  const example = file && computeExample(file.id, file.data);
  if (!example?.ok || !isBoardExample(example.value)) throw new Error(`No example ${name}`);
  return listBoardScenes(example.value);
}

describe('the pictures of a worked example', () => {
  test('of a war: the board before, both states with their strength, what comes and goes, then what is left', () => {
    const [before, during, after, ...more] = scenesOf('war-in-full');
    expect(more).toEqual([]);
    expect(before).toMatchObject({ caption: 'before', outlines: [], lost: [] });
    expect(before?.marks.size).toBe(0);
    // As the position is written: nothing on A5 yet, two pairs of red tiles that are lost later, the pagoda.
    expect(Object.keys(before?.setup.tiles ?? {})).not.toContain('4,0');
    expect(before?.setup.tiles).toMatchObject({ '2,0': 'red', '3,0': 'red', '5,0': 'red', '6,0': 'red' });
    expect(before?.setup.pagodas).toHaveLength(1);
    expect(during?.caption).toBe('happening');
    expect(during?.outlines.map(({ number, strength }) => [number, strength])).toEqual([
      [1, 4],
      [2, 5],
    ]);
    expect(during?.setup.tiles['4,0']).toBe('red');
    const marks = [...(during?.marks ?? [])];
    expect(marks.filter(([, mark]) => mark === 'fresh').map(([space]) => space)).toEqual(['4,0']);
    const gone = marks.filter(([, mark]) => mark === 'gone').map(([space]) => space);
    expect(gone.sort()).toEqual(['0,1', '1,1', '2,0', '3,0', '5,0', '6,0', '6,1']);
    expect(after).toMatchObject({ caption: 'after', outlines: [], setup: { pagodas: [] } });
    expect(after?.setup.leaders).not.toHaveProperty('0,1');
  });

  test('of a revolt: the strengths stand by the two leaders', () => {
    const [during] = scenesOf('revolt-in-full');
    expect(during?.outlines).toEqual([
      expect.objectContaining({ spaces: ['1,0'], strength: 4 }),
      expect.objectContaining({ spaces: ['2,1'], strength: 5 }),
    ]);
  });

  test('of bandits that are beaten: they are crossed out', () => {
    const [before, during, after] = scenesOf('bandits-beaten');
    expect(before?.lost).toEqual([]);
    expect(during?.lost).toEqual([['4,0', '5,0', '6,0']]);
    expect(after?.lost).toEqual([]);
  });

  test('of a conflict: what each side commits', () => {
    const givenOf = (name: string) => scenesOf(name).map(({ commitments }) => commitments ?? []);
    // Ben gives state 1 a red tile, Cleo her Soldier leader; Ada gives state 2 a red tile.
    expect(givenOf('war-in-full')).toEqual([
      [],
      [
        { to: 1, tiles: 1, colour: 'red', supporters: ['goat:red'] },
        { to: 2, tiles: 1, colour: 'red', supporters: [] },
      ],
      [],
    ]);
    // Cleo, who attacks with her Trader leader, gives two yellow tiles and her Governor leader, Ada one tile.
    expect(givenOf('revolt-in-full')[0]).toEqual([
      { to: 'goat:green', tiles: 2, colour: 'yellow', supporters: ['goat:yellow'] },
      { to: 'rat:green', tiles: 1, colour: 'yellow', supporters: [] },
    ]);
  });

  test('of a forbidden move: one, with the space marked', () => {
    const scenes = scenesOf('leader-river');
    expect(scenes).toMatchObject([{ caption: 'position' }]);
    expect([...(scenes[0]?.marks ?? [])]).toEqual([['2,0', 'wrong']]);
  });

  test('of an action that changes nothing on the board: one', () =>
    expect(scenesOf('pagoda-points')).toMatchObject([{ caption: 'position' }]));

  test('of states: each with its number', () =>
    expect(scenesOf('states-two')[0]?.outlines.map(({ number }) => number)).toEqual([1, 2]));

  test('of where a piece may go: every space by what follows', () =>
    expect([...(scenesOf('tile-spaces')[0]?.marks ?? [])]).toEqual([
      ['0,1', 'peace'],
      ['1,1', 'peace'],
      ['2,1', 'peace'],
      ['3,1', 'peace'],
      ['4,1', 'peace'],
      ['2,0', 'war'],
    ]));
});
