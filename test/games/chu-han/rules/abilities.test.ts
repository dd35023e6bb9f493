import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { cards, dealt, plays } from '../../../support/chu-han-notation.ts';

/**
 * Each ability: what comes before it, the play, and how things stand after it, after Lü Zhi, and after Xiao He. Han
 * plays it out of this hand; Chu has Lü Zhi. Cards that are nowhere else lie unseen.
 */
interface Row {
  readonly before: string;
  readonly play: string;
  readonly more?: object;
  readonly after: object;
  readonly cancelled: object;
  /** Cards that Han has after the ability, and again after Lü Zhi. */
  readonly hand: string;
  readonly back: string;
}
const HAN =
  '1 2 2 4 5 5 8 9 ji-bu yu-ji ying-bu peng-yue zhongli-mo han-xin liu-bang xiahou-ying xiang-yu xiao-he';
const CHU = '1 1 2 4 5 7 lu-zhi';
const LATE = { taken: { han: 3, chu: 3 } };
const DECK = { taken: { han: 3, chu: 0 }, deck: cards('1 1 2 4') };

const ROWS: Readonly<Record<string, Row>> = {
  'ji-bu': {
    before: '',
    play: 'han ability ji-bu',
    after: { turn: 'han', phase: 'open', faceUp: [] },
    cancelled: { turn: 'han', phase: 'open', faceUp: [] },
    hand: HAN.replace('ji-bu ', ''),
    back: HAN.replace('ji-bu ', ''),
  },
  'ji-bu with all reinforcements taken': {
    before: '',
    play: 'han ability ji-bu',
    more: LATE,
    after: { faceUp: ['chu'] },
    cancelled: { faceUp: [] },
    hand: HAN.replace('ji-bu ', ''),
    back: HAN.replace('ji-bu ', ''),
  },
  'yu-ji': {
    before: '',
    play: 'han ability yu-ji discard 4',
    after: { turn: 'han', phase: 'open', discard: ['4'] },
    cancelled: { turn: 'han', phase: 'open', discard: ['lu-zhi', 'yu-ji'] },
    hand: HAN.replace('4 ', '').replace('yu-ji ', ''),
    back: HAN.replace('yu-ji ', ''),
  },
  'ying-bu': {
    before: '',
    play: 'han ability ying-bu take 4',
    more: { discard: ['4', '7'] },
    after: { turn: 'han', phase: 'open', discard: ['7'] },
    cancelled: { turn: 'han', phase: 'open', discard: ['4', '7', 'lu-zhi', 'ying-bu'] },
    hand: `4 ${HAN.replace('ying-bu ', '')}`,
    back: HAN.replace('ying-bu ', ''),
  },
  'peng-yue': {
    before: 'chu open 5',
    play: 'han defend 5 with peng-yue',
    after: { turn: 'chu', phase: 'answer', troop: { rank: 5, size: 1 } },
    cancelled: { turn: 'han', phase: 'answer', troop: { rank: 5, size: 1 } },
    hand: HAN.replace('5 ', '').replace('peng-yue ', ''),
    back: HAN.replace('peng-yue ', ''),
  },
  'zhongli-mo': {
    before: 'chu open 1 1',
    play: 'han defend 8 5 with zhongli-mo',
    after: { turn: 'chu', phase: 'answer', troop: { rank: 5, size: 2 } },
    cancelled: { turn: 'han', phase: 'answer', troop: { rank: 1, size: 2 } },
    hand: HAN.replace('5 ', '').replace('8 ', '').replace('zhongli-mo ', ''),
    back: HAN.replace('zhongli-mo ', ''),
  },
  'peng-yue and zhongli-mo': {
    before: 'chu open 1 1',
    play: 'han defend 1 9 with peng-yue zhongli-mo',
    after: { turn: 'chu', phase: 'answer', troop: { rank: 1, size: 2 } },
    cancelled: { turn: 'han', phase: 'answer', discard: ['lu-zhi', 'peng-yue', 'zhongli-mo'] },
    hand: HAN.replace('1 ', '').replace('9 ', '').replace('peng-yue zhongli-mo ', ''),
    back: HAN.replace('peng-yue zhongli-mo ', ''),
  },
  'han-xin': {
    before: 'chu open 7',
    play: 'han defend with han-xin',
    after: { turn: 'chu', phase: 'answer', troop: { rank: 7, size: 1 }, scores: { han: 9, chu: 10 } },
    cancelled: { turn: 'han', phase: 'answer', troop: { rank: 7, size: 1 }, scores: { han: 9, chu: 9 } },
    hand: HAN.replace('han-xin ', ''),
    back: HAN.replace('han-xin ', ''),
  },
  'liu-bang': {
    before: 'chu open 9',
    play: 'han defend liu-bang with liu-bang',
    more: { hands: { han: cards(HAN.replace('9 ', '')), chu: cards(`9 ${CHU}`) } },
    after: { turn: 'chu', phase: 'answer', troop: { rank: 10, size: 1 } },
    cancelled: { turn: 'han', phase: 'answer', troop: { rank: 9, size: 1 }, discard: ['liu-bang', 'lu-zhi'] },
    hand: HAN.replace('9 ', '').replace('liu-bang ', ''),
    back: HAN.replace('9 ', '').replace('liu-bang ', ''),
  },
  'xiahou-ying': {
    before: 'chu open 5',
    play: 'han retreat with xiahou-ying',
    after: { turn: 'han', phase: 'open', scores: { han: 9, chu: 12 }, discard: ['5', 'xiahou-ying'] },
    cancelled: {
      turn: 'han',
      phase: 'answer',
      scores: { han: 9, chu: 9 },
      discard: ['lu-zhi', 'xiahou-ying'],
    },
    hand: HAN.replace('xiahou-ying ', ''),
    back: HAN.replace('xiahou-ying ', ''),
  },
  'xiang-yu': {
    before: 'chu open 5',
    play: 'han retreat with xiang-yu',
    after: { turn: 'chu', phase: 'open', doubled: true, discard: ['5', 'xiang-yu'] },
    cancelled: { turn: 'han', phase: 'answer', doubled: false, discard: ['lu-zhi', 'xiang-yu'] },
    hand: HAN.replace('xiang-yu ', ''),
    back: HAN.replace('xiang-yu ', ''),
  },
};

