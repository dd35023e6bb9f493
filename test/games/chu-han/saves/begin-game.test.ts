import { describe, expect, test } from 'vitest';
import { tool as battle } from '../../../../src/games/chu-han/battle/tool.tsx';
import { beginChuHanGame } from '../../../../src/games/chu-han/saves/begin-game.ts';
import { tool as score } from '../../../../src/games/chu-han/score/tool.tsx';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { historyOf } from '../../../support/history-of.ts';
import { readFixture } from '../../../support/read-fixture.ts';

const NOW = '2026-11-27T19:00:00.000Z';
const NAMES = { han: 'Ada', chu: 'Bo' };
const stored = { 'chu-han-score': readFixture('chu-han-score.v3') };

describe('a game that begins', () => {
  test('has the names on the score sheet, 0 and 1 points, and nothing noted', () => {
    const { now } = historyOf(score, beginChuHanGame({}, NAMES, NOW)['chu-han-score']);
    expect(now).toMatchObject({ names: NAMES, start: { han: 0, chu: 1 }, begun: NOW });
    expect(score.isBegun(now)).toBe(false);
  });

  test('archives what was open, by the ruling of the settings, and one undo brings it back', () => {
    const usual = freshSettings('de');
    const settings = { ...usual, rulings: { ...usual.rulings, 'chu-han': { 'hangu-pass-doubled': 'no' } } };
    const open = { ...historyOf(score, stored['chu-han-score']).now, hanguPassDoubled: null };
    const before = { 'chu-han-score': { version: 3, now: open, past: [], future: [] }, settings };
    const values = beginChuHanGame(before, NAMES, NOW);
    expect(score.archive?.parse(values['chu-han-games']).all).toEqual([{ ...open, hanguPassDoubled: 'no' }]);
    expect(historyOf(score, values['chu-han-score']).past.at(-1)).toEqual(open);
  });

  test('archives nothing if nothing was noted', () => {
    const again = beginChuHanGame(beginChuHanGame({}, NAMES, NOW), NAMES, NOW);
    expect(Object.keys(again)).toEqual(['chu-han-score']);
  });

  test('empties the replayed battle; it is archived, and one undo brings it back', () => {
    const before = readFixture('chu-han-battle.v3');
    const open = battle.save.parse(before).history?.now;
    if (!open || !battle.isBegun(open)) throw new Error('The fixture has no battle');
    const values = beginChuHanGame({ 'chu-han-battle': before }, NAMES, NOW);
    const { history } = battle.save.parse(values['chu-han-battle']);
    if (!history) throw new Error('Unreadable');
    expect(battle.isBegun(history.now)).toBe(false);
    expect(history.now.begun).toBe(NOW);
    expect(history.past.at(-1)).toEqual(open);
    expect(battle.archive?.parse(values['chu-han-battles']).all).toEqual([open]);
  });

  test('leaves an empty battle as it is', () => {
    const before = readFixture('chu-han-battle.v3');
    const began = beginChuHanGame({ 'chu-han-battle': before }, NAMES, NOW);
    expect(Object.keys(beginChuHanGame(began, NAMES, NOW)).filter((key) => key.includes('battle'))).toEqual(
      [],
    );
  });

  test('leaves a save of a newer version alone', () => {
    expect(beginChuHanGame({ 'chu-han-score': { version: 99 } }, NAMES, NOW)).toEqual({});
  });
});
