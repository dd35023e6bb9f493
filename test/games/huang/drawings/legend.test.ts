import { describe, expect, test } from 'vitest';
import { makeLegendDiagram } from '../../../../src/games/huang/drawings/diagram.ts';
import {
  LEGEND_FEATURES,
  LEGEND_LEADERS,
  LEGEND_MARKS,
  LEGEND_TILES,
} from '../../../../src/games/huang/drawings/legend.ts';
import { HUANG_MARKS } from '../../../../src/games/huang/drawings/marks.ts';
import { COLOURS, DYNASTIES } from '../../../../src/games/huang/rules/vocabulary.ts';

const ALL = [...LEGEND_TILES, ...LEGEND_LEADERS, ...LEGEND_FEATURES, ...LEGEND_MARKS];

describe('the signs of the boards', () => {
  test('are each there once, with a drawing of their own', () => {
    const drawings = ALL.map(({ scene }) => makeLegendDiagram(scene));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('are all that can be drawn: kinds, dynasties, marks', () => {
    const names = ALL.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...COLOURS, ...DYNASTIES, ...Object.keys(HUANG_MARKS)]));
  });

  test('are drawn as in the pictures of examples', () => {
    const drawn = (sign: string) =>
      ALL.flatMap(({ name, scene }) => (name === sign ? [makeLegendDiagram(scene)] : [])).join();
    expect(drawn('red')).toContain('<g class="kind red">');
    expect(drawn('rat')).toContain('class="head"');
    expect(drawn('capital')).toContain('class="capital"');
    expect(drawn('bandits')).toContain('>×2</text>');
    expect(drawn('at-war')).toContain('>① 4</text>');
    expect(drawn('gone')).toContain('class="cue gone"');
  });
});
