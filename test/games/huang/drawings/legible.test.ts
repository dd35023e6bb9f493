import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layOutDiagram, listDrawnSpots, makeDiagram } from '../../../../src/games/huang/drawings/diagram.ts';
import { arrangeDiagramLabels } from '../../../../src/games/huang/drawings/diagram-overlay.ts';
import type { DiagramScene, LaidOutScene } from '../../../../src/games/huang/drawings/diagram-scene.ts';
import {
  arrangeLabels,
  getLabelHalfWidth,
  isObstacleCovered,
} from '../../../../src/games/huang/drawings/labels.ts';
import { computeLayout } from '../../../../src/games/huang/drawings/layout.ts';
import { makePlaceLabel } from '../../../../src/games/huang/explain/place-label.ts';
import { COLOURS } from '../../../../src/games/huang/rules/vocabulary.ts';
import { computeExample, isBoardExample } from '../../../../src/rulebook/example.ts';
import { readRulebook } from '../../../../src/rulebook/files.ts';
import { listBoardScenes } from '../../../../src/site/components/examples/board-scenes.ts';

/** Every picture of every worked example. */
const pictures = readRulebook().examples.flatMap(
  ({ id, data }): readonly (readonly [string, DiagramScene])[] => {
    const example = computeExample(id, data);
    if (!example.ok || !isBoardExample(example.value)) return [];
    const scenes = listBoardScenes(example.value);
    const near = scenes.flatMap(({ marks, outlines, lost }) => [
      ...marks.keys(),
      ...lost.flat(),
      ...outlines.flatMap(({ spaces }) => spaces),
    ]);
    return scenes.map(
      (scene) => [`${id}, ${scene.caption}`, { ...scene, placeOf: makePlaceLabel, near }] as const,
    );
  },
);

function sheetOf(scenery: DiagramScene): LaidOutScene {
  const { font } = layOutDiagram(scenery);
  return {
    ...scenery,
    layout: computeLayout(scenery.setup.board),
    spots: listDrawnSpots(scenery),
    font,
  };
}

test('there are pictures with tags', () =>
  expect(pictures.filter(([, { outlines }]) => outlines.length > 0).length).toBeGreaterThan(20));

describe.each(pictures)('%s', (_, scenery) => {
  // A page 360 px wide has 16 px on each side of the text and a card another 16 and its line: 294 are left for a picture.
  test('has letters of 11 px on a page 360 px wide', () => {
    const svg = makeDiagram(scenery, '');
    const [, width = '', drawnAt = '', font = '7'] =
      /viewBox="[-\d.]+[ -][-\d.]+ ?([\d.]+) [\d.]+" width="(\d+)"(?: font-size="([\d.]+)")?/.exec(svg) ?? [];
    const scale = Math.min(Number(drawnAt), 294) / Number(width);
    expect(Number(font) * scale).toBeGreaterThanOrEqual(10.95); // the picture is a whole number of pixels wide
    expect(svg).not.toMatch(/<text[^>]* font-size/);
  });

  test('has no tag over a piece, and each beside its own', () => {
    const sheet = sheetOf(scenery);
    const { spots, setup, font } = sheet;
    const tags = arrangeDiagramLabels(sheet);
    const bandits = new Set(setup.bandits.flatMap(({ at }) => at));
    const pieces = spots.filter(({ name }) => setup.tiles[name] || setup.leaders[name] || bandits.has(name));
    // A tile reaches 7.5 from its middle, a leader 9.
    const over = tags.flatMap((tag) =>
      pieces.filter(({ x, y, name }) =>
        isObstacleCovered({ x, y, radius: setup.leaders[name] ? 9 : 7.5 }, tag, font),
      ),
    );
    expect(over.map(({ name }) => name)).toEqual([]);
    const inPicture = scenery.outlines.filter(({ spaces: [first] }) =>
      spots.some(({ name }) => name === first),
    );
    expect(tags).toHaveLength(inPicture.length + setup.bandits.length);
    const nearestOf = ({ x, y }: { x: number; y: number }) =>
      [...pieces].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]?.name;
    expect(inPicture.map(({ spaces }, i) => tags[i] && spaces.includes(nearestOf(tags[i]) ?? ''))).toEqual(
      inPicture.map(() => true),
    );
  });
});

