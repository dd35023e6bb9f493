import { describe, expect, test } from 'vitest';
import { HALF, layoutOf } from '../../src/drawings/huang/layout.ts';
import { halfOf, riseOf, type Tag } from '../../src/drawings/huang/tags.ts';
import { rowsOf } from '../../src/engine/huang/board.ts';
import { emptySetup } from '../../src/engine/huang/fresh-setup.ts';
import { tagged } from '../../src/tools/huang-board/tagged.ts';

/** As high as letters on the map are. */
const FONT = 7;
const EMPTY = emptySetup({ board: 'warring-states', players: ['rat', 'goat'], turn: 'rat' });
const { spots } = layoutOf(rowsOf(EMPTY.board));

/** Three spaces side by side, as a state with a red tile, a leader and a yellow tile on them, by their first space. */
const states = spots.flatMap((spot, i) => {
  const three = [spot, spots[i + 1], spots[i + 2]].flatMap((one) => (one?.r === spot.r ? [one] : []));
  const [first, second, third] = three.map(({ name }) => name);
  return first && second && third ? [{ row: spot.r, spaces: [first, second, third] as const }] : [];
});

function tagOf(spaces: readonly [string, string, string]): Tag {
  const [red, leader, yellow] = spaces;
  const setup = {
    ...EMPTY,
    tiles: { [red]: 'red', [yellow]: 'yellow' } as const,
    leaders: { [leader]: 'rat:red' } as const,
  };
  const outlines = [{ spaces, number: 2, strength: 12, isKey: true }];
  const [outline] = tagged({ setup, marks: new Map(), outlines });
  if (!outline?.tag) throw new Error(`No tag at ${red}`);
  return outline.tag;
}

/** How far a plate reaches into the rim, where the names of rows and columns stand. */
const beyond = ({ x, y, text }: Tag) => Math.max(riseOf(FONT) - y, halfOf(text, FONT) - x, 0);

describe('the plate of a state', () => {
  test.each(['top', 'left'] as const)('covers no name in the rim at the %s', (edge) => {
    const atEdge = states.filter(({ row, spaces: [first] }) => {
      const spot = spots.find(({ name }) => name === first);
      return edge === 'top' ? row === 0 : spot !== undefined && spot.x <= HALF * 2;
    });
    expect(atEdge.length).toBeGreaterThan(5);
    for (const { spaces } of atEdge) expect(beyond(tagOf(spaces)), spaces.join(' ')).toBe(0);
  });
});
