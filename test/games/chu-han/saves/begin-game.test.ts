import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { beginChuHanGame } from '../../../../src/games/chu-han/saves/begin-game.ts';
import { tool as score } from '../../../../src/games/chu-han/score/tool.tsx';
import { freshSettings } from '../../../../src/saves/settings.ts';

const NOW = '2026-11-27T19:00:00.000Z';
const NAMES = { han: 'Ada', chu: 'Bo' };
const stored = {
  'chu-han-score': JSON.parse(
    readFileSync(new URL('../../../fixtures/chu-han-score.v3.json', import.meta.url), 'utf8'),
  ),
};
function historyOf(raw: unknown) {
  const { history } = score.save.parse(raw);
  if (!history) throw new Error(`Unreadable: ${JSON.stringify(raw)}`);
  return history;
}

describe('a game that begins', () => {
  test('has the names on the score sheet, 0 and 1 points, and nothing noted', () => {
    const { now } = historyOf(beginChuHanGame({}, NAMES, NOW)['chu-han-score']);
    expect(now).toMatchObject({ names: NAMES, start: { han: 0, chu: 1 }, begun: NOW });
    expect(score.isBegun(now)).toBe(false);
  });

  test('archives what was open, by the ruling of the settings, and one undo brings it back', () => {
    const usual = freshSettings('de');
    const settings = { ...usual, rulings: { ...usual.rulings, 'chu-han': { 'hangu-pass-doubled': 'no' } } };
    const open = { ...historyOf(stored['chu-han-score']).now, hanguPassDoubled: null };
    const before = { 'chu-han-score': { version: 3, now: open, past: [], future: [] }, settings };
    const values = beginChuHanGame(before, NAMES, NOW);
    expect(score.archive?.parse(values['chu-han-games']).all).toEqual([{ ...open, hanguPassDoubled: 'no' }]);
    expect(historyOf(values['chu-han-score']).past.at(-1)).toEqual(open);
  });

  test('archives nothing if nothing was noted', () => {
    const again = beginChuHanGame(beginChuHanGame({}, NAMES, NOW), NAMES, NOW);
    expect(Object.keys(again)).toEqual(['chu-han-score']);
  });

  test('leaves a save of a newer version alone', () => {
    expect(beginChuHanGame({ 'chu-han-score': { version: 99 } }, NAMES, NOW)).toEqual({});
  });
});
