import { describe, expect, test } from 'vitest';
import type { Incident } from '../../src/engine/chu-han/incident.ts';
import { checkWhole } from '../../src/referee/case.ts';
import { CHU_HAN_SCORE as SCORE_ASK } from '../../src/referee/chu-han/score.ts';
import { CHU_HAN_SCORE, type ChuHanGame } from '../../src/saves/chu-han-score.ts';
import { parseSave } from '../../src/saves/save.ts';
import { type Book, freshBook, turnedTo } from '../../src/tools/chu-han-score/book.ts';
import {
  caseOf,
  endOf,
  freshGame,
  gameFromCase,
  isBegun,
  rematch,
  scoreOf,
  withDraft,
  withEarlier,
  withEnd,
  withEvent,
  withIncident,
  withName,
  withoutIncident,
  withoutLate,
  withUsual,
} from '../../src/tools/chu-han-score/game.ts';
import { withoutOpen } from '../../src/tools/shell/aside.ts';
import { changed, undone } from '../../src/tools/shell/history.ts';

const FRESH = freshGame('a', '2026-11-20T19:30:00.000Z');
const HAN_XIN: Incident = { kind: 'han-xin', by: 'chu' };
const XIANG_YU: Incident = { kind: 'xiang-yu' };
const NINE_TWOS: Incident = { kind: 'fan-zeng', by: 'chu', troop: 9 };
const won = (winner: 'han' | 'chu', cardsLeft: number, reinforcements: number) => ({
  winner,
  cardsLeft,
  reinforcements,
});
/** Two battles: 0 : 1, Han Xin 1 : 1, Han wins 5 + 1: 7 : 1; Chu wins 3: 7 : 4. The third is being fought. */
const TWO = withEnd(withEnd(withIncident(FRESH, 0, HAN_XIN), 0, won('han', 5, 1)), 1, won('chu', 3, 0));
const scoresOf = (game: ChuHanGame) => Object.values(scoreOf(game).scores);
const isSound = (game: ChuHanGame) =>
  parseSave(CHU_HAN_SCORE, { version: 2, now: game, past: [] }).state === 'sound';

describe('a game on the page', () => {
  test('begins with one empty battle, and nothing in it is worth keeping', () => {
    expect(FRESH.battles).toHaveLength(1);
    expect(isBegun(FRESH)).toBe(false);
    expect(isBegun(withEvent(FRESH, 0, 'silence'))).toBe(true);
    expect(isBegun(withDraft(FRESH, { winner: 'han' }))).toBe(true);
  });

  test('gets another battle when one has been scored, and the draft is empty again', () => {
    const drafted = withDraft(withDraft(withDraft(FRESH, { winner: 'chu' }), { cardsLeft: 0 }), {
      reinforcements: 2,
    });
    const end = endOf(drafted.draft);
    expect(end).toEqual(won('chu', 0, 2));
    const next = end && withEnd(drafted, 0, end);
    expect(next?.battles).toHaveLength(2);
    expect(next?.draft).toEqual({ winner: null, cardsLeft: null, reinforcements: null });
    expect(endOf(withDraft(FRESH, { winner: 'chu', cardsLeft: 0 }).draft)).toBeNull();
  });

  test('gets none when it has been won, and gets one again when a correction takes the victory back', () => {
    const over = withEnd({ ...FRESH, start: { han: 20, chu: 25 } }, 0, won('chu', 5, 1)); // 20 : 31
    expect(over.battles).toHaveLength(1);
    expect(scoreOf(over).gameWinner).toBe('chu');
    const corrected = withEnd(over, 0, won('chu', 5, 0)); // 20 : 30
    expect(corrected.battles).toHaveLength(2);
    expect(withEnd(corrected, 0, won('chu', 5, 1)).battles).toHaveLength(1); // the empty one goes again
  });

  test('counts anew from a corrected battle on', () => {
    expect(scoresOf(TWO)).toEqual([7, 4]);
    expect(scoresOf(withoutIncident(TWO, 0, 0))).toEqual([6, 4]);
    expect(scoresOf(withEnd(TWO, 0, won('chu', 5, 1)))).toEqual([1, 10]);
    expect(scoresOf(withIncident(TWO, 1, XIANG_YU))).toEqual([7, 7]);
  });

  test('lets what happened change its order: only what comes after Xiang Yu is doubled', () => {
    const after = withIncident(withIncident(FRESH, 0, HAN_XIN), 0, XIANG_YU);
    expect(scoresOf(after)).toEqual([1, 1]);
    expect(scoresOf(withEarlier(after, 0, 1))).toEqual([2, 1]);
    expect(withEarlier(after, 0, 0)).toEqual(after);
    expect(withEarlier(after, 0, 7)).toEqual(after);
  });

  test('keeps what came after a victory until it is decided', () => {
    // Battle 1 with Xiang Yu first, nine 2s: 18, and then 2 · 11: Chu has 41 in battle 1.
    const first = withIncident(withIncident(TWO, 0, XIANG_YU), 0, NINE_TWOS);
    const late = withEnd(first, 0, won('chu', 5, 6));
    expect(scoreOf(late)).toMatchObject({ gameWinner: 'chu', late: 1 }); // the scoring of battle 2
    expect(late.battles[1]).toEqual(TWO.battles[1]);
    const decided = withoutLate(late);
    expect(decided.battles).toHaveLength(1);
    expect(scoreOf(decided)).toMatchObject({ gameWinner: 'chu', late: 0 });
  });

  test('is cut where it was won in the middle of a battle', () => {
    const start = { ...TWO, start: { han: 20, chu: 23 } }; // Han 27, Chu 26 after two battles without 31
    const late = withIncident(start, 0, NINE_TWOS); // 21 : 32 in battle 1, before its scoring
    expect(scoreOf(late)).toMatchObject({ gameWinner: 'chu', late: 2 });
    const decided = withoutLate(late);
    expect(decided.battles).toEqual([{ event: null, incidents: [HAN_XIN, NINE_TWOS], end: null }]);
  });

  test('swaps sides for a rematch', () => {
    const named = withName(withName(TWO, 'han', 'Ada'), 'chu', 'Bo');
    expect(rematch(named, 'b', '')).toMatchObject({
      id: 'b',
      names: { han: 'Bo', chu: 'Ada' },
      battles: [{}],
    });
  });

  test('stays sound however much is noted', () => {
    let game = withName(FRESH, 'han', 'A'.repeat(1000));
    for (let i = 0; i < 150; i++) game = withIncident(game, 0, HAN_XIN);
    expect(game.battles[0]?.incidents).toHaveLength(100);
    let long: ChuHanGame = { ...FRESH, id: 'b' };
    for (let i = 0; i < 150; i++) long = withEnd(long, long.battles.length - 1, won('han', 0, 0));
    expect([game, long, TWO].map(isSound)).toEqual([true, true, true]);
  });
});

