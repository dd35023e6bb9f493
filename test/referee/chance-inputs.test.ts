import { describe, expect, test } from 'vitest';
import { toChanceQuery } from '../../src/games/huang/board/state/to-chance-query.ts';
import type { HuangActCase } from '../../src/games/huang/referee/act.ts';
import type { HuangActAnswer } from '../../src/games/huang/referee/answer-action.ts';
import { type ChanceInputs, suggestViewer } from '../../src/games/huang/referee/chance-inputs.ts';
import { HUANG_CHANCES_HANDLER } from '../../src/games/huang/referee/chances.ts';
import { createChancesCase } from '../../src/games/huang/referee/create-chances-case.ts';
import {
  countBehindScreen,
  estimateHand,
  estimateHandSize,
  getHandSizeLimit,
  getInputLimits,
  hasCommittedTooMany,
  withMatchingTiles,
} from '../../src/games/huang/referee/known-tiles.ts';
import { findOpenConflict, type OpenConflict } from '../../src/games/huang/referee/open-conflict.ts';
import { computeStakes } from '../../src/games/huang/referee/stakes.ts';
import { NO_DECISIONS } from '../../src/games/huang/rules/actions/action.ts';
import { toSetup } from '../../src/games/huang/rules/setup/setup.ts';
import type { Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { makeConflictKey, restoreChanceQuery } from '../../src/games/huang/saves/chance-query.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { toActCase, WAR_OF_TWO_TO_FOUR as WAR } from '../support/act-cases.ts';

// What somebody tells of tiles out of sight, as a case. The numbers were counted by hand.

const TOLD: ChanceInputs = {
  hand: { matching: 3, others: 3 },
  seen: { matching: 0, others: 0 },
  held: {},
  allies: {},
};
const TIGER = { by: 'tiger', side: 0 } as const;

function asked(commitments: readonly object[] = []): {
  readonly contest: OpenConflict;
  readonly act: HuangActCase;
} {
  const act = toActCase({ ...WAR, decisions: { commitments } });
  const contest = findOpenConflict(act, act.decisions.commitments, () => true);
  if (!contest) throw new Error('No war');
  return { contest, act };
}

function countedWith(told: ChanceInputs, commitments: readonly object[] = []) {
  const { contest, act } = asked(commitments);
  const answer = HUANG_CHANCES_HANDLER.answer(
    createChancesCase(contest, toSetup(act.position), TIGER, told, {}),
  );
  if (!answer.ok || !answer.legal || !('chances' in answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

/** The chance that a hand of six of `tiles` has none of `matching`: (tiles − matching)/tiles · … six times. */
function noneOf(tiles: number, matching: number): number {
  return [0, 1, 2, 3, 4, 5].reduce((chance, i) => (chance * (tiles - matching - i)) / (tiles - i), 1);
}
const worth = (chance: string | undefined) => {
  const [part, whole] = (chance ?? '').split('/').map(Number);
  return Number(part) / Number(whole);
};

describe('a question of what nobody sees', () => {
  test('counts the board, the tile just laid and the own hand', () => {
    // 8 tiles lie there, a ninth was laid, six are behind the Tiger's screen: 138 - 15; 36 - 6 - 3 are red.
    const { unseen, chances } = countedWith(TOLD);
    expect(unseen).toEqual({ tiles: 123, matching: 27 });
    expect(chances.map(({ commit }) => commit)).toEqual([0, 1, 2, 3]);
    expect(chances[2]?.win).toBe('0/1'); // 2 + 2 against 4 at least
    expect(worth(chances[3]?.win)).toBeCloseTo(noneOf(123, 27), 12); // 5 against 4, if the Rat has none
  });

  test('counts what is in sight elsewhere, whatever its colours', () => {
    const told = { ...TOLD, seen: { matching: 7, others: 16 } };
    const { unseen, chances } = countedWith(told);
    expect(unseen).toEqual({ tiles: 100, matching: 20 });
    expect(worth(chances[3]?.win)).toBeCloseTo(noneOf(100, 20), 12);
    const most = getInputLimits(asked().contest, 'tiger', told).seen;
    const nothing = { ...TOLD, held: { rat: 0, goat: 0 }, seen: most };
    expect(countedWith(nothing).unseen).toEqual({ tiles: 0, matching: 0 });
  });

  test('asks with whom the others stand, and with how many tiles', () => {
    const { chances } = countedWith({ ...TOLD, held: { rat: 0 } });
    expect(chances[3]?.win).toBe('1/1'); // 5 against 4, and the Rat holds nothing
    const helped = countedWith({ ...TOLD, held: { rat: 0 }, allies: { goat: 1 } });
    // The Goat's Soldier leader in reserve alone makes it 5 against 5: a tie, for the Goat to decide.
    expect(helped.chances[3]).toEqual({ commit: 3, win: '0/1', tie: '0/1' });
  });

  test('takes what was committed as given, and leaves out what the asker was entered to give', () => {
    const given = [
      { by: 'rat', to: '5,0', tiles: 1 },
      { by: 'tiger', to: '2,0', tiles: 1 },
    ];
    const { unseen, chances } = countedWith(TOLD, given);
    expect(unseen).toEqual({ tiles: 122, matching: 26 }); // one red tile less
    expect(chances[3]).toMatchObject({ win: '0/1', tie: '1/1' }); // 5 against 5, and the Rat gives no more
  });

  test('more matching tiles take the place of others, and never more than the hand holds', () => {
    const { contest } = asked();
    const handAfter = (hand: ChanceInputs['hand'], matching: number) =>
      withMatchingTiles(contest, 'tiger', { ...TOLD, hand }, matching);
    expect(handAfter({ matching: 0, others: 6 }, 2)).toEqual({ matching: 2, others: 4 });
    expect(handAfter({ matching: 2, others: 4 }, 6)).toEqual({ matching: 6, others: 0 });
    expect(handAfter({ matching: 2, others: 1 }, 3)).toEqual({ matching: 3, others: 1 }); // said to be fewer
    expect(handAfter({ matching: 2, others: 3 }, 4)).toEqual({ matching: 4, others: 2 });
  });

  test('what the asker has committed came from the own hand', () => {
    const { contest } = asked([{ by: 'tiger', to: '2,0', tiles: 2 }]);
    const told = { ...TOLD, hand: { matching: 0, others: 6 } };
    // Of six tiles two are committed: none of the four others behind the screen is said to be red.
    expect(getInputLimits(contest, 'tiger', told).behind).toEqual({ matching: 4, others: 4 });
    const { unseen, chances } = countedWith(told, [{ by: 'tiger', to: '2,0', tiles: 2 }]);
    expect(unseen).toEqual({ tiles: 123, matching: 28 }); // 138 - 9 - 2 - 4; 36 - 6 - 2
    expect(chances.map(({ commit }) => commit)).toEqual([0, 1, 2]);
    expect(withMatchingTiles(contest, 'tiger', told, 1)).toEqual({ matching: 3, others: 3 });
  });

  test('the player who has placed the tile holds one fewer', () => {
    const { contest } = asked(); // the Goat has placed it
    expect((['tiger', 'rat', 'goat'] as const).map((one) => getHandSizeLimit(contest, one))).toEqual([
      6, 6, 5,
    ]);
    expect((['rat', 'goat'] as const).map((one) => estimateHandSize(contest, one, TOLD))).toEqual([6, 5]);
    expect(estimateHandSize(contest, 'goat', { held: { goat: 7 } })).toBe(5);
    const written = createChancesCase(contest, toSetup(asked().act.position), TIGER, TOLD, {});
    expect(written).toMatchObject({ held: { goat: 5 } }); // the ask itself takes six for granted
    const byGoat = createChancesCase(
      contest,
      toSetup(asked().act.position),
      { by: 'goat', side: 0 },
      TOLD,
      {},
    );
    // Behind the Goat's screen are three red tiles, and two of the three others: with the green one that it has placed, six.
    expect(byGoat).toMatchObject({ position: { hands: { goat: { red: 3, yellow: 2, green: 1 } } } });
  });

  test('nobody can have committed more than a hand holds', () => {
    const committed = (by: Dynasty, tiles: number) =>
      hasCommittedTooMany(asked([{ by, to: '2,0', tiles }]).contest, by);
    expect(committed('tiger', 7)).toBe(false); // with a palace that is gone
    expect(committed('goat', 6)).toBe(false); // six, and the tile that was placed
    expect(committed('goat', 7)).toBe(true);
  });
});

/** What the sides of a conflict come to, in the order in which the referee counts them. */
function strengthsIn(answer: HuangActAnswer | undefined): readonly number[] {
  if (!answer?.legal) throw new Error('No conflict');
  return answer.trace.flatMap((step) => (step.step === 'strength' ? [step.strength] : []));
}

describe('the price', () => {
  test('of winning and losing is told by the referee', () => {
    const { contest } = asked();
    const { won, lost } = computeStakes(contest, TIGER, TOLD, 3);
    expect(won).toMatchObject({ result: 'war', removed: { leaders: { '8,0': 'rat:red' } } });
    expect(lost).toMatchObject({ result: 'war', removed: { leaders: { '1,0': 'tiger:red' } } });
    // The Rat has four red tiles there: with one more it would only tie with the Tiger's two and three.
    expect(strengthsIn(lost)).toEqual([5, 6]);
  });

  test('takes no more from others than they are said to hold', () => {
    const { contest } = asked();
    // The Rat loses to 2 + 3 with its four tiles, and one tile would only tie.
    expect(computeStakes(contest, TIGER, { ...TOLD, held: { rat: 0 } }, 3).lost).toBeUndefined();
    expect(strengthsIn(computeStakes(contest, TIGER, { ...TOLD, held: { rat: 2 } }, 3).lost)).toEqual([5, 6]);
  });

  test('of a tie is told only where the player who decides it would name that side', () => {
    const act = toActCase({
      ...{ ...WAR, position: { ...WAR.position, turn: 'rat' } },
      decisions: { commitments: [{ by: 'tiger', to: '2,0', tiles: 2 }] },
    });
    const contest = findOpenConflict(act, act.decisions.commitments, () => true);
    if (!contest) throw new Error('No war');
    // 2 + 2 against 4, and the Rat decides: for State 2, in which its leader is.
    expect(computeStakes(contest, TIGER, TOLD, 2).won).toBeUndefined();
    const rat = computeStakes(contest, { by: 'rat', side: 1 }, TOLD, 0);
    expect(rat.lost).toBeUndefined();
    expect(strengthsIn(rat.won)).toEqual([4, 4]);
  });

  test('has no line for what cannot come', () => {
    const { contest } = asked();
    expect(computeStakes(contest, TIGER, TOLD, 0).won).toBeUndefined(); // 2 against 4, and nobody helps the Tiger
    const alone = { ...contest, committers: contest.committers.filter(({ by }) => by === 'tiger') };
    expect(computeStakes(alone, TIGER, TOLD, 3).lost).toBeUndefined();
    const helped = { ...TOLD, allies: { goat: 0 } };
    expect(computeStakes(contest, TIGER, helped, 0).won).toMatchObject({ result: 'war' }); // the Goat can give it three
  });
});

describe('what is assumed before anything is told', () => {
  test('is a player of the weakest side, else the first', () => {
    const { contest } = asked(); // the Tiger has 2 against the Rat's 4
    expect(suggestViewer(contest, ['goat', 'rat', 'tiger'])).toBe('tiger');
    expect(suggestViewer(contest, ['goat', 'rat'])).toBe('rat');
    expect(suggestViewer(contest, ['goat'])).toBe('goat');
    expect(suggestViewer(contest, [])).toBeUndefined();
  });

  test('is an average hand of six, one tile less for the player who placed one', () => {
    const { contest } = asked();
    // 138 - 8 - 1 = 129 tiles are left, 36 - 6 = 30 of them red: 6 · 30/129 = 1.4.
    const hand = estimateHand(contest);
    expect(hand).toEqual({ matching: 1, others: 5 });
    expect(countBehindScreen(contest, 'tiger', { hand })).toEqual({ matching: 1, others: 5 });
    expect(countBehindScreen(contest, 'goat', { hand })).toEqual({ matching: 1, others: 4 });
  });
});

describe('what was told', () => {
  const hand = { matching: 1, others: 5 };
  const WHICH = { of: 'war', colour: 'red', by: 'tiger', hand } as const;
  const outlook = {
    ...restoreChanceQuery(null, WHICH),
    hand: { matching: 2, others: 4 },
    seen: { matching: 3, others: 9 },
  };

  test('holds for the same conflict and the same player', () => {
    expect(restoreChanceQuery(outlook, WHICH)).toEqual(outlook);
  });

  test('of another conflict or by another player leaves what is in sight', () => {
    expect(restoreChanceQuery(outlook, { ...WHICH, by: 'rat' })).toMatchObject({
      by: 'rat',
      hand,
      seen: outlook.seen,
    });
    expect(restoreChanceQuery(outlook, { ...WHICH, of: 'other' })).toMatchObject({
      hand,
      seen: outlook.seen,
    });
    const nothing = { matching: 0, others: 0 };
    expect(restoreChanceQuery(outlook, { ...WHICH, of: 'revolt', colour: 'yellow' })).toMatchObject({
      hand,
      seen: nothing,
    });
  });

  test.each([null, 7, {}, { ...outlook, hand: 2 }, { ...outlook, side: 99 }])(
    'is nothing where %j is kept',
    (kept) => {
      expect(restoreChanceQuery(kept, WHICH)).toEqual(restoreChanceQuery(null, WHICH));
    },
  );

  test('comes back from a case with the same chances', () => {
    const told = { ...TOLD, seen: { matching: 2, others: 30 }, held: { rat: 4 }, allies: { goat: 0 } };
    const { contest, act } = asked([{ by: 'rat', to: '5,0', tiles: 1 }]);
    const written = createChancesCase(contest, toSetup(act.position), TIGER, told, {});
    const checked = checkCase(written);
    if (!checked.ok || checked.value.ask !== 'chances' || checked.value.game !== 'huang')
      throw new Error('No case');
    const opened = checked.value;
    const outlook = toChanceQuery(opened);
    expect(outlook).toMatchObject({ by: 'tiger', side: 0, colour: 'red', of: makeConflictKey(act.action) });
    const { position, action, decisions, rulings } = opened;
    const again = findOpenConflict({ position, action, rulings }, decisions.commitments, () => true);
    if (!again || !outlook) throw new Error('No war');
    const asked2 = createChancesCase(again, toSetup(position), TIGER, outlook, {});
    expect(HUANG_CHANCES_HANDLER.answer(asked2)).toEqual(HUANG_CHANCES_HANDLER.answer(written));
  });

  test('comes from no case without a conflict', () => {
    const checked = checkCase({
      ...WAR,
      ask: 'chances',
      action: { ...WAR.action, at: '0,1' },
      viewer: 'tiger',
      position: { ...WAR.position, hands: { tiger: {} } },
    });
    if (!checked.ok || checked.value.ask !== 'chances' || checked.value.game !== 'huang')
      throw new Error('No case');
    expect(toChanceQuery(checked.value)).toBeNull();
    expect(checked.value.decisions).toEqual(NO_DECISIONS);
  });
});
