import { expect, test } from 'vitest';
import { SUMMARY_TEXTS, summarizeSaves } from '../../../../src/games/chu-han/ui/summarize-saves.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';
import { readFixture } from '../../../support/read-fixture.ts';

const t = createTranslator('de', readTexts('de', ...SUMMARY_TEXTS));
const summarizeGame = (change: object) => {
  const now = { ...readFixture('chu-han-score.v3').now, ...change };
  return summarizeSaves({ 'chu-han-score': { version: 3, now, past: [], future: [] } }, t)['chu-han-score'];
};

test('the open saves of Chu Han are summarized by the battle, the plays and the abilities seen', () => {
  const saves = {
    'chu-han-battle': readFixture('chu-han-battle.v3'),
    'chu-han-seen': readFixture('chu-han-seen.v1'),
  };
  expect(summarizeSaves(saves, t)).toMatchObject({
    'chu-han-battle': { line: '4\u00a0Spielzüge' },
    'chu-han-seen': { line: 'Gespielte Fähigkeiten: 2' },
  });
});

test('a game of Chu Han shows its score, Han first', () => {
  // By hand: Chu begins with 1 point and gets 3 at once.
  const incidents = [{ kind: 'by-hand', to: 'chu', points: 3, at: 'once' }];
  const battles = [{ event: null, incidents, end: null }];
  const draft = { winner: null, cardsLeft: null, reinforcements: null };
  expect(summarizeGame({ battles, draft })).toEqual({
    who: 'Ada, Chu',
    line: 'Schlacht\u00a01',
    score: '0\u00a0:\u00a04',
  });
  expect(summarizeGame({ battles: [{ event: null, incidents: [], end: null }], draft })).toBeUndefined();
});
