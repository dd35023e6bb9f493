import { describe, expect, test } from 'vitest';
import { WARRING_STATES } from '../../../../src/games/huang/rules/board/board.ts';
import { COLOURS } from '../../../../src/games/huang/rules/vocabulary.ts';
import { answer } from '../../../../src/referee/referee.ts';
import { readSetup } from '../../../support/act-cases.ts';
import { type NaiveAction, type NaivePosition, naiveAnswer } from '../../../support/naive-huang.ts';

/** The front board as a game begins: a yellow tile on each capital. */
const SET_UP = {
  players: ['rat', 'goat'],
  tiles: Object.fromEntries(
    WARRING_STATES.flatMap((row, r) =>
      [...row].flatMap((kind, c) => (kind === 'C' ? [[`${c - Math.floor(r / 2)},${r}`, 'yellow']] : [])),
    ),
  ),
};
const LINE = readSetup('....... *rat,goat Rry1yGr2 - -');
/** Rat, Tiger and Goat round one empty space; all have a red leader, Rat and Goat a green one too. */
const THREE = readSetup('......../......../........ *rat,goat,tiger RryRgr/4rryTr/GryGgr - -');

describe('how many spaces a piece may go to, by what follows', () => {
  test.each([
    // 203 spaces less 44 of river less the 7 capitals.
    ['set-up', SET_UP, 'tile', 'red', { peace: 152, war: 0, bandits: 0 }],
    // The river.
    ['set-up', SET_UP, 'tile', 'blue', { peace: 44, war: 0, bandits: 0 }],
    // Land round the capitals, from the printed rows, top to bottom: 6 + 3 + 3 + 6 + 3 + 6 + 6, none counted twice.
    ['set-up', SET_UP, 'leader', 'white', { peace: 33, revolt: 0 }],
    // Between the states it is war; behind the Goat's leader it is not.
    ['line', LINE, 'tile', 'green', { peace: 2, war: 1, bandits: 0 }],
    ['line', LINE, 'tile', 'blue', { peace: 0, war: 0, bandits: 0 }],
    // Lifted, the Rat's leader leaves no state behind, and the space between belongs to the Goat's state alone.
    ['line', LINE, 'leader', 'red', { peace: 0, revolt: 1 }],
    // A second leader of the Rat would join two red ones; behind the Goat's leader is no yellow tile.
    ['line', LINE, 'leader', 'blue', { peace: 0, revolt: 0 }],
    // Row 1 up to the Tiger and the two ends beside it touch two states or three; six more touch the Tiger's alone.
    ['three', THREE, 'tile', 'white', { peace: 6, war: 6, bandits: 0 }],
    // Four empty spaces touch a yellow tile, all of them the Tiger's: (6,0), (7,0), (5,2) and (6,2) of the printed rows.
    ['three', THREE, 'leader', 'white', { peace: 4, revolt: 0 }],
    [
      'bandits',
      readSetup('....... *rat,goat Rryr bandits1@4,0+5,0+6,0 -'),
      'tile',
      'green',
      { peace: 0, war: 0, bandits: 1 },
    ],
    [
      'bandits',
      readSetup('....... *rat,goat Rryr bandits2@4,0+5,0+6,0 -'),
      'tile',
      'green',
      { peace: 0, war: 0, bandits: 0 },
    ],
  ])('%s: %s%s %s', (_, position, piece, colour, expected) => {
    const told = answer({ game: 'huang', ask: 'placements', position, piece, colour });
    const counts = Object.keys(expected).map((kind) => [
      kind,
      (told as unknown as Readonly<Record<string, readonly string[]>>)[kind]?.length,
    ]);
    expect(Object.fromEntries(counts)).toEqual(expected);
  });
});

/** Everything that one could wish to do on a small board, lawful or not. */
function wishes(spaces: readonly string[]): readonly NaiveAction[] {
  return [
    ...COLOURS.flatMap((colour) => [
      ...spaces.map((at): NaiveAction => ({ type: 'place-tile', colour, at })),
      ...[...spaces, null].map((to): NaiveAction => ({ type: 'position-leader', colour, to })),
    ]),
    ...spaces.flatMap((at): NaiveAction[] => [
      { type: 'riot', at },
      { type: 'riot', at, leader: true },
    ]),
    { type: 'end-turn' },
  ];
}

type Tally = Record<string, number>;

/** How often each result comes in all walks of so many actions, and each refusal on the last step. */
function walk(
  position: NaivePosition,
  depth: number,
  spaces: readonly string[],
  ask: (asked: object) => object,
  tally: Tally,
): Tally {
  for (const action of wishes(spaces)) {
    const told = ask({ game: 'huang', ask: 'act', position, action }) as {
      readonly legal?: boolean;
      readonly result?: string;
      readonly position?: NaivePosition;
    };
    const result = told.legal ? (told.result ?? 'needs') : 'refused';
    if (depth === 1) tally[result] = (tally[result] ?? 0) + 1;
    else if (told.position) walk(told.position, depth - 1, spaces, ask, tally);
  }
  return tally;
}

describe('walks of two actions, everything tried', () => {
  test.each([
    ['two states and an empty space between', '..... *rat,goat Rry1yGr - -'],
    ['land, river and a leader each', '.~~./.... *rat,goat y2y/Rr1Gb - -'],
    ['bandits', '..../.... *rat,goat Rryr/ bandits1@0,1+1,1+2,1 -'],
  ])('%s', (_, text) => {
    const position = readSetup(text) as NaivePosition;
    const rows = (position.board as { readonly rows: readonly string[] }).rows;
    const spaces = rows.flatMap((row, r) => [...row].map((_, c) => `${c - Math.floor(r / 2)},${r}`));
    const ours = walk(position, 2, spaces, (asked) => answer(asked), {});
    const slow = walk(position, 2, spaces, (asked) => naiveAnswer(asked as never), {});
    expect(ours).toEqual(slow);
    expect(ours['peace']).toBeGreaterThan(50);
  });
});
