import { describe, expect, test } from 'vitest';
import type { HuangChancesAnswer } from '../../../../src/games/huang/referee/chances.ts';
import { answer } from '../../../../src/referee/referee.ts';
import { readRulebook } from '../../../../src/rulebook/files.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { compareHuangChances } from '../../../support/chances-agreement.ts';
import { randomHuangChances } from '../../../support/chances-cases.ts';
import { expectAgreement } from '../../../support/expect-agreement.ts';
import { randomFrom } from '../../../support/random.ts';

/** Each kind of outcome that the questions must contain to prove anything, and how many of 1000 at least. */
const LEAST: Readonly<Record<string, number>> = {
  error: 25,
  war: 90,
  'three states': 30,
  revolt: 30,
  bandits: 4,
  peace: 2,
  'won or lost': 30,
  'tied or not': 4,
  'no-such-state': 20,
  'state-does-not-fight': 20,
  'too-many-committed': 3,
};

test('random questions get the answers of the second implementation, which deals every hand in every way', () => {
  const random = randomFrom(20261122);
  expectAgreement(1000, () => randomHuangChances(random), compareHuangChances, LEAST);
});

/** Two states in a row, with a red tile each, that a tile on 3,0 unites: Tiger's in the west, Rat's in the east. */
const WAR = {
  game: 'huang',
  ask: 'chances',
  position: {
    board: { rows: ['.......', '.......'] },
    players: ['tiger', 'rabbit', 'rat'],
    turn: 'rabbit',
    tiles: { '0,0': 'yellow', '2,0': 'red', '4,0': 'red', '6,0': 'yellow' },
    leaders: { '1,0': 'tiger:blue', '5,0': 'rat:blue' },
    hands: { tiger: { red: 3, white: 3 } },
  },
  action: { type: 'place-tile', colour: 'white', at: '3,0' },
  viewer: 'tiger',
  side: '0,0',
};
const revolt = (more: object) => ({
  ...{ game: 'huang', ask: 'chances', viewer: 'tiger' },
  position: {
    board: { rows: ['.....', '.....'] },
    players: ['tiger', 'rat', 'goat'],
    turn: 'rat',
    tiles: { '1,0': 'yellow', '2,0': 'red', '3,0': 'yellow' },
    leaders: { '0,0': 'tiger:blue' },
    hands: { tiger: { yellow: 2 }, rat: { yellow: 1 } },
  },
  action: { type: 'position-leader', colour: 'blue', to: '4,0' },
  ...more,
});

function counted(asked: object): HuangChancesAnswer {
  const given = answer(asked);
  if (!given.ok) throw new Error(JSON.stringify(given));
  return given as HuangChancesAnswer;
}

const chancesIn = (asked: object) => {
  const given = counted(asked);
  return 'chances' in given ? given.chances.map(({ win, tie }) => [win, tie]) : [];
};

describe('a war', () => {
  test('is told by what is known, with the least that each state lacks', () => {
    // 138 tiles less 5 on the board and 6 in a hand are unseen; of 36 red ones 2 lie and 3 are held.
    expect(counted(WAR)).toMatchObject({
      result: 'war',
      unseen: { tiles: 127, matching: 31 },
      states: [
        { id: '0,0', strength: 1, win: 1, tie: 0 },
        { id: '4,0', strength: 1, win: 1, tie: 0 },
      ],
    });
  });

  test('against one unknown hand is a draw without replacement', () => {
    // Tiger's leader and Rat's stand off the board: 2 and c against 2 and what Rat's six tiles hold of 31 red in 127.
    const choose = (all: number, some: number): number =>
      some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some;
    const holds = (red: number) => (choose(31, red) * choose(96, 6 - red)) / choose(127, 6);
    const share = (text: string) => {
      const [part = 0, whole = 1] = text.split('/').map(Number);
      return part / whole;
    };
    for (const [commit, [win = '', tie = '']] of chancesIn(WAR).entries()) {
      const below = Array.from({ length: commit }, (_, red) => holds(red)).reduce((sum, one) => sum + one, 0);
      expect(share(win)).toBeCloseTo(below, 12);
      expect(share(tie)).toBeCloseTo(holds(commit), 12); // Rabbit has no leader here, and so no side of its own
    }
  });

  test('of 78 unseen tiles, 20 of them red, six hold at most one red with 51.4 in 100', () => {
    // Public reckoning: 1 - (1 - C(58,6)/C(78,6) - 20 C(58,5)/C(78,6)).
    const asked = { ...WAR, seen: { yellow: 20, red: 11, blue: 10, green: 8 } };
    expect(counted(asked)).toMatchObject({ unseen: { tiles: 78, matching: 20 } });
    const [part = 0, whole = 1] = (chancesIn(asked)[2]?.[0] ?? '').split('/').map(Number);
    expect(part / whole).toBeCloseTo(0.514, 3);
  });

  test('is decided by the side of the acting player where it is tied', () => {
    const known = { ...WAR.position.hands, rat: { red: 2 }, rabbit: { white: 1 } };
    const asked = { ...WAR, position: { ...WAR.position, hands: known } };
    // 2 and c against 4.
    expect(chancesIn(asked)).toEqual([
      ['0/1', '0/1'],
      ['0/1', '0/1'],
      ['0/1', '1/1'],
      ['1/1', '0/1'],
    ]);
    // Rabbit's Soldier leader helps one side, and then that side has a tie, too.
    const helped = (space: string | null) =>
      chancesIn({ ...asked, allies: { rabbit: space } }).map(([win]) => win);
    expect(helped('1,0')).toEqual(['0/1', '1/1', '1/1', '1/1']);
    expect(helped('5,0')).toEqual(['0/1', '0/1', '0/1', '0/1']);
    expect(helped(null)).toEqual(['0/1', '0/1', '0/1', '1/1']);
  });

  test('has what was committed in it, and no more of those who have', () => {
    const decisions = { commitments: [{ by: 'rat', to: '6,0', tiles: 2, leader: false }] };
    const given = counted({ ...WAR, decisions });
    expect(given).toMatchObject({
      unseen: { tiles: 125, matching: 29 },
      states: [
        { strength: 1, win: 3, tie: 2 },
        { strength: 3, win: 0, tie: 0 },
      ],
    });
    expect(chancesIn({ ...WAR, decisions }).map(([win]) => win)).toEqual(['0/1', '0/1', '1/1', '1/1']);
  });
});