describe.each(Object.entries(ROWS))('%s', (_, { before, play, more, after, cancelled, hand, back }) => {
  const table = { ...DECK, scores: { han: 9, chu: 9 }, opener: before ? 'chu' : 'han', ...more };
  const deck = table === undefined || more === LATE ? { deck: [] } : {};
  const ask = (line: string) => answer({ ...dealt(HAN, CHU, { ...table, ...deck }), plays: plays(line) });
  const sorted = (row: string) => [...cards(row)].sort();

  test('is carried out', () => {
    const answered = ask(`${before}; ${play}`);
    expect(answered).toMatchObject({ legal: true, ...after });
    expect(answered).toMatchObject({ hands: { han: sorted(hand) } });
  });

  test('is stopped by Lü Zhi, who gives back what was laid with it', () => {
    const answered = ask(`${before}; ${play}; chu react lu-zhi`);
    expect(answered).toMatchObject({ legal: true, ...cancelled });
    expect(answered).toMatchObject({ hands: { han: sorted(back) } });
  });

  test('is carried out after all when Xiao He answers her', () => {
    const pile =
      'discard' in after ? { discard: [...(after.discard as string[]), 'lu-zhi', 'xiao-he'].sort() } : {};
    const answered = ask(`${before}; ${play}; chu react lu-zhi; han react xiao-he`);
    expect(answered).toMatchObject({ legal: true, ...after, ...pile });
    expect(answered).toMatchObject({ hands: { han: sorted(hand.replace(' xiao-he', '')) } });
  });
});

