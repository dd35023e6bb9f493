import { describe, expect, test } from 'vitest';
import { makeBorderLoops } from '../../../../src/games/huang/drawings/border-loops.ts';
import { listDrawnSpots, makeDiagram } from '../../../../src/games/huang/drawings/diagram.ts';
import type { DiagramScene } from '../../../../src/games/huang/drawings/diagram-scene.ts';
import { computeLayout } from '../../../../src/games/huang/drawings/layout.ts';
import { makeBoardPicture } from '../../../../src/games/huang/drawings/picture.ts';
import { makePlaceLabel } from '../../../../src/games/huang/explain/place-label.ts';
import { createEmptySetup, type Setup } from '../../../../src/games/huang/rules/setup/setup.ts';

const on = (rows: readonly string[]) =>
  createEmptySetup({ board: { rows }, players: ['rat', 'goat'], turn: 'rat' });
const nothing = on(['..~', '.C.']);
const front = createEmptySetup({ board: 'warring-states', players: ['rat', 'goat'], turn: 'rat' });
const empty: DiagramScene = {
  setup: nothing,
  marks: new Map(),
  outlines: [],
  lost: [],
  placeOf: makePlaceLabel,
};
const drawn = (change: Partial<DiagramScene>) => makeDiagram({ ...empty, ...change }, 'A position');
/** How many separate shapes the path of a class has. */
const shapes = (svg: string, name: string) =>
  new RegExp(`class="${name}"[^>]*? d="([^"]*)"`).exec(svg)?.[1]?.match(/M/g)?.length ?? 0;

describe('a diagram', () => {
  test('has a path for the land, one for the river and one for a capital without a piece', () => {
    const svg = drawn({});
    expect([shapes(svg, 'land'), shapes(svg, 'river'), shapes(svg, 'capital')]).toEqual([5, 1, 1]);
    expect(shapes(drawn({ setup: { ...nothing, tiles: { '1,1': 'yellow' } } }), 'capital')).toBe(0);
  });

  test('names rows and columns', () => {
    const names = (svg: string) =>
      [...svg.matchAll(/<text x="([^"]*)" y="[^"]*">([^<]+)</g)].map(([, x = '', name = '']) => [name, x]);
    // Rows at the left edge, 7 from it; over the first row its numbers, each in the middle of its space.
    expect(names(drawn({}))).toEqual([['AB123', '-7 3 10 30 50']]);
    // Of a row that begins with a hole the letter still stands at the edge, so that its spaces count from there.
    expect(names(drawn({ setup: on(['...', '...', '#..']) }))[0]?.[1]).toMatch(/^-7 3 -7 /);
    // A name of two characters would come apart.
    expect(names(drawn({ setup: on(['..........']) }))).toEqual([
      ['A123456789', '-7 10 30 50 70 90 110 130 150 170'],
      ['10', '190'],
    ]);
  });

  test('draws all tiles of a colour in one path, without a letter that could name another colour', () => {
    const svg = drawn({ setup: { ...nothing, tiles: { '0,0': 'red', '1,0': 'red', '0,1': 'yellow' } } });
    expect(svg).toMatch(/<g class="kind red"><path d="M[^"]*M[^"]*"\/><\/g>/);
    expect(svg).toMatch(/<g class="kind yellow"><path d="M[^"]*"\/><\/g>/);
  });

  test('draws a leader as a ring and a badge of its colour round a head', () => {
    const svg = drawn({ setup: { ...nothing, leaders: { '0,0': 'rat:red' } } });
    expect(svg.match(/<g class="kind red"><path/g)).toHaveLength(2);
    expect(svg).not.toMatch(/class="kind red"[^g]*<text/);
    expect([shapes(svg, 'face'), svg.match(/class="head"/g)?.length]).toEqual([1, 1]);
  });

  test('draws buildings, bandits with their number, and signs of states', () => {
    const setup: Setup = {
      ...nothing,
      tiles: { '0,0': 'red', '1,0': 'red', '0,1': 'red' },
      pagodas: [{ colour: 'red', at: ['0,0', '1,0', '0,1'] }],
      bandits: [{ at: ['1,1', '2,1', '2,0'], strength: 3 }],
    };
    const svg = drawn({
      setup,
      outlines: [{ spaces: ['0,0', '1,0', '0,1'], number: 1, strength: 3, isInConflict: true }],
    });
    expect(shapes(svg, 'bandits')).toBe(3);
    expect(svg).toContain('class="built"');
    expect(svg).toContain('>×3</text>');
    expect(svg).toContain('>① 3</text>');
    expect(shapes(svg, 'state')).toBe(1);
  });

  test('crosses out what leaves, all in one path', () => {
    const marks = new Map([
      ['0,0', 'gone'],
      ['1,0', 'gone'],
      ['0,1', 'fresh'],
    ] as const);
    expect([shapes(drawn({ marks }), 'cue gone'), shapes(drawn({ marks }), 'cue fresh')]).toEqual([2, 1]);
  });

  test('says its alternative, whatever stands in it, or is silent', () => {
    expect(makeDiagram(empty, 'A "B" <C> & D')).toContain('aria-label="A &quot;B&quot; &lt;C> &amp; D"');
    expect(makeDiagram(empty)).toMatch(/^<svg[^>]* aria-hidden="true">/);
  });

  test('of a large board shows what matters and one space more on each side', () => {
    const names = listDrawnSpots({ setup: front, near: ['5,4'] }).map(({ name }) => makePlaceLabel(name));
    // E8 and its six neighbours: rows D to F, and beside E8 the spaces E7 and E9.
    expect(names.filter((name) => name.startsWith('E'))).toEqual(['E7', 'E8', 'E9']);
    expect([...new Set(names.map((name) => name.charAt(0)))]).toEqual(['D', 'E', 'F']);
    expect(listDrawnSpots({ setup: front })).toHaveLength(203);
    expect(listDrawnSpots({ setup: on(['.....']), near: ['0,0'] })).toHaveLength(5);
  });
});