describe('a revolt', () => {
  test('is the defender’s where it is tied', () => {
    expect(counted(revolt({}))).toMatchObject({
      result: 'revolt',
      attacker: { player: 'rat', strength: 1, win: 1 },
      defender: { player: 'tiger', strength: 1, win: 0 },
      // 2 and c against 3: the leaders off the board help both.
      chances: [
        { commit: 0, win: '0/1', tie: '0/1' },
        { commit: 1, win: '1/1', tie: '0/1' },
        { commit: 2, win: '1/1', tie: '0/1' },
      ],
    });
    // 2 and c against 2 and 2.
    expect(chancesIn(revolt({ viewer: 'rat' }))).toEqual([
      ['0/1', '0/1'],
      ['0/1', '0/1'],
    ]);
  });

  test('is nobody else’s', () => {
    const { position } = revolt({});
    const asked = revolt({ viewer: 'goat', position: { ...position, hands: { goat: {} } } });
    expect(counted(asked)).toMatchObject({ legal: false, reason: 'state-does-not-fight' });
  });
});

test('where all hands are known, the war itself ends as the chances say', () => {
  const random = randomFrom(77);
  let wars = 0;
  let revolts = 0;
  while (wars < 100 || revolts < 40) {
    const board = randomBoardCase(random);
    const { position, action } = board;
    if (action?.type !== 'place-tile' && action?.type !== 'position-leader') continue;
    const hands = Object.fromEntries(
      position.players.map((player, i) => [
        player,
        { red: (i * 2) % 5, yellow: i % 3, [colourOf(action)]: 3 },
      ]),
    );
    const asked = {
      game: 'huang',
      ask: 'chances',
      rulings: board.rulings,
      position: { ...position, hands },
      action,
    };
    for (const viewer of position.players) {
      const sides = action.type === 'place-tile' ? Object.keys(position.leaders ?? {}) : [undefined];
      for (const side of sides) {
        const given = answer({ ...asked, viewer, ...(side !== undefined && { side }) });
        if (!given.ok || !('chances' in given)) continue;
        if (given.result === 'war') wars++;
        else revolts++;
        for (const { commit, win } of given.chances)
          expect(winsInFact(asked, given as HuangChancesAnswer, viewer, commit), JSON.stringify(asked)).toBe(
            win,
          );
      }
    }
  }
});

const colourOf = (action: object) => ('colour' in action ? String(action.colour) : 'red');

/** Lets everybody give what the steps say, and the war or revolt be waged. A tie is named for the acting player's side. */
function winsInFact(asked: object, { trace }: HuangChancesAnswer, viewer: string, commit: number): string {
  const gifts = trace.flatMap((step) => (step.step === 'asks' || step.step === 'backs' ? [step] : []));
  const commitments = gifts.map(({ player, to, tiles, leader }) => ({
    by: player,
    ...(to !== null && { to }),
    tiles: player === viewer ? commit : tiles,
    leader,
  }));
  const mine = gifts.find(({ player }) => player === viewer);
  const acting = trace.flatMap((step) => (step.step === 'decides' ? [step.player] : []))[0];
  const decider = gifts.find(({ player }) => player === acting)?.to;
  const waged = (tieWinner?: string) =>
    answer({
      ...asked,
      ask: 'act',
      decisions: { commitments, ...(tieWinner !== undefined && { tieWinner }) },
    });
  const open = waged();
  const isTied = open.ok && 'needs' in open && open.needs.decision === 'tieWinner';
  const isNamed = isTied && 'needs' in open && decider && open.needs.options.includes(decider);
  if (isTied && !isNamed) return '0/1';
  const fought = isNamed ? waged(decider) : open;
  const won = fought.trace.some((step) =>
    step.step === 'war-won'
      ? 'state' in step && step.state === mine?.to
      : step.step === 'revolt-won' && 'player' in step && step.player === viewer,
  );
  return won ? '1/1' : '0/1';
}

test('the steps of an answer name rules that there are', () => {
  const ids = new Set(readRulebook().rules.map(({ id }) => id));
  const random = randomFrom(5);
  const cited = Array.from({ length: 200 }, () => answer(randomHuangChances(random))).flatMap(
    ({ trace }) => trace,
  );
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.filter(({ rule }) => !ids.has(rule))).toEqual([]);
});
