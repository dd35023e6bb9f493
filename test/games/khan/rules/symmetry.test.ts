import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../../src/games/khan/rules/grid.ts';
import { answer } from '../../../../src/referee/referee.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { randomKhanCase } from '../../../support/khan-cases.ts';
import {
  movedBy,
  ROTATIONS,
  SYMMETRIES,
  type Symmetry,
  turnedDirection,
} from '../../../support/khan-symmetry.ts';
import { randomFrom } from '../../../support/random.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sound cases of one ask. */
function soundCases(ask: string, count: number, seed: number): readonly Fields[] {
  const random = randomFrom(seed);
  const found: Fields[] = [];
  while (found.length < count) {
    const asked = randomKhanCase(random) as Fields | null;
    if (asked?.['ask'] === ask && answer(asked).ok) found.push(asked);
  }
  return found;
}

/** An answer without its trace, whose order may change. */
const bare = (asked: unknown): Fields => {
  const { trace: _, ...rest } = answer(asked) as unknown as Fields;
  return rest;
};

const sizeOf = (asked: Fields): readonly [number, number] =>
  (asked['size'] as readonly [number, number]) ?? [20, 20];

describe.each(SYMMETRIES)('with $name', (symmetry: Symmetry) => {
  test('a conquest has the same outcome', () => {
    for (const asked of soundCases('conquer', tries(400), seedFrom(31))) {
      const moved = movedBy(symmetry, 20, 20, asked);
      expect(bare(moved), JSON.stringify(asked)).toEqual(bare(asked));
    }
  });

  test('the same conquests are found, each in its place', () => {
    for (const asked of soundCases('conquests', tries(100), seedFrom(32))) {
      const [width, height] = sizeOf(asked);
      const size = symmetry.swapsSides ? [height, width] : [width, height];
      const { shapes, ...board } = asked;
      const moved = { ...(movedBy(symmetry, width, height, board) as Fields), shapes, size };
      const here = bare(asked);
      const there = bare(moved);
      const expected = movedBy(symmetry, width, height, here['placements']);
      expect(inOneOrder(there['placements']), JSON.stringify(asked)).toEqual(inOneOrder(expected));
      expect(there['rulings']).toEqual(here['rulings']);
    }
  });
});

function inOneOrder(placements: unknown): readonly string[] {
  return (placements as readonly Fields[])
    .map((one) => JSON.stringify({ ...one, covers: [...(one['covers'] as readonly string[])].sort() }))
    .sort();
}

describe.each(ROTATIONS.map((rotation, quarters) => ({ ...rotation, quarters })))(
  'with $name',
  (rotation) => {
    test('a ruler is driven to the same place', () => {
      for (const asked of soundCases('drive-out', tries(400), seedFrom(33))) {
        const [width, height] = sizeOf(asked);
        const turn = (one: unknown) => turnedDirection(one as Direction | null, rotation.quarters);
        const size = rotation.swapsSides ? [height, width] : [width, height];
        const moved = movedBy(rotation, width, height, asked) as Fields;
        const there = bare({ ...moved, size, direction: turn(asked['direction']) });
        const here = bare(asked);
        const expected = movedBy(rotation, width, height, here) as Fields;
        expect(there, JSON.stringify(asked)).toEqual({
          ...expected,
          direction: turn(here['direction']),
        });
      }
    });
  },
);

test('renaming the players renames the owners', () => {
  const others: Readonly<Record<string, string>> = {
    blue: 'yellow',
    green: 'blue',
    red: 'green',
    yellow: 'red',
  };
  const rename = (text: string) => text.replace(/\b(blue|green|red|yellow)\b/g, (one) => others[one] ?? one);
  for (const asked of soundCases('conquer', tries(400), seedFrom(34))) {
    const renamed = bare(JSON.parse(rename(JSON.stringify(asked))));
    const expected: Fields = JSON.parse(rename(JSON.stringify(bare(asked))));
    const owners = expected['owners'] as readonly string[] | undefined;
    expect(renamed).toEqual({ ...expected, ...(owners && { owners: [...owners].sort() }) });
  }
});
