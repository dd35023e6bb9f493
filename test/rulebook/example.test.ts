import { describe, expect, test } from 'vitest';
import { fillLocales } from '../../src/i18n/fallback.ts';
import { computeExample } from '../../src/rulebook/example.ts';

const title = fillLocales({ de: 'x', pl: 'x', en: 'x' });
const rules: [string] = ['huang/points/tile'];
const about = { rules, title, text: title };
/** A red tile beside the Rat's Soldier leader and a yellow tile: a red point for the Rat. */
const asked = {
  game: 'huang',
  ask: 'act',
  position: '... *rat,goat Rry - -',
  action: { type: 'place-tile', colour: 'red', at: '2,0' },
};
const computed = (change: object, expected: object) =>
  computeExample('huang/a', { ...about, case: { ...asked, ...change }, expect: expected as never });

describe('a worked example', () => {
  test('is computed, with its position written out for a link', () =>
    expect(computed({}, { points: { rat: { red: 1 } } })).toMatchObject({
      ok: true,
      value: {
        written: { position: { tiles: { '1,0': 'yellow' }, leaders: { '0,0': 'rat:red' } } },
        answer: { result: 'peace' },
      },
    }));

  test.each([
    ['something else comes out', {}, { points: { rat: { red: 2 } } }, '/points/rat/red should be 2 and is 1'],
    ['more comes out', {}, { points: {} }, '/points should have no rat'],
    ['it is not a valid case', { action: { type: 'sing' } }, { legal: true }, 'is not a valid case'],
    [
      'its position cannot be read',
      { position: '... *rat,cat Rry - -' },
      {},
      'players cannot be read at cat',
    ],
  ])('names its file when %s', (_, change, expected, why) => {
    const refused = computed(change, expected);
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining(why) });
    expect(refused).toMatchObject({ error: expect.stringContaining('content/examples/huang/a.yaml') });
  });
});