describe('after Lü Zhi', () => {
  const table = { scores: { han: 9, chu: 9 }, ...DECK };
  const ask = (line: string, more: object = {}) =>
    answer({ ...dealt(HAN, CHU, { ...table, ...more }), plays: plays(line) });

  test('one who is opening may still reinforce', () => {
    expect(ask('han ability ji-bu; chu react lu-zhi; han reinforce; han open 2 2')).toMatchObject({
      taken: { han: 4, chu: 0 },
      troop: { rank: 2, size: 2 },
    });
  });

  test('a defence may become a retreat, and a retreat a defence', () => {
    const chu = { opener: 'chu' };
    expect(ask('chu open 5; han defend 5 with peng-yue; chu react lu-zhi; han retreat', chu)).toMatchObject({
      turn: 'chu',
      phase: 'open',
    });
    expect(ask('chu open 5; han retreat with xiang-yu; chu react lu-zhi; han defend 8', chu)).toMatchObject({
      turn: 'chu',
      troop: { rank: 8, size: 1 },
    });
  });

  test('the next turn has its own ability again', () => {
    const line = 'han ability ji-bu; chu react lu-zhi; han open 2; chu defend 4; han defend 4 with peng-yue';
    expect(ask(line)).toMatchObject({ legal: true, turn: 'chu', troop: { rank: 4, size: 1 } });
  });

  test('an opponent whose last card she was wins, unless the ability was a last card: that hand was empty first', () => {
    const stopped = dealt('1 lu-zhi', '4 4 xiang-yu', {
      plays: plays('han open 1; chu retreat with xiang-yu; han react lu-zhi'),
    });
    expect(answer(stopped)).toMatchObject({
      battleWinner: 'han',
      battlePoints: { han: 2, chu: 0 },
      rulings: [],
    });
    const last = dealt('1 lu-zhi', 'xiang-yu', {
      plays: plays('han open 1; chu retreat with xiang-yu; han react lu-zhi'),
    });
    expect(answer(last)).toMatchObject({
      battleWinner: 'chu',
      battlePoints: { han: 0, chu: 0 },
      rulings: ['cancelled-last-card'],
    });
  });
});

describe('open points are named', () => {
  const ask = (line: string, han: string, chu: string, more: object = {}) =>
    answer({ ...dealt(han, chu, more), plays: plays(line) }).rulings;

  test('when Lü Zhi stops two, and no longer once Xiao He has answered', () => {
    const line = 'han open 1 1; chu defend 1 9 with peng-yue zhongli-mo; han react lu-zhi';
    const [han, chu] = ['1 1 2 lu-zhi', '1 9 8 peng-yue zhongli-mo xiao-he'];
    expect(ask(line, han, chu)).toEqual(['lu-zhi-against-pair']);
    expect(ask(`${line}; chu react xiao-he`, han, chu)).toEqual([]);
  });

  test('when Zhongli Mo leads a single card, and no longer once that was stopped', () => {
    const line = 'han open 1; chu defend 9 with zhongli-mo';
    expect(ask(line, '1 2 lu-zhi', '9 8 zhongli-mo')).toEqual(['zhongli-single']);
    expect(ask(`${line}; han react lu-zhi`, '1 2 4 lu-zhi', '9 8 zhongli-mo')).toEqual([]);
  });

  test('when Ji Bu sees locked cards while one reinforcement is left', () => {
    const more = (deck: string, chu: number) => ({ deck: cards(deck), taken: { han: 0, chu } });
    expect(ask('han ability ji-bu', 'ji-bu 1', '4', more('2 2', 5))).toEqual(['ji-bu-short']);
    expect(ask('han ability ji-bu', 'ji-bu 1', '4', more('2 2 2', 4))).toEqual(['ji-bu-short']);
    expect(ask('han ability ji-bu', 'ji-bu 1', '4', more('2 2 2 2', 4))).toEqual([]);
    expect(ask('han ability ji-bu', 'ji-bu 1', '4', more('', 6))).toEqual([]);
  });
});

describe('effects', () => {
  const open = (han: string, row: string, more: object = {}) =>
    answer({ ...dealt(han, '4 4', more), plays: plays(`han open ${row}`) });

  test.each([
    ['2 2 2 2 2 2 2', 7], // the rulebook: seven 2s, seven points
    ['2 2 2 2 2', 0], // five: none
    ['2 2 2 2 2 xiong-xin', 6], // five and the joker: six
    ['1 1 1 1 1 1', 0],
  ])('%s give %d points', (row, han) => {
    expect(open(`${row} 9`, row)).toMatchObject({ scores: { han, chu: 1 } });
  });

  test('six 2s after Xiang Yu give twelve', () => {
    expect(open('2 2 2 2 2 2 9', '2 2 2 2 2 2', { doubled: true })).toMatchObject({
      scores: { han: 12, chu: 1 },
    });
  });

  test.each([
    ['8 8 xiong-xin', { rank: 8, size: 3 }], // the rulebook's example
    ['xiong-xin', { rank: 0, size: 1 }],
    ['xiong-xin ji-bu', { rank: 3, size: 2 }],
  ])('%s are %j', (row, troop) => {
    expect(open(`${row} 9`, row)).toMatchObject({ troop });
  });
});
