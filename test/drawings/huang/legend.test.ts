import { describe, expect, test } from 'vitest';
import { makeSign } from '../../../src/drawings/huang/diagram.ts';
import { LEADER_SIGNS, SAID_SIGNS, THING_SIGNS, TILE_SIGNS } from '../../../src/drawings/huang/legend.ts';
import { MARKS } from '../../../src/drawings/huang/marks.ts';
import { COLOURS, DYNASTIES } from '../../../src/engine/huang/vocabulary.ts';

const letters = { yellow: 'Y', red: 'R', blue: 'B', green: 'G', white: 'W' };
const ALL = [...TILE_SIGNS, ...LEADER_SIGNS, ...THING_SIGNS, ...SAID_SIGNS];

describe('the signs of the boards', () => {
  test('are each there once, with a drawing of their own', () => {
    const drawings = ALL.map(({ scene }) => makeSign({ ...scene, letters }));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('are all that can be drawn: kinds, dynasties, marks', () => {
    const names = ALL.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...COLOURS, ...DYNASTIES, ...Object.keys(MARKS)]));
  });

  test('are drawn as in the pictures of examples', () => {
    const drawn = (sign: string) =>
      ALL.flatMap(({ name, scene }) => (name === sign ? [makeSign({ ...scene, letters })] : [])).join();
    expect(drawn('red')).toContain('<g class="kind red">');
    expect(drawn('rat')).toContain('class="head"');
    expect(drawn('capital')).toContain('class="capital"');
    expect(drawn('bandits')).toContain('>×2</text>');
    expect(drawn('at-war')).toContain('>① 4</text>');
    expect(drawn('gone')).toContain('class="cue gone"');
  });
});
