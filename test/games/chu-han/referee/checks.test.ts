import { describe, expect, test } from 'vitest';
import { answer, answerText, checkCase } from '../../../../src/referee/referee.ts';
import { tries } from '../../../support/campaign.ts';
import { compareChuHan, randomChuHanCase } from '../../../support/chu-han-agreement.ts';
import { dealt, plays } from '../../../support/chu-han-notation.ts';
import { faultsIn } from '../../../support/faults-in.ts';
import { mutated } from '../../../support/mutated.ts';
import { randomFrom } from '../../../support/random.ts';

const table = dealt('1 4', '2 5');
const score = { game: 'chu-han', ask: 'score', scores: { han: 1, chu: 2 }, battleWinner: 'han' };
const many = (card: string, count: number) => Array<string>(count).fill(card);

describe('a sound case', () => {
  test('is answered, with every missing part as none', () => {
    expect(answer(table)).toEqual({
      ok: true,
      legal: true,
      status: 'fighting',
      turn: 'han',
      phase: 'open',
      troop: null,
      scores: { han: 0, chu: 1 },
      taken: { han: 0, chu: 0 },
      hands: { han: ['1', '4'], chu: ['2', '5'] },
      discard: [],
      doubled: false,
      faceUp: [],
      trace: [],
      rulings: [],
    });
  });

  test('of a scoring holds nothing of what it leaves out', () => {
    expect(checkCase(score)).toMatchObject({
      ok: true,
      value: { cardsLeft: 0, reinforcements: 0, doubled: false, event: null, edition: null },
    });
  });

  test.each(['en', 'de', 'pl'])('is the same in edition %s', (edition) => {
    expect(answer({ ...table, edition })).toEqual(answer(table));
    expect(answer({ ...score, edition })).toEqual(answer(score));
  });

  test('may leave out the ability of a defence or a retreat', () => {
    const open = { by: 'han', open: ['1'] };
    for (const play of [
      { by: 'chu', defend: ['2'] },
      { by: 'chu', retreat: true },
    ])
      expect(answer({ ...table, plays: [open, play] })).toMatchObject({ legal: true });
  });

  test('may begin above 31 when an event delays the end', () => {
    const scores = { han: 40, chu: 31 };
    expect(answer({ ...table, scores, event: 'stability' })).toMatchObject({ status: 'fighting' });
    expect(answer({ ...score, scores, event: 'good-counsel' })).toMatchObject({ gameWinner: 'han' });
  });
});

