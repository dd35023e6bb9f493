import { describe, expect, test } from 'vitest';
import { HUANG_CHANCES_HANDLER } from '../../src/games/huang/referee/chances.ts';
import {
  createCommitments,
  findOpenConflict,
  listCommitmentOrder,
  listShortfalls,
  type OpenConflict,
  resolveConflict,
} from '../../src/games/huang/referee/open-conflict.ts';
import { computeWhatIfTable, isWinner } from '../../src/games/huang/referee/what-if-table.ts';
import type { Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { toActCase, WAR_OF_TWO_TO_FOUR as WAR } from '../support/act-cases.ts';
import { tries } from '../support/campaign.ts';
import { randomHuangChances } from '../support/chances-cases.ts';
import { randomFrom } from '../support/random.ts';

// What it takes to win, tried by the referee. What is expected was counted by hand, or comes of trying every way.

const everybody = () => true;

function contestIn(value: object, isOpen: (player: Dynasty) => boolean = everybody): OpenConflict {
  const asked = toActCase(value);
  const contest = findOpenConflict(asked, asked.decisions.commitments, isOpen);
  if (!contest) throw new Error('No conflict');
  return contest;
}

const withGifts = (...commitments: readonly object[]) => ({ ...WAR, decisions: { commitments } });

/** The Tiger's Trader leader comes beside two yellow tiles, the Rat's stands beside one. */
const REVOLT = {
  game: 'huang',
  ask: 'act',
  position: {
    board: { rows: ['.....', '.....'] },
    players: ['tiger', 'rat'],
    turn: 'tiger',
    tiles: { '0,0': 'yellow', '1,0': 'yellow', '2,0': 'yellow', '3,0': 'yellow' },
    leaders: { '3,1': 'rat:green' },
  },
  action: { type: 'position-leader', colour: 'green', to: '0,1' },
};

describe('what each side lacks', () => {
  test('in a war of 2 against 4', () => {
    // 2 + 2 ties with 4, 2 + 3 beats it.
    expect(listShortfalls(contestIn(WAR))).toEqual([
      { win: 3, tie: 2 },
      { win: 0, tie: undefined },
    ]);
  });

  test('after two tiles for the weaker side, level', () => {
    const gifts = withGifts({ by: 'tiger', to: '0,0', tiles: 2 });
    expect(listShortfalls(contestIn(gifts))).toEqual([
      { win: 1, tie: 0 },
      { win: 1, tie: 0 },
    ]);
  });

  test('with nobody left who could give', () => {
    expect(listShortfalls(contestIn(WAR, () => false))).toEqual([
      { win: undefined, tie: undefined },
      { win: 0, tie: undefined },
    ]);
  });

  test('where the only one who may still give has a known hand of two red tiles', () => {
    const { position } = WAR;
    const known = { ...WAR, position: { ...position, hands: { goat: { red: 2, green: 1 } } } };
    // 2 + 2 = 4 ties, and there is no third red tile.
    expect(listShortfalls(contestIn(known, (player) => player === 'goat'))[0]).toEqual({
      win: undefined,
      tie: 2,
    });
  });

  test('whoever helps one side cannot give to the other', () => {
    const gifts = withGifts({ by: 'goat', to: '9,0', tiles: 1 });
    const [first] = listShortfalls(contestIn(gifts, (player) => player === 'goat'));
    expect(first).toEqual({ win: undefined, tie: undefined }); // the Goat alone may give, and has chosen
  });

  test('in a revolt a tie is the defender’s', () => {
    // Beside 0,1 lie 0,0 and 1,0; beside 3,1 lies 3,0 (and no 4,0): 2 against 1.
    const [attacker, defender] = listShortfalls(contestIn(REVOLT));
    expect(attacker).toEqual({ win: 0, tie: undefined });
    expect(defender).toEqual({ win: 1, tie: undefined });
  });

  test('nothing where no conflict starts', () => {
    const asked = toActCase({ ...WAR, action: { type: 'place-tile', colour: 'green', at: '0,1' } });
    expect(findOpenConflict(asked, [], everybody)).toBeUndefined();
  });

  test('agrees with what the ask `chances` tells, in random conflicts', () => {
    const random = randomFrom(20261123);
    let compared = 0;
    for (let i = 0; i < tries(400); i++) {
      const asked = randomHuangChances(random);
      const checked = HUANG_CHANCES_HANDLER.check(asked, '', []);
      if (!checked) continue; // malformed
      const { viewer, decisions } = checked;
      const others = decisions.commitments.filter(({ by }) => by !== viewer); // as that ask counts them
      const contest = findOpenConflict(checked, others, everybody);
      if (!contest) continue;
      const told = toldBy(asked);
      if (told.length === 0) continue;
      for (const [side, { win, tie }] of listShortfalls(contest).entries()) {
        if (win === undefined) continue; // nobody may give so much: that ask does not look at who could
        expect(win).toBe(told[side]?.win);
        if (contest.kind === 'war') expect(tie ?? win).toBe(tie === undefined ? win : told[side]?.tie);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(tries(150));
  });
});

/** What the sides lack by their strengths. */
function toldBy(asked: object): readonly { readonly win: number; readonly tie?: number }[] {
  const told = HUANG_CHANCES_HANDLER.answer(asked);
  if (!told.ok || !told.legal || !('unseen' in told)) return []; // an ally or a side was refused
  return told.result === 'war' ? told.states : [told.attacker, told.defender];
}

describe('so many tiles for one side against so many for the other', () => {
  const asker = { ownSide: 0, rivalSide: 1, by: 'tiger' } as const;

  test('win from the edge on, as strengths add up', () => {
    const { rows, winsFrom, tiesFrom } = computeWhatIfTable(contestIn(WAR), asker);
    // The Tiger alone helps State 1: 2 + mine against 4 + theirs.
    for (const [theirs, cells] of rows.entries())
      for (const [mine, cell] of cells.entries()) {
        expect([mine, theirs, isWinner(cell?.result, 0)]).toEqual([mine, theirs, 2 + mine > 4 + theirs]);
        expect([mine, theirs, cell?.result.kind === 'tied']).toEqual([mine, theirs, mine === theirs + 2]);
      }
    expect(rows.length).toBe(7); // from none to six, a full hand
    expect([winsFrom, tiesFrom]).toEqual([3, 2]);
  });

  test('are given by the one who asks, and by others against', () => {
    const cell = computeWhatIfTable(contestIn(WAR), asker).rows[2]?.[5];
    expect(cell?.commitments).toEqual([
      { by: 'tiger', to: '0,0', tiles: 5, leader: false },
      { by: 'rat', to: '5,0', tiles: 2, leader: false },
    ]);
  });

  test('come first from those whose own leaders fight', () => {
    const { position } = WAR;
    const first = contestIn({ ...WAR, position: { ...position, players: ['goat', 'rat', 'tiger'] } });
    // The Rat is asked before the Tiger, but fights for State 2.
    expect(createCommitments(first, [[0, 2]])?.map(({ by }) => by)).toEqual(['tiger']);
  });

  test('end where nobody may give so many', () => {
    const last = contestIn(WAR, (player) => player === 'goat');
    const { rows, counts } = computeWhatIfTable(last, { ...asker, by: 'goat' });
    expect(rows.length).toBe(1); // whoever else could give, has
    expect(counts).toEqual([0, 1, 2, 3, 4, 5]); // the Goat has placed one of six
  });

  test('for one who has committed nothing and decides a tie', () => {
    const last = contestIn(WAR, (player) => player === 'goat');
    // 2 + 2 ties, and the Goat, who lays the tile, names the winner.
    expect(computeWhatIfTable(last, { ...asker, by: 'goat' })).toMatchObject({
      winsFrom: 3,
      tiesFrom: 2,
      safeFrom: 2,
    });
  });

  test('are safe only against all that the others can still give', () => {
    // Six of the Rat, five of the Goat and the Goat’s Soldier leader: 4 + 12 is beyond 2 + 6.
    expect(computeWhatIfTable(contestIn(WAR), asker).safeFrom).toBeUndefined();
    const { position } = WAR;
    const hands = { rat: { red: 1 }, goat: { red: 1, green: 1 } };
    const known = contestIn({ ...WAR, position: { ...position, hands } });
    // 4 + 1 + 1 and the Goat’s leader make 7; 2 + 5 ties, which the Goat decides, so it takes 6.
    expect(computeWhatIfTable(known, asker).safeFrom).toBe(6);
  });

  test('safe is what holds against every single thing that the others can do', () => {
    const { position } = WAR;
    for (const hands of [
      { tiger: { red: 6 }, rat: { red: 0 }, goat: { red: 1, green: 1 } },
      { tiger: { red: 7 }, rat: { red: 2 }, goat: { red: 0, green: 1 } },
      { tiger: { red: 5 }, rat: { red: 1 }, goat: { red: 2, green: 1 } },
    ]) {
      const contest = contestIn({ ...WAR, position: { ...position, hands } });
      const holds = (tiles: number) =>
        everyAnswer(hands.rat.red, hands.goat.red).every((gifts) => {
          const all = [{ by: 'tiger', to: '0,0', tiles, leader: false } as const, ...gifts];
          return isWinner(resolveConflict(contest, all), 0);
        });
      const least = [0, 1, 2, 3, 4, 5, 6, 7].filter((tiles) => tiles <= hands.tiger.red).find(holds);
      expect(computeWhatIfTable(contest, asker).safeFrom).toBe(least);
    }
  });
});

/** Whatever Rat and Goat may give, to whichever state; only the Goat's Soldier leader is in reserve. */
function everyAnswer(rat: number, goat: number) {
  const counts = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);
  const ids = ['0,0', '5,0'];
  return counts(rat).flatMap((a) =>
    ids.flatMap((toA) =>
      counts(goat).flatMap((b) =>
        ids.flatMap((toB) =>
          [false, true].map((leader) => [
            { by: 'rat', to: toA, tiles: a, leader: false } as const,
            { by: 'goat', to: toB, tiles: b, leader } as const,
          ]),
        ),
      ),
    ),
  );
}

/**
 * Print: everybody draws up to six tiles, and to seven who has the palace at the end of their own turn. A tile that has
 * just been placed is no longer in the hand; a leader is no tile.
 */
describe('behind an unknown screen are', () => {
  const mostOf = (value: object) =>
    Object.fromEntries(contestIn(value).committers.map(({ by, mostTiles }) => [by, mostTiles]));
  const { position } = WAR;
  const palace = ['-1,3', '0,3', '1,3', '2,3'];
  const withPalace = {
    ...position,
    board: { rows: ['..........', '..........', '..........', '..........'] },
    tiles: { ...position.tiles, ...Object.fromEntries(palace.map((space) => [space, 'yellow'])) },
    palace,
  };

  test('six tiles, and five once one has been placed', () => {
    expect(mostOf(WAR)).toEqual({ tiger: 6, rat: 6, goat: 5 });
  });

  test('one more with the palace on the board', () => {
    expect(mostOf({ ...WAR, position: withPalace })).toEqual({ tiger: 7, rat: 7, goat: 6 });
  });

  test('six tiles in a revolt, for both', () => {
    expect(mostOf(REVOLT)).toEqual({ tiger: 6, rat: 6 });
  });

  test('three after a chain of three farmers', () => {
    const board = { rows: ['.....~....', '.....~....', '.....~....'] };
    const tiles = { '3,0': 'red', '2,0': 'yellow', '7,0': 'red', '8,0': 'yellow' };
    const leaders = { '1,0': 'tiger:red', '9,0': 'rat:red' };
    const chain = { type: 'place-tile', colour: 'blue', at: ['4,2', '5,1', '5,0'] };
    const near = { ...tiles, '4,0': 'red', '6,0': 'red' };
    const asked = { ...WAR, position: { ...position, board, tiles: near, leaders }, action: chain };
    expect(mostOf(asked)).toEqual({ tiger: 6, rat: 6, goat: 3 });
  });

  test('as many as a hand that is known holds', () => {
    const hands = { tiger: { red: 7 }, goat: { red: 2, green: 1 } };
    expect(mostOf({ ...WAR, position: { ...position, hands } })).toEqual({ tiger: 7, rat: 6, goat: 2 });
  });

  test('none more than the box has left', () => {
    const lying = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`${i - 6},12`, 'red']));
    const rows = [...Array.from({ length: 12 }, () => '.'.repeat(30)), '.'.repeat(30)];
    const more = { ...position, board: { rows }, tiles: { ...position.tiles, ...lying } };
    // 6 and 25 lie, and the Goat places a red one: 36 - 32.
    const asked = { ...WAR, position: more, action: { ...WAR.action, colour: 'red' } };
    expect(mostOf(asked)).toEqual({ tiger: 4, rat: 4, goat: 4 });
    const hands = { goat: { red: 1 } };
    expect(mostOf({ ...asked, position: { ...more, hands } })).toEqual({ tiger: 4, rat: 4, goat: 0 });
  });
});

