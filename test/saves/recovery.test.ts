import { expect, test } from 'vitest';
import { quarantineFirstSave, undoLastChange } from '../../src/saves/recovery.ts';

const AT = new Date('2026-11-20T20:00:00Z');
const ASIDE = 'aside/khan-rulers/2026-11-20T20:00:00.000Z';

test('one step back opens the last state of the past, and puts aside what was open', () => {
  const here = { 'khan-rulers': { version: 1, now: 'c', past: ['a', 'b'] }, settings: 1 };
  expect(undoLastChange(here, ['khan-rulers', 'settings'], AT)).toEqual({
    'khan-rulers': { version: 1, now: 'b', past: ['a'] },
    [ASIDE]: { version: 1, now: 'c', past: [] },
  });
});

test.each([
  ['that is not there', {}],
  ['without a past', { 'khan-rulers': { version: 1, now: 'c', past: [] } }],
  ['that is damaged', { 'khan-rulers': 'what?' }],
  ['whose past is damaged', { 'khan-rulers': { version: 1, now: 'c', past: 'gone' } }],
])('there is no step back in a save %s', (_, here) =>
  expect(undoLastChange(here, ['khan-rulers', 'settings'], AT)).toBeUndefined(),
);

test('there is no step back on a page that draws no save', () =>
  expect(undoLastChange({}, [], AT)).toBeUndefined());

test('a start anew puts aside what is open, and only where that is gone already what else the page draws', () => {
  const keys = ['khan-rulers', 'settings'];
  const here = { settings: 1, 'khan-rulers': { version: 1, now: 'c', past: [] }, 'huang-score': 2 };
  expect(quarantineFirstSave(here, keys, AT)).toEqual({
    'khan-rulers': undefined,
    [ASIDE]: here['khan-rulers'],
  });
  expect(quarantineFirstSave({ settings: 1, 'huang-score': 2 }, keys, AT)).toEqual({
    settings: undefined,
    'aside/settings/2026-11-20T20:00:00.000Z': 1,
  });
  expect(quarantineFirstSave({ 'huang-score': 2 }, keys, AT)).toBeUndefined();
});