test('a tag finds no room on a board full of pieces and stands at the head of its state', () => {
  const { spots } = computeLayout({ rows: ['.....', '.....', '.....', '.....', '.....'] });
  const taken = spots.map(({ x, y, name }) => ({ x, y, radius: 9, name }));
  const middle = spots.filter(({ name }) => name === '2,2');
  const [tag] = arrangeLabels([{ spots: middle, text: '12: 10' }], taken, 7);
  expect(tag).toEqual({ x: middle[0]?.x, y: (middle[0]?.y ?? 0) - 10, text: '12: 10' });
  expect(getLabelHalfWidth('12: 10', 7)).toBeGreaterThan(getLabelHalfWidth('1', 7));
});

describe('a cross', () => {
  const src = join(import.meta.dirname, '../../../../src');
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => [path, readFileSync(join(src, path), 'utf8')] as const);
  const css = sheets.map(([, text]) => text).join('\n');
  const sheetNamed = (path: string) => sheets.find(([one]) => one === path)?.[1] ?? '';
  /** The colours that a custom property has, light first. */
  const valuesOf = (name: string) =>
    [...css.matchAll(new RegExp(`${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`, 'g'))].flatMap(
      ([, light = '', dark = '']) => [light, dark],
    );
  const [light, ...dark] = ['--ink', '--card']
    .map(valuesOf)
    .reduce<readonly (readonly string[])[]>(
      (themes, values) => values.map((value, i) => [...(themes[i] ?? []), value]),
      [],
    );

  /** Relative luminance and contrast as WCAG 2.2 defines them. */
  const luminanceOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string) => {
    const [high = 0, low = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const kinds = COLOURS.map((colour) => {
    const [, fill = ''] = new RegExp(`--${colour}: (#[\\da-f]{6})`).exec(css) ?? [];
    expect(css).toContain(`.kind.${colour} {\n  fill: var(--${colour});`);
    return [colour, fill] as const;
  });

  test('letters without a height of their own have that of the style', () => {
    expect(css).toMatch(/--d2: 7px;/);
    expect(css).toMatch(/\.diagram:not\(\[font-size\]\) \{\s*font-size: var\(--d2\);/);
  });

  test('the measure is not blind', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#b3261e', '#b93527')).toBeCloseTo(1.12, 1); // as the red cross was on red
    expect([light?.length, dark.length > 0]).toEqual([2, true]);
  });

  test.each([
    ['ui/styles/rule.css', '.diagram .gone'],
    ['games/huang/board/board.css', '.mark.gone'],
  ])('in %s is of ink with a line of paper round it', (file, selector) => {
    const sheet = sheetNamed(file);
    const rule = sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0];
    expect(rule).toMatch(/fill: var\(--ink\);\s*stroke: var\(--card\);[\s\S]*paint-order: stroke;/);
  });

  test('in board.css every other sign on a piece is of ink over a wider line of paper', () => {
    const sheet = sheetNamed('games/huang/board/board.css');
    const rules = [...sheet.matchAll(/^([^{}]+) \{([^}]*)\}/gm)].map(([, selector = '', body = '']) => ({
      selector,
      stroke: /stroke: (var\(--\w+\));/.exec(body)?.[1],
      width: Number(/stroke-width: ([\d.]+);/.exec(body)?.[1]),
    }));
    const ruleOf = (selector: string) => rules.findLast((one) => one.selector === selector);
    expect(ruleOf('.mark:is(.option, .chosen, .fresh, .wrong)')).toMatchObject({ stroke: 'var(--ink)' });
    expect(ruleOf('.cell .halo')).toMatchObject({ stroke: 'var(--paper)' });
    const [line, wrong, halo, wideHalo] = [
      '.mark:is(.option, .chosen, .fresh, .wrong)',
      '.mark.wrong',
      '.cell .halo',
      '.cell .halo.wrong',
    ].map((selector) => ruleOf(selector)?.width ?? Number.NaN);
    expect(halo).toBeGreaterThanOrEqual(Number(line) + 2);
    expect(wideHalo).toBeGreaterThanOrEqual(Number(wrong) + 2);
    for (const mark of ['option', 'chosen', 'fresh'])
      expect(
        rules.filter(({ selector, stroke }) => selector.includes(`.${mark}`) && stroke !== undefined),
      ).toHaveLength(1);
  });

  test.each(kinds)(
    'is seen on %s: its ink or its edge stands out 3 : 1, and one from the other',
    (_, fill) => {
      for (const [ink = '', card = ''] of [light ?? [], ...dark]) {
        expect(Math.max(contrast(ink, fill), contrast(card, fill))).toBeGreaterThanOrEqual(3);
        expect(contrast(ink, card)).toBeGreaterThanOrEqual(7);
      }
    },
  );
});
