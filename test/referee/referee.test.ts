import { describe, expect, test } from 'vitest';
import { answer, answerText, checkCase } from '../../src/referee/referee.ts';
import { faultsIn } from '../support/faults-in.ts';

const two = [{ name: 'Ada', yellow: 1 }, { name: 'Ben' }];
const score = { game: 'huang', ask: 'score', players: two };

describe('a sound case', () => {
  test('is answered, with every missing number as 0', () => {
    expect(answer(score)).toMatchObject({
      ok: true,
      legal: true,
      winner: 'Ada', // 0 0 0 1 against 0 0 0 0
      decidedBy: 'fourth',
      rulings: [],
    });
  });

  test.each([['x'], [7], [null], [{ deep: [1, { a: 2 }] }], [false]])('gives its id %j back', (id) => {
    expect(answer({ ...score, id })).toMatchObject({ ok: true, id });
    expect(answer({ ...score, id, players: 1 })).toMatchObject({ ok: false, id });
  });

  test('has no id in the answer when it had none', () => {
    expect(Object.keys(answer(score))).not.toContain('id');
    expect(Object.keys(answer({}))).not.toContain('id');
  });

  test.each(['__proto__', 'constructor', 'toString', '孫', ' Łucja '])('may call a player %s', (name) => {
    expect(answer({ ...score, players: [{ name, red: 2 }, { name: 'Ben' }] })).toMatchObject({
      winner: name,
    });
  });

  test('says that editions differ when they name another winner', () => {
    const players = [
      { name: 'Ada', yellow: 8, red: 9, blue: 10, green: 8 },
      { name: 'Ben', yellow: 8, red: 9, blue: 10, green: 7, white: 1 },
    ];
    for (const edition of ['en', 'de', 'pl'])
      expect(answer({ ...score, players, edition }).rulings).toEqual(['editions-differ']);
  });

  test('may carry rulings that the scoring does not need', () => {
    expect(answer({ ...score, rulings: { 'bystander-states': 'fight' } })).toMatchObject({ ok: true });
  });
});

