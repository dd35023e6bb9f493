import { describe, expect, test } from 'vitest';
import { SUMMARY_TEXTS, summarizeSaves } from '../../../../src/games/huang/ui/summarize-saves.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';
import { readFixture } from '../../../support/read-fixture.ts';

const t = createTranslator('en', readTexts('en', ...SUMMARY_TEXTS));
const open = (version: number, now: unknown) => ({ version, now, past: [], future: [] });

describe('the open saves of Huang', () => {
  // By hand: with the Eighteen Kingdoms two players have 6 fields each; Ada has yellow, red, green, white and
  // granaries. The board has 13 tiles and leaders in its rows (`ryr1rrryRg`, `TrTy2r1RrGy` and a first run of
  // empty rows): r y r r r r y Rg, then Tr Ty r Rr Gy, which are 8 and 5, and a pagoda: 14.
  test('are summarized by who plays and how far it is', () => {
    const saves = {
      'huang-score': readFixture('huang-score.v2'),
      'huang-conflict': readFixture('huang-conflict.v5'),
      'huang-board': readFixture('huang-board.v4'),
      'huang-drill': readFixture('huang-drill.v1'),
    };
    expect(summarizeSaves(saves, t)).toEqual({
      'huang-score': { who: 'Ada, Player 2', line: '5 of 12 entered' },
      'huang-conflict': { who: 'Tiger, Rat, Goat', line: 'War' },
      'huang-board': { who: 'Tiger, Rat, Goat', line: '14\u00a0pieces' },
      'huang-drill': { line: '3 of 10 answered' },
    });
  });

  test('without any entry, damaged or of a newer version are not summarized', () => {
    const { now } = readFixture('huang-score.v2');
    const seats = now.seats.map((seat: { entries: object }) => ({
      ...seat,
      entries: Object.fromEntries(Object.keys(seat.entries).map((field) => [field, ' '])),
    }));
    const position = 'warring-states *rat,goat';
    const board = { ...readFixture('huang-board.v4').now, position, dispute: null };
    const summaries = summarizeSaves(
      {
        'huang-score': open(2, { ...now, seats }),
        'huang-board': open(4, board),
        'huang-drill': { version: 9 },
      },
      t,
    );
    expect(Object.values(summaries).filter((one) => one !== undefined)).toEqual([]);
  });

  test('call players by the names that were typed', () => {
    const saves = {
      'huang-conflict': readFixture('huang-conflict.v5'),
      'huang-board': readFixture('huang-board.v4'),
      'huang-players': {
        version: 1,
        seats: [
          { name: 'Ada', dynasty: 'rat' },
          { name: '', dynasty: 'tiger' },
        ],
        away: [{ name: 'Cy', dynasty: 'goat' }],
      },
    };
    const { 'huang-conflict': conflict, 'huang-board': board } = summarizeSaves(saves, t);
    expect(conflict?.who?.replace(/[\u2066-\u2069]/g, '')).toBe('Tiger, Ada, Cy');
    expect(board?.who?.replace(/[\u2066-\u2069]/g, '')).toBe('Tiger, Ada, Cy');
  });

  test('of a revolt name the attacker and the defender', () => {
    const now = { ...readFixture('huang-conflict.v5').now, kind: 'revolt' };
    expect(summarizeSaves({ 'huang-conflict': open(5, now) }, t)['huang-conflict']).toEqual({
      who: 'Tiger, Rat', // Rat acts, Tiger defends
      line: 'Revolt',
    });
  });
});
