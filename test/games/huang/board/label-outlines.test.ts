import { describe, expect, test } from 'vitest';
import { labelOutlines } from '../../../../src/games/huang/board/play/label-outlines.ts';
import type { Outline } from '../../../../src/games/huang/drawings/action-overlay.ts';
import {
  getLabelHalfHeight,
  getLabelHalfWidth,
  type TextLabel,
} from '../../../../src/games/huang/drawings/labels.ts';
import { computeLayout, HEX_HALF_WIDTH } from '../../../../src/games/huang/drawings/layout.ts';
import { createEmptySetup } from '../../../../src/games/huang/rules/setup/setup.ts';

/** As high as letters on the map are. */
const FONT = 7;
const EMPTY = createEmptySetup({ board: 'warring-states', players: ['rat', 'goat'], turn: 'rat' });
const { spots } = computeLayout(EMPTY.board);

/** Three spaces side by side, as a state with a red tile, a leader and a yellow tile on them, by their first space. */
const states = spots.flatMap((spot, i) => {
  const three = [spot, spots[i + 1], spots[i + 2]].flatMap((one) => (one?.r === spot.r ? [one] : []));
  const [first, second, third] = three.map(({ name }) => name);
  return first && second && third ? [{ row: spot.r, spaces: [first, second, third] as const }] : [];
});

/** The outline of a state with its plate, with blue tiles on other spaces. */
function plated(
  spaces: readonly [string, string, string],
  others: readonly string[] = [],
  previous: readonly Outline[] = [],
): Outline & { readonly label: TextLabel } {
  const [red, leader, yellow] = spaces;
  const setup = {
    ...EMPTY,
    tiles: {
      ...Object.fromEntries(others.map((space) => [space, 'blue' as const])),
      ...({ [red]: 'red', [yellow]: 'yellow' } as const),
    },
    leaders: { [leader]: 'rat:red' } as const,
  };
  const outlines = [{ spaces, number: 2, strength: 12, isInConflict: true }];
  const [outline] = labelOutlines({ setup, marks: new Map(), outlines }, previous);
  if (!outline?.label) throw new Error(`No tag at ${red}`);
  return { ...outline, label: outline.label };
}

const tagOf = (spaces: readonly [string, string, string]) => plated(spaces).label;

/** How far a plate reaches into the rim, where the names of rows and columns stand. */
const beyond = ({ x, y, text }: TextLabel) =>
  Math.max(getLabelHalfHeight(FONT) - y, getLabelHalfWidth(text, FONT) - x, 0);

describe('the plate of a state', () => {
  test.each(['top', 'left'] as const)('covers no name in the rim at the %s', (edge) => {
    const atEdge = states.filter(({ row, spaces: [first] }) => {
      const spot = spots.find(({ name }) => name === first);
      return edge === 'top' ? row === 0 : spot !== undefined && spot.x <= HEX_HALF_WIDTH * 2;
    });
    expect(atEdge.length).toBeGreaterThan(5);
    for (const { spaces } of atEdge) expect(beyond(tagOf(spaces)), spaces.join(' ')).toBe(0);
  });
});

describe('a plate in one picture after another', () => {
  const spaces = states[Math.floor(states.length / 2)]?.spaces;
  if (!spaces) throw new Error('A board without three spaces in a row');
  const alone = plated(spaces);
  const gap = ({ x, y }: { readonly x: number; readonly y: number }) =>
    Math.hypot(x - alone.label.x, y - alone.label.y);
  const [under] = spots
    .filter(({ name }) => !spaces.includes(name))
    .toSorted((a, b) => gap(a) - gap(b))
    .map(({ name }) => name);
  if (!under) throw new Error('A board of one state');
  const aside = plated(spaces, [under]); // a tile lies where the plate would be

  test('gives way to a tile', () => {
    expect(aside.label).not.toEqual(alone.label);
  });

  test('depends on no picture drawn before, such as the moments of a film', () => {
    plated(spaces, [under]);
    expect(plated(spaces)).toEqual(alone);
  });

  test('stays where it was in the picture before, if it can', () => {
    expect(plated(spaces, [], [aside]).label).toEqual(aside.label);
    expect(plated(spaces, [under], [alone]).label).toEqual(aside.label);
  });
});
