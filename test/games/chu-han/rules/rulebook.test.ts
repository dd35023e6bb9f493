import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { dealt, plays } from '../../../support/chu-han-notation.ts';

/** The worked cases of the German rulebook, with what it prints. */
describe('Zhongli Mo', () => {
  const chu = { opener: 'chu', scores: { han: 0, chu: 1 } };

  test('leads 2, 3, 5, 6, 8 and 9 as six 2s: six points at once', () => {
    const asked = dealt('zhongli-mo 2 ji-bu 5 ying-bu 8 9 xiong-xin', '1 1 1 1 1 1 4', {
      ...chu,
      plays: plays('chu open 1 1 1 1 1 1; han defend 2 ji-bu 5 ying-bu 8 9 with zhongli-mo'),
    });
    expect(answer(asked)).toMatchObject({ scores: { han: 6, chu: 1 }, troop: { rank: 2, size: 6 } });
  });

  test('with the joker among them they are 0s, which give nothing and beat nothing', () => {
    const asked = dealt('zhongli-mo 2 ji-bu 5 ying-bu 8 9 xiong-xin', '1 1 1 1 1 1 1 4', {
      ...chu,
      plays: plays('chu open 1 1 1 1 1 1 1; han defend 2 ji-bu 5 ying-bu 8 9 xiong-xin with zhongli-mo'),
    });
    expect(answer(asked)).toMatchObject({ legal: false, play: 1, reason: 'too-weak' });
  });
});

test('Xiahou Ying as the last card at 28 to 30: Chu comes to 31 and wins before Han wins the battle', () => {
  const asked = dealt('xiahou-ying', '9 4 5', {
    scores: { han: 30, chu: 28 },
    opener: 'chu',
    plays: plays('chu open 9; han retreat with xiahou-ying'),
  });
  const answered = answer(asked);
  expect(answered).toMatchObject({
    status: 'game-over',
    scores: { han: 30, chu: 31 },
    gameWinner: 'chu',
    battleWinner: null,
    battlePoints: { han: 0, chu: 0 },
  });
  expect(answered.trace).toContainEqual({
    rule: 'chu-han/game-end/at-once',
    step: 'goal-reached',
    side: 'chu',
    score: 31,
    isDelayed: false,
    beforeBattleOf: 'han',
  });
});

describe('Lü Zhi against Zhongli Mo at 24 to 23, three reinforcements taken by Chu', () => {
  const table = { scores: { han: 23, chu: 24 }, taken: { han: 0, chu: 3 } };

  test('answered by Xiao He: 30 to 26', () => {
    const asked = dealt('1 1 1 1 1 1 lu-zhi', 'zhongli-mo 2 4 5 han-xin 7 8 xiao-he', {
      ...table,
      plays: plays(
        'han open 1 1 1 1 1 1; chu defend 2 4 5 han-xin 7 8 with zhongli-mo; han react lu-zhi; chu react xiao-he',
      ),
    });
    expect(answer(asked)).toMatchObject({
      status: 'battle-over',
      battleWinner: 'han',
      battlePoints: { han: 3, chu: 0 },
      scores: { han: 26, chu: 30 },
      rulings: [],
    });
  });

  test('with Xiao He in the troop: seven cards return, and Han wins 31 to 24', () => {
    const line =
      'han open 1 1 1 1 1 1 1; chu defend 2 4 5 han-xin 7 8 xiao-he with zhongli-mo; han react lu-zhi';
    const asked = dealt('1 1 1 1 1 1 1 lu-zhi', 'zhongli-mo 2 4 5 han-xin 7 8 xiao-he', {
      ...table,
      plays: plays(line),
    });
    expect(answer(asked)).toMatchObject({
      status: 'game-over',
      battleWinner: 'han',
      battlePoints: { han: 8, chu: 0 },
      scores: { han: 31, chu: 24 },
      gameWinner: 'han',
    });
    const tooLate = { ...asked, plays: plays(`${line}; chu react xiao-he`) };
    expect(answer(tooLate)).toMatchObject({ legal: false, play: 3, reason: 'over' });
  });
});