test('of two players, the one who placed the tile cannot bring eight red tiles level', () => {
  const { position } = WAR;
  const tiles = {
    ...{ '0,0': 'yellow', '3,0': 'red', '2,0': 'yellow' },
    ...{ '5,0': 'red', '6,0': 'red', '7,0': 'red', '9,0': 'yellow' },
    ...{ '4,1': 'red', '5,1': 'red', '6,1': 'red', '7,1': 'red', '8,1': 'red' },
  };
  const leaders = { '1,0': 'rat:red', '8,0': 'goat:red' };
  const war = { ...position, players: ['rat', 'goat'], turn: 'rat', tiles, leaders };
  const contest = contestIn({ ...WAR, position: war });
  // 1 + 5 against 8: the Rat held six tiles and has placed one.
  expect(computeWhatIfTable(contest, { ownSide: 0, rivalSide: 1, by: 'rat' })).toMatchObject({
    counts: [0, 1, 2, 3, 4, 5],
    winsFrom: undefined,
    tiesFrom: undefined,
  });
});

test('those who may give are asked in the order of the table, whoever acts last', () => {
  expect(listCommitmentOrder(toActCase(WAR))).toEqual(['tiger', 'rat', 'goat']);
});

test('tiles for both sides come from different players', () => {
  const contest = contestIn(WAR);
  const nine = [0, 9] as const;
  const gifts = createCommitments(contest, [nine, [1, 3]]);
  expect(gifts?.map(({ by, to, tiles }) => `${by} ${to} ${tiles}`)).toEqual([
    'tiger 0,0 6',
    'rat 5,0 3',
    'goat 0,0 3',
  ]);
  expect(createCommitments(contest, [nine, [1, 8]])).toBeUndefined(); // 17 of 17, but nobody gives to both
  expect(gifts && resolveConflict(contest, gifts)).toEqual({ kind: 'won', side: 0 }); // 2 + 9 against 4 + 3
});