describe('a game as a case', () => {
  test('is the last battle that was scored, as short as it can be', () => {
    expect(caseOf(FRESH, scoreOf(FRESH))).toBeUndefined();
    const asked = caseOf(TWO, scoreOf(TWO));
    expect(asked).toEqual({
      game: 'chu-han',
      ask: 'score',
      scores: { han: 7, chu: 1 },
      battleWinner: 'chu',
      cardsLeft: 3,
    });
    expect(SCORE_ASK.answer(asked)).toMatchObject({ scores: { han: 7, chu: 4 }, nextOpener: 'chu' });
  });

  test('goes by its own choice on Xiang Yu in the race, else by that of the settings', () => {
    const fought = withEnd(withIncident(withEvent(TWO, 2, 'hangu-pass'), 2, XIANG_YU), 2, won('han', 5, 2));
    // 7 : 4 before; Han wins 2 · (5 + 2), and the race is worth 2 · 3 or 3 to both.
    expect(scoresOf(fought)).toEqual([27, 10]);
    expect(scoresOf(withUsual(fought, 'no'))).toEqual([24, 7]);
    expect(scoresOf(withUsual({ ...fought, hanguPassDoubled: 'yes' }, 'no'))).toEqual([27, 10]);
    expect(scoresOf(withUsual({ ...fought, hanguPassDoubled: 'no' }, 'yes'))).toEqual([24, 7]);
    expect(caseOf(fought, scoreOf(fought))).not.toHaveProperty('rulings');
    const asked = withUsual(fought, 'no');
    expect(caseOf(asked, scoreOf(asked))).toMatchObject({ rulings: { 'hangu-pass-doubled': 'no' } });
    expect(rematch(asked, 'b', '')).toMatchObject({ hanguPassDoubled: null, usual: 'no' });
  });

  test('that is no longer won by what the settings say goes on, and ends again', () => {
    const near = { ...FRESH, start: { han: 14, chu: 0 } };
    const over = withEnd(withIncident(withEvent(near, 0, 'hangu-pass'), 0, XIANG_YU), 0, won('han', 5, 1));
    expect([scoresOf(over), over.battles.length]).toEqual([[32, 6], 1]); // 14 + 2 · 6 + 2 · 3
    const on = withUsual(over, 'no');
    expect([scoresOf(on), on.battles.length]).toEqual([[29, 3], 2]); // 14 + 2 · 6 + 3
    expect(withUsual(on, 'yes')).toEqual(over);
  });

  test('taken from the shelf goes by what the settings say now', () => {
    const now = withUsual(FRESH, 'no');
    expect(turnedTo(freshBook(now), TWO).now.usual).toBe('no');
  });

  test('goes through a link and comes back as the same score', () => {
    const fought = withIncident(withEvent(TWO, 2, 'hangu-pass'), 2, XIANG_YU);
    const game = { ...withEnd(fought, 2, won('han', 5, 2)), hanguPassDoubled: 'no' as const };
    const asked = caseOf(game, scoreOf(game));
    const checked = checkWhole(SCORE_ASK.check, asked);
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const opened = gameFromCase(checked.value, 'c', '');
    expect(scoresOf(opened)).toEqual([24, 7]); // 7 + 2 · 7 + 3, 4 + 3
    expect(scoresOf(opened)).toEqual(scoresOf(game));
    expect(opened.battles).toHaveLength(2);
    expect(caseOf(opened, scoreOf(opened))).toEqual(asked);
    expect(isSound(opened)).toBe(true);
  });

  test('with more cards than count is opened with those that count', () => {
    const asked = {
      game: 'chu-han',
      ask: 'score',
      scores: { han: 1, chu: 2 },
      battleWinner: 'han',
      cardsLeft: 20,
    };
    const checked = checkWhole(SCORE_ASK.check, asked);
    expect(checked.ok && scoresOf(gameFromCase(checked.value, 'd', ''))).toEqual([6, 2]);
  });
});

describe('the book', () => {
  const book: Book = freshBook(TWO);

  test('sets a game aside that has begun, and takes the way back with undo', () => {
    const next = turnedTo(book, rematch(TWO, 'b', ''));
    expect(withoutOpen(next.games, next.now)).toEqual([TWO]);
    expect(undone(next).now).toEqual(TWO);
    expect(turnedTo(freshBook(FRESH), TWO).games).toEqual([]);
  });

  test('undoes a correction whole', () => {
    const corrected = changed(book, withEnd(TWO, 0, won('chu', 5, 6)));
    expect(undone(corrected).now).toEqual(TWO);
  });
});
