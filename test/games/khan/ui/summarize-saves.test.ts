import { expect, test } from 'vitest';
import { SUMMARY_TEXTS, summarizeSaves } from '../../../../src/games/khan/ui/summarize-saves.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';
import { readFixture } from '../../../support/read-fixture.ts';

const t = createTranslator('pl', readTexts('pl', ...SUMMARY_TEXTS));

test('the open saves of Khan are summarized by their yurts, and by the space of the ruler', () => {
  const [conquest, rulers] = [readFixture('khan-conquest.v3'), readFixture('khan-rulers.v3')];
  expect(summarizeSaves({ 'khan-conquest': conquest, 'khan-rulers': rulers }, t)).toEqual({
    'khan-conquest': { line: '4\u00a0jurty na planszy' },
    'khan-rulers': { line: 'Władca na polu G7' }, // column 6 and row 6, both counted from 0
  });
});

test('a final count is summarized by its players and what is entered', () => {
  expect(summarizeSaves({ 'khan-score': readFixture('khan-score.v1') }, t)['khan-score']).toEqual({
    who: 'Ada, Zielony, Łucja, Żółty',
    line: 'wpisano 7 z\u00a08', // one bonus is missing
  });
});

test('a board of Khan on which nothing lies is not summarized, one without a ruler says so', () => {
  const { now } = readFixture('khan-rulers.v3');
  const summarize = (state: object) =>
    summarizeSaves({ 'khan-rulers': { version: 3, now: state, past: [], future: [] } }, t)['khan-rulers'];
  expect(summarize({ ...now, ruler: null })).toEqual({ line: 'Jeszcze bez władcy' });
  expect(summarize({ ...now, ruler: null, river: [], taken: [] })).toBeUndefined();
});