describe('a case that is none', () => {
  const one = (play: unknown) => ({ ...table, plays: [play] });
  test.each<[string, unknown, readonly string[]]>([
    ['no hands', { ...table, hands: undefined }, ['not-an-object /hands']],
    ['an empty hand', { ...table, hands: { han: [], chu: ['1'] } }, ['too-few /hands/han']],
    ['an unknown card', { ...table, hands: { han: ['3'], chu: ['1'] } }, ['unknown-value /hands/han/0']],
    ['a card that is a number', { ...table, discard: [1] }, ['unknown-value /discard/0']],
    ['no opener', { ...table, opener: undefined }, ['unknown-value /opener']],
    ['a score of 31', { ...table, scores: { han: 31, chu: 0 } }, ['out-of-range /scores/han']],
    [
      'a score of 31 at Hangu Pass',
      { ...score, scores: { han: 0, chu: 31 }, event: 'hangu-pass' },
      ['out-of-range /scores/chu'],
    ],
    ['a score below 0', { ...table, scores: { han: -1, chu: 0 } }, ['out-of-range /scores/han']],
    ['one score', { ...table, scores: { han: 1 } }, ['missing /scores/chu']],
    ['half of the reinforcements', { ...table, taken: { han: 1 } }, ['missing /taken/chu']],
    ['seven reinforcements', { ...table, taken: { han: 4, chu: 3 } }, ['more-than-the-box /taken']],
    ['a second 9', { ...table, deck: ['9'], discard: ['9'] }, ['more-than-the-box /discard/0']],
    [
      'a hand of sixteen',
      { ...table, hands: { han: [...many('1', 8), ...many('2', 8)], chu: ['4'] } },
      ['too-many /hands/han'],
    ],
    [
      'a hand of eighteen after one reinforcement',
      {
        ...table,
        taken: { han: 1, chu: 0 },
        hands: { han: [...many('1', 9), ...many('2', 8), '4'], chu: ['4'] },
      },
      ['too-many /hands/han'],
    ],
    [
      'a card to be drawn after all six reinforcements',
      { ...table, taken: { han: 3, chu: 3 }, deck: ['1'] },
      ['too-many /deck'],
    ],
    [
      'a deck of eleven after one reinforcement',
      { ...table, taken: { han: 0, chu: 1 }, deck: [...many('1', 8), '4', '4', '8'] },
      ['too-many /deck'],
    ],
    [
      'forty-three cards in sight',
      {
        ...table,
        hands: {
          han: [...many('1', 9), ...many('2', 6)],
          chu: [...many('2', 2), ...many('4', 6), ...many('5', 5), '7', '7'],
        },
        deck: [
          '7',
          '8',
          '8',
          '9',
          'ji-bu',
          'yu-ji',
          'peng-yue',
          'zhongli-mo',
          'xiahou-ying',
          'lu-zhi',
          'xiao-he',
          'ying-bu',
        ],
        discard: ['han-xin'],
      },
      ['too-many /discard'],
    ],
    [
      'Xiang Yu spent and in hand',
      { ...table, doubled: true, hands: { han: ['xiang-yu'], chu: ['1'] } },
      ['spent-already /hands/han/0'],
    ],
    [
      'Xiang Yu spent and twice in hand',
      { ...table, doubled: true, hands: { han: ['4', 'xiang-yu', 'xiang-yu'], chu: ['1'] } },
      ['more-than-the-box /hands/han/2', 'spent-already /hands/han/1'],
    ],
    [
      'Xiang Yu spent and to be drawn',
      { ...table, doubled: true, deck: ['1', 'xiang-yu'] },
      ['spent-already /deck/1'],
    ],
    ['doubled by a word', { ...table, doubled: 'yes' }, ['not-yes-or-no /doubled']],
    ['the same side face up twice', { ...table, faceUp: ['han', 'han'] }, ['twice /faceUp/1']],
    ['an event that the rules do not explain', { ...table, event: 'warlords' }, ['unknown-value /event']],
    ['a key of the other ask', { ...table, battleWinner: 'han' }, ['unknown-key /battleWinner']],
    [
      'a ruling of another game',
      { ...table, rulings: { 'winner-short': 'all-it-has' } },
      ['unknown-key /rulings/winner-short'],
    ],
    ['201 plays', { ...table, plays: many('x', 201) }, ['too-many /plays']],
    ['a play that is text', one('retreat'), ['not-an-object /plays/0']],
    ['a play by nobody', one({ reinforce: true }), ['missing /plays/0/by']],
    ['a play of no kind', one({ by: 'han' }), ['missing /plays/0/ability']],
    [
      'a play of two kinds',
      one({ by: 'han', reinforce: true, retreat: true }),
      ['unknown-key /plays/0/retreat'],
    ],
    ['no reinforcement', one({ by: 'han', reinforce: false }), ['unknown-value /plays/0/reinforce']],
    ['an ability without a person', one({ by: 'han', ability: [] }), ['too-few /plays/0/ability']],
    [
      'an ability of the joker',
      one({ by: 'han', ability: ['xiong-xin'] }),
      ['unknown-value /plays/0/ability/0'],
    ],
    [
      'an ability of a 1',
      one({ by: 'han', defend: ['1'], ability: ['1'] }),
      ['unknown-value /plays/0/ability/0'],
    ],
    ['a reaction of Ji Bu', one({ by: 'han', react: 'ji-bu' }), ['unknown-value /plays/0/react']],
    ['Yu Ji without a card', one({ by: 'han', ability: ['yu-ji'] }), ['missing /plays/0/discard']],
    ['Ying Bu without a card', one({ by: 'han', ability: ['ying-bu'] }), ['missing /plays/0/take']],
    [
      'Ji Bu with a card',
      one({ by: 'han', ability: ['ji-bu'], discard: '1' }),
      ['unknown-key /plays/0/discard'],
    ],
    ['a retreat with a card', one({ by: 'han', retreat: true, take: '1' }), ['unknown-key /plays/0/take']],
    [
      'an opening with an ability',
      one({ by: 'han', open: ['1'], ability: [] }),
      ['unknown-key /plays/0/ability'],
    ],
    ['28 cards left', { ...score, cardsLeft: 28 }, ['out-of-range /cardsLeft']],
    ['seven reinforcements of the loser', { ...score, reinforcements: 7 }, ['out-of-range /reinforcements']],
    ['no winner of the battle', { ...score, battleWinner: null }, ['unknown-value /battleWinner']],
  ])('%s', (_, value, faults) => {
    expect(faultsIn(value)).toEqual(faults);
  });

  test('a key __proto__ is an unknown key, at the top, in hands and in a play', () => {
    const text = JSON.stringify({ ...table, plays: plays('han open 1') });
    const at = (before: string) => answerText(text.replace(before, `${before}"__proto__":{},`));
    const path = (before: string) => {
      const answered = at(before);
      return answered.ok ? undefined : `${answered.error.code} ${answered.error.path}`;
    };
    expect(path('{')).toBe('unknown-key /__proto__');
    expect(path('"hands":{')).toBe('unknown-key /hands/__proto__');
    expect(path('[{')).toBe('unknown-key /plays/0/__proto__');
  });
});

test('ten thousand plays, deep nesting and long lists are refused', () => {
  const deep = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  const long = Array.from({ length: 10_000 }, () => ({ by: 'han', reinforce: true }));
  for (const more of [{ plays: long }, { plays: [deep] }, { deck: deep }, { discard: many('1', 100_000) }])
    expect(answer({ ...table, ...more }).ok).toBe(false);
});

test('mutilated cases get the answer that the second implementation gives', () => {
  const random = randomFrom(331);
  let refused = 0;
  for (let i = 0; i < tries(3000); i++) {
    const asked: object = JSON.parse(JSON.stringify(mutated(randomChuHanCase(random), random)));
    if (!('game' in asked) || asked.game !== 'chu-han') continue;
    const { difference, seen } = compareChuHan(asked);
    if (difference) expect.fail(`${JSON.stringify(asked)}\n${difference}`);
    if (seen[0] === 'false') refused++;
  }
  expect(refused).toBeGreaterThan(tries(1000));
});