describe('a case that is none', () => {
  const players = (...more: unknown[]) => ({ ...score, players: [...two, ...more] });
  test.each<[string, unknown, readonly string[]]>([
    ['a number', 7, ['not-an-object ']],
    ['a list', [score], ['not-an-object ']],
    ['null', null, ['not-an-object ']],
    ['nothing in it', {}, ['missing /game', 'missing /ask']],
    ['an unknown game', { ...score, game: 'huangg' }, ['unknown-value /game']],
    ['a game that is a number', { ...score, game: 7 }, ['unknown-value /game']],
    ['an unknown ask', { ...score, ask: 'battle' }, ['unknown-value /ask']],
    ['an ask from the prototype', { ...score, ask: 'toString' }, ['unknown-value /ask']],
    ['an unknown edition', { ...score, edition: 'fr' }, ['unknown-value /edition']],
    ['a key of another ask', { ...score, position: {} }, ['unknown-key /position']],
    [
      'a ruling of another game',
      { ...score, rulings: { 'ji-bu-short': 'yes' } },
      ['unknown-key /rulings/ji-bu-short'],
    ],
    [
      'an unknown choice',
      { ...score, rulings: { 'winner-short': 'x' } },
      ['unknown-value /rulings/winner-short'],
    ],
    ['rulings as text', { ...score, rulings: 'fight' }, ['not-an-object /rulings']],
    ['no players', { game: 'huang', ask: 'score' }, ['missing /players']],
    ['one player', { ...score, players: [two[0]] }, ['too-few /players']],
    ['six players', players(...'CDEF'.split('').map((name) => ({ name }))), ['too-many /players']],
    [
      'six players, the last with a name of another',
      players(...'CDEA'.split('').map((name) => ({ name: name === 'A' ? 'Ada' : name }))),
      ['too-many /players'],
    ],
    ['a name twice', players({ name: 'Ada' }), ['twice /players/2/name']],
    [
      'a name three times',
      players({ name: 'Ada' }, { name: 'Ada' }),
      ['twice /players/2/name', 'twice /players/3/name'],
    ],
    [
      'a name twice beside another fault',
      players({ name: 'Ada', red: -1 }),
      ['out-of-range /players/2/red', 'twice /players/2/name'],
    ],
    ['a name missing', players({}), ['missing /players/2/name']],
    ['an empty name', players({ name: ' ' }), ['empty /players/2/name']],
    ['a name that is a number', players({ name: 5 }), ['not-text /players/2/name']],
    ['a negative number', players({ name: 'C', red: -1 }), ['out-of-range /players/2/red']],
    ['a fraction', players({ name: 'C', red: 1.5 }), ['not-a-whole-number /players/2/red']],
    ['a huge number', players({ name: 'C', red: 1001 }), ['out-of-range /players/2/red']],
    ['a number as text', players({ name: 'C', red: '3' }), ['not-a-whole-number /players/2/red']],
    ['a number that is null', players({ name: 'C', red: null }), ['not-a-whole-number /players/2/red']],
    [
      'an unknown key with signs to escape',
      players({ name: 'C', 'a/b~c': 1 }),
      ['unknown-key /players/2/a~1b~0c'],
    ],
    [
      'several faults',
      players({ name: 'C', blue: -1, white: 'x' }, { green: 0.5 }),
      [
        'out-of-range /players/2/blue',
        'not-a-whole-number /players/2/white',
        'missing /players/3/name',
        'not-a-whole-number /players/3/green',
      ],
    ],
  ])('%s', (_, value, faults) => {
    expect([...faultsIn(value)].sort()).toEqual([...faults].sort());
  });

  test('a key __proto__ is an unknown key, at the top and inside', () => {
    const top = JSON.parse(`{"game":"huang","ask":"score","players":${JSON.stringify(two)},"__proto__":{}}`);
    const inside = JSON.parse(
      '{"game":"huang","ask":"score","players":[{"name":"A","__proto__":{"red":3}},{"name":"B"}]}',
    );
    expect(faultsIn(top)).toEqual(['unknown-key /__proto__']);
    expect(faultsIn(inside)).toEqual(['unknown-key /players/0/__proto__']);
  });

  test.each(['', ' ', '{', 'x', '{"game":"huang"', "{'game': 1}"])('text %j is not JSON', (text) => {
    expect(answerText(text)).toMatchObject({ ok: false, error: { code: 'not-json', path: '' } });
  });

  test('nested a hundred thousand deep, in a key or in the id, is refused without harm', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = `{"game":"huang","ask":"score","players":${deep},"id":1}`;
    expect(answerText(text)).toMatchObject({ ok: false, id: 1, error: { code: 'too-deep' } });
    const withDeepId = answerText(`{"game":"huang","ask":"score","players":[],"id":${deep}}`);
    expect(withDeepId).toMatchObject({ ok: false, error: { code: 'too-deep' } });
    expect(Object.keys(withDeepId)).not.toContain('id');
  });

  test('an id of a hundred levels comes back', () => {
    const id = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`);
    expect(answer({ ...score, id })).toMatchObject({ ok: true, id });
  });

  test('of two equal keys the last one counts, as everywhere in JSON', () => {
    const text =
      '{"game":"x","game":"huang","ask":"score","players":[{"name":"A","red":1,"red":2},{"name":"B"}]}';
    expect(answerText(text)).toMatchObject({ ok: true, winner: 'A' });
  });

  test('with 300,000 unknown keys lists a hundred of them', () => {
    const many = Object.fromEntries(Array.from({ length: 300_000 }, (_, i) => [`k${i}`, 0]));
    const answered = answer({ ...score, ...many });
    expect(answered.ok ? [] : answered.error.also).toHaveLength(100);
  });

  test('minus zero is zero', () => {
    const answered = answerText(
      '{"game":"huang","ask":"score","players":[{"name":"A","red":-0},{"name":"B"}]}',
    );
    expect(answered).toMatchObject({ ok: true, winner: null });
    const checked = checkCase({ ...score, players: [{ name: 'A', red: -0 }, { name: 'B' }] });
    expect(checked).toMatchObject({ ok: true, value: { players: [{ red: 0 }, {}] } }); // not equal to -0
  });
});