describe('the border of some spaces', () => {
  const layout = computeLayout({ rows: ['...', '...', '...'] });
  const border = (...names: readonly string[]) =>
    makeBorderLoops(names.flatMap((name) => layout.spotOf.get(name) ?? []));
  const count = (path: string, letter: string) => path.split(letter).length - 1;

  test.each([
    // Six edges a space, less two for each pair that touches.
    ['one space', ['1,0'], 1, 6],
    ['two that touch', ['0,0', '1,0'], 1, 10],
    ['two apart', ['0,0', '2,0'], 2, 12],
    // The six spaces round 0,1 (B1 has A1, A2, B2, C1, C2 beside it; here the ring round B2): an outer and an inner loop.
    ['a ring', ['1,0', '2,0', '0,1', '2,1', '0,2', '1,2'], 2, 24],
  ])('%s', (_, names, loops, edges) => {
    const path = border(...names);
    expect([count(path, 'M'), count(path, 'l'), count(path, 'z')]).toEqual([loops, edges, loops]);
  });
});

describe('a picture for a chat', () => {
  const svg = makeBoardPicture(
    { ...empty, setup: { ...nothing, tiles: { '0,0': 'green' }, leaders: { '1,0': 'tiger:blue' } } },
    'Tiger & friends',
  );

  const triangle = ['0,0', '1,0', '0,1'] as const;
  const onRed: Setup = {
    ...nothing,
    tiles: { '0,0': 'red', '1,0': 'red', '0,1': 'red' },
    pagodas: [{ colour: 'red', at: triangle }],
  };

  test('draws each building in its colour: white is the white pagoda alone', () => {
    const fills = (setup: Setup) =>
      [...makeBoardPicture({ ...empty, setup }, '').matchAll(/class="built" fill="([^"]*)"/g)].map(
        ([, fill]) => fill,
      );
    const white = { ...onRed, tiles: {}, pagodas: [{ colour: 'white', at: triangle }] } as const;
    expect(fills(onRed)).toEqual(['#ff7d6c']);
    expect(fills(white)).toEqual(['#fffdf7']);
    expect(fills({ ...nothing, tiles: { '0,0': 'yellow' }, granaries: ['0,0'] })).toEqual(['#f6cf62']);
    expect(/<style>.*\.built\{[^}]*fill:/.test(svg)).toBe(false); // it would win over the colour
  });

  test('crosses out a building that is lost, in the middle of its tiles', () => {
    const lost = makeBoardPicture({ ...empty, setup: onRed, lost: [triangle] }, '');
    expect(shapes(lost, 'built')).toBe(shapes(makeBoardPicture({ ...empty, setup: onRed }, ''), 'built'));
    // The middles of its tiles are 10,12 and 30,12 and 20,30: on average 20,18. The cross begins at -7,-5.6, times 0.8.
    expect(/class="cue gone" d="M([^a-z]*)/.exec(lost)?.[1]).toBe('14.4 13.5');
    expect(lost).toContain('.gone{');
  });

  test('has its caption below it: the verdict, larger, then line by line, none wider than the picture', () => {
    const widthOf = (text: string) => text.length * 0.6;
    const said = makeBoardPicture(empty, '', {
      head: 'State 2 (Rat & Goat) wins the war',
      lines: ['The Rat scores 1 red point.'],
      widthOf,
    });
    const [left = 0, top = 0, width = 0, height = 0] = [
      ...(/viewBox="([^"]*)"/.exec(said)?.[1] ?? '').matchAll(/-?\d*\.?\d+/g),
    ].map(Number);
    const texts = [
      ...said.matchAll(
        /<text class="said( bold)?" font-size="([\d.]+)" x="(-?[\d.]+)" y="([\d.]+)">([^<]*)</g,
      ),
    ].map(([, bold, size, x, y, text = '']) => ({
      bold,
      size: Number(size),
      x: Number(x),
      y: Number(y),
      text,
    }));
    expect(texts.map(({ text }) => text).join(' ')).toBe(
      'State 2 (Rat &amp; Goat) wins the war The Rat scores 1 red point.',
    );
    for (const { text, size, x, y } of texts) {
      expect(x + widthOf(text.replace('&amp;', '&')) * size).toBeLessThanOrEqual(left + width);
      expect(y).toBeLessThan(top + height);
    }
    expect(texts[0]?.bold).toBe(' bold');
    expect(Number(texts[0]?.size)).toBeGreaterThan(Number(texts.at(-1)?.size));
  });

  test('names every column, those that begin in a later row too', () => {
    const columns = (svg: string) =>
      [...svg.matchAll(/<text x="[^"]*" y="[^"]*">(\d+)</g)].flatMap(([, text = '']) =>
        text.length === 2 ? [text] : [],
      );
    const svg = makeBoardPicture({ ...empty, setup: front }, '');
    expect(columns(svg)).toEqual(['10', '11', '12', '13', '14', '15']); // row A has 13, row B 14, row E 15
  });

  test('stands on its own: namespace, title, styles, ground', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+" width="\d+" height="\d+" font-size="7">/,
    );
    expect(svg).toContain('<title>Tiger &amp; friends</title>');
    expect(svg).toContain('<rect');
    expect(svg).not.toContain('var(');
    expect(svg).not.toContain('href');
  });

  test('has a style for every class that it uses', () => {
    const style = /<style>(.*)<\/style>/.exec(svg)?.[1] ?? '';
    const used = [...svg.matchAll(/class="([^"]+)"/g)].flatMap((match) => match[1]?.split(' ') ?? []);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => name !== 'kind' && !style.includes(`.${name}`))).toEqual([]);
  });
});
