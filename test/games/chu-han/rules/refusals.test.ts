import { describe, expect, test } from 'vitest';
import { PLAY_REFUSAL_REASONS } from '../../../../src/games/chu-han/rules/step.ts';
import { answer } from '../../../../src/referee/referee.ts';
import { dealt, plays } from '../../../support/chu-han-notation.ts';

const HAN = '1 1 2 4 4 5 xiong-xin peng-yue zhongli-mo han-xin liu-bang ji-bu yu-ji ying-bu';
const CHU = '1 1 2 5 5 7 8 9 lu-zhi xiao-he xiahou-ying xiang-yu';
const DECK = { deck: ['2', '2', '1', '1'], discard: ['7', '1'] };

/** Plays, of which the last is refused; each row breaks the named rule, and some break several. */
type Row = readonly [reason: string, rule: string, line: string, more?: object];
const ROWS: readonly Row[] = [
  ['nothing-to-react-to', 'chu-han/reactions/lu-zhi', 'chu react lu-zhi'],
  ['nothing-to-react-to', 'chu-han/reactions/lu-zhi', 'han open 1; chu react lu-zhi'],
  ['nothing-to-react-to', 'chu-han/reactions/lu-zhi', 'han ability ji-bu; han react lu-zhi'],
  ['nothing-to-react-to', 'chu-han/reactions/lu-zhi', 'han ability ji-bu; han reinforce; chu react lu-zhi'],
  ['nothing-to-react-to', 'chu-han/reactions/xiao-he', 'han ability ji-bu; chu react xiao-he'],
  [
    'nothing-to-react-to',
    'chu-han/reactions/xiao-he',
    'han ability ji-bu; chu react lu-zhi; chu react xiao-he',
  ],
  [
    'card-not-in-hand',
    'chu-han/abilities/from-hand',
    'han ability ji-bu; chu react lu-zhi; han react xiao-he',
  ],
  ['not-your-turn', 'chu-han/exchange/turns', 'chu open 1'],
  ['not-your-turn', 'chu-han/exchange/turns', 'chu reinforce'],
  ['not-your-turn', 'chu-han/exchange/turns', 'han open 1; han open 1'],
  ['wrong-moment', 'chu-han/opening/troop', 'han defend 1'],
  ['wrong-moment', 'chu-han/exchange/turns', 'han open 1; chu open 1'],
  ['wrong-moment', 'chu-han/abilities/moment', 'han ability peng-yue'],
  ['wrong-moment', 'chu-han/abilities/moment', 'han ability lu-zhi'],
  ['wrong-moment', 'chu-han/abilities/moment', 'han open 1; chu defend 2 with xiahou-ying'],
  ['wrong-moment', 'chu-han/abilities/moment', 'han retreat with peng-yue'],
  ['wrong-moment', 'chu-han/exchange/turns', 'han open 1; chu defend 2; han ability ji-bu'],
  ['cannot-retreat-when-opening', 'chu-han/opening/troop', 'han retreat'],
  ['cannot-retreat-when-opening', 'chu-han/opening/troop', 'han retreat with xiang-yu'],
  ['one-ability-a-turn', 'chu-han/abilities/one-a-turn', 'han ability ji-bu; han ability yu-ji discard 1'],
  [
    'one-ability-a-turn',
    'chu-han/abilities/one-a-turn',
    'han open 1; chu defend 2; han defend 4 with peng-yue han-xin',
  ],
  ['one-ability-a-turn', 'chu-han/abilities/one-a-turn', 'han open 1; chu retreat with xiahou-ying xiang-yu'],
  [
    'one-ability-a-turn',
    'chu-han/reactions/no-second-ability',
    'han ability ji-bu; chu react lu-zhi; han ability yu-ji discard 1',
  ],
  ['already-reinforced', 'chu-han/reinforcement/once-a-turn', 'han reinforce; han reinforce'],
  [
    'already-reinforced',
    'chu-han/reinforcement/once-a-turn',
    'han open 1; chu defend 2; han reinforce; han retreat; chu reinforce; chu reinforce',
  ],
  [
    'reinforce-first',
    'chu-han/reactions/no-late-reinforcement',
    'han open 1; chu defend 2; han defend 2 with peng-yue; chu react lu-zhi; han reinforce',
  ],
  ['no-reinforcements', 'chu-han/reinforcement/supply', 'han reinforce', { deck: [] }],
  ['no-reinforcements', 'chu-han/reinforcement/supply', 'han reinforce', { deck: ['1'] }],
  ['card-not-in-hand', 'chu-han/abilities/from-hand', 'han open 1 1 1'],
  ['card-not-in-hand', 'chu-han/abilities/from-hand', 'han ability yu-ji discard yu-ji'],
  ['card-not-in-hand', 'chu-han/abilities/from-hand', 'han ability yu-ji discard 9'],
  ['card-not-in-hand', 'chu-han/abilities/from-hand', 'han open 1; chu defend 2 with peng-yue'],
  ['cannot-be-carried-out', 'chu-han/abilities/ying-bu', 'han ability ying-bu take 7'],
  ['cannot-be-carried-out', 'chu-han/abilities/ying-bu', 'han ability ying-bu take 2'],
  [
    'cannot-be-carried-out',
    'chu-han/abilities/peng-yue',
    'han open 1; chu defend 2; han defend 4 with peng-yue',
  ],
  [
    'cannot-be-carried-out',
    'chu-han/abilities/zhongli-mo',
    'han open 1 1; chu defend 5 5; han defend 4 4 with zhongli-mo',
  ],
  [
    'cannot-be-carried-out',
    'chu-han/abilities/liu-bang',
    'han open 1; chu defend 8; han defend liu-bang with liu-bang',
  ],
  ['mixed-ranks', 'chu-han/opening/one-rank', 'han open 1 2'],
  ['mixed-ranks', 'chu-han/opening/one-rank', 'han open xiong-xin 1 2'],
  ['mixed-ranks', 'chu-han/opening/one-rank', 'han open 1 1; chu defend 5 5; han defend 4 5 with peng-yue'],
  ['wrong-size', 'chu-han/opening/troop', 'han open'],
  ['wrong-size', 'chu-han/exchange/same-size', 'han open 1; chu defend'],
  ['wrong-size', 'chu-han/exchange/same-size', 'han open 1; chu defend 5 5'],
  ['wrong-size', 'chu-han/abilities/han-xin', 'han open 1; chu defend 2; han defend 4 with han-xin'],
  ['wrong-size', 'chu-han/abilities/liu-bang', 'han open 1; chu defend 9; han defend 4 with liu-bang'],
  ['too-weak', 'chu-han/exchange/higher-rank', 'han open 1; chu defend 1'],
  ['too-weak', 'chu-han/exchange/higher-rank', 'han open 1; chu defend 9; han defend liu-bang'],
  ['too-weak', 'chu-han/abilities/peng-yue', 'han open 1; chu defend 5; han defend 4 with peng-yue'],
  [
    'too-weak',
    'chu-han/exchange/higher-rank',
    'han open 1 1; chu defend 5 5; han defend 5 4 with zhongli-mo',
  ],
  ['over', 'chu-han/battle-end/empty-hand', 'han open 1; chu retreat', { hands: { han: ['1'], chu: ['4'] } }],
  [
    'over',
    'chu-han/battle-end/empty-hand',
    'han open 1; chu react lu-zhi',
    { hands: { han: ['1'], chu: ['4'] } },
  ],
  [
    'over',
    'chu-han/game-end/at-once',
    'han open 1; chu retreat with xiahou-ying; han open 1',
    { scores: { han: 28, chu: 0 } },
  ],
];

describe('a play is refused', () => {
  test.each(ROWS.map(([reason, rule, line, more = {}]) => [reason, rule, line, more] as const))(
    'as %s by %s: %s',
    (reason, rule, line, more) => {
      const asked = { ...dealt(HAN, CHU, { ...DECK, ...more }), plays: plays(line) };
      const answered = answer(asked);
      const last = asked.plays.length - 1;
      expect(answered).toMatchObject({ ok: true, legal: false, play: last, reason });
      expect(answered.trace.at(-1)).toMatchObject({ step: 'refused', rule, reason, play: last });
    },
  );

  test('for every reason that there is', () => {
    expect(new Set(ROWS.map(([reason]) => reason))).toEqual(new Set(Object.keys(PLAY_REFUSAL_REASONS)));
  });
});

/** Each play breaks the two neighbours in the list of reasons; the first one is given. */
test.each([
  ['not-your-turn', 'chu retreat'],
  ['wrong-moment', 'han retreat with lu-zhi'],
  ['one-ability-a-turn', 'han ability ji-bu; han ability ying-bu take 9'],
  [
    'already-reinforced',
    'han open 1; chu defend 2; han reinforce; han defend 2 with peng-yue; chu react lu-zhi; han reinforce',
  ],
  ['card-not-in-hand', 'han open 9 8'],
  ['cannot-be-carried-out', 'han open 1; chu defend 2; han defend 4 4 with peng-yue'],
  ['mixed-ranks', 'han open 1; chu defend 2; han defend 1 2'],
  ['wrong-size', 'han open 1; chu defend 9; han defend 4 4'],
] as const)('of several reasons comes %s: %s', (reason, line) => {
  expect(answer({ ...dealt(HAN, CHU, DECK), plays: plays(line) })).toMatchObject({ legal: false, reason });
});

test('cards are taken by a ruling after an opening ability that Lü Zhi stopped, by the text in any other turn', () => {
  const rulingsOf = (line: string) => answer({ ...dealt(HAN, CHU, DECK), plays: plays(line) }).rulings;
  expect(rulingsOf('han ability ji-bu; chu react lu-zhi; han reinforce')).toEqual([
    'reinforce-after-opening',
  ]);
  expect(rulingsOf('han reinforce; han ability ji-bu; chu react lu-zhi')).toEqual([]);
  expect(rulingsOf('han ability ji-bu; han reinforce')).toEqual([]);
  expect(rulingsOf('han ability ji-bu; chu react lu-zhi; han open 1; chu reinforce')).toEqual([]);
});

test('a second ability after one that Lü Zhi stopped is refused by the text when opening, by a ruling when answering', () => {
  const opening = 'han ability ji-bu; chu react lu-zhi; han ability yu-ji discard 1';
  expect(answer({ ...dealt(HAN, CHU, DECK), plays: plays(opening) }).rulings).toEqual([]);
  const answering =
    'han open 1; chu defend 2; han defend 2 with peng-yue; chu react lu-zhi; han defend with han-xin';
  const answered = answer({ ...dealt(HAN, CHU, DECK), plays: plays(answering) });
  expect(answered).toMatchObject({ reason: 'one-ability-a-turn', rulings: ['ability-after-cancel'] });
  const two = answering.replace('with han-xin', 'with han-xin liu-bang'); // too many in any case
  expect(answer({ ...dealt(HAN, CHU, DECK), plays: plays(two) })).toMatchObject({
    reason: 'one-ability-a-turn',
    rulings: [],
  });
});
