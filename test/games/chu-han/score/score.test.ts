import { describe, expect, test } from 'vitest';
import { checkUntrusted } from '../../../../src/core/case.ts';
import { unwrap } from '../../../../src/core/result.ts';
import { CHU_HAN_SCORE_HANDLER as SCORE_ASK } from '../../../../src/games/chu-han/referee/score.ts';
import type { Incident } from '../../../../src/games/chu-han/rules/scoring/incident.ts';
import { freshChuHanGame, isBegunGame } from '../../../../src/games/chu-han/saves/fresh-game.ts';
import { takeSnapshot } from '../../../../src/games/chu-han/saves/game-rulings.ts';
import {
  CHU_HAN_GAMES_SAVE,
  CHU_HAN_SCORE_SAVE,
  type ChuHanGame,
} from '../../../../src/games/chu-han/saves/score.ts';
import { computeAnswer } from '../../../../src/games/chu-han/score/compute-answer.ts';
import { fromCase } from '../../../../src/games/chu-han/score/from-case.ts';
import {
  createRematch,
  getBattleNotes,
  getGameScore,
  toBattleEnd,
  toShownGame,
  withBattleEnd,
  withEarlierIncident,
  withEndDraft,
  withEvent,
  withIncident,
  withoutIncident,
  withoutLateEntries,
  withPlayerName,
} from '../../../../src/games/chu-han/score/state.ts';
import type { ChuHanScoreSettings } from '../../../../src/games/chu-han/score/types.ts';
import { parseSave } from '../../../../src/saves/save.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { createPlainArchive, moveToFront } from '../../../../src/shell/archive.ts';
import { pushStep, type UndoHistory, undoStep } from '../../../../src/shell/session/undo-history.ts';

/** Settings that say so, or nothing, of Xiang Yu's doubling in the race. */
const saying = (pass?: 'yes' | 'no'): ChuHanScoreSettings => {
  const { version, edition } = freshSettings('en');
  return { version, edition, rulings: { 'chu-han': pass ? { 'hangu-pass-doubled': pass } : {} } };
};
const SILENT = saying();
const FRESH: ChuHanGame = { ...freshChuHanGame(), id: 'a', begun: '2026-11-20T19:30:00.000Z' };
const HAN_XIN: Incident = { kind: 'han-xin', by: 'chu' };
const XIANG_YU: Incident = { kind: 'xiang-yu' };
const NINE_TWOS: Incident = { kind: 'fan-zeng', by: 'chu', troop: 9 };
const won = (winner: 'han' | 'chu', cardsLeft: number, reinforcements: number) => ({
  winner,
  cardsLeft,
  reinforcements,
});
/** Two battles: 0 : 1, Han Xin 1 : 1, Han wins 5 + 1: 7 : 1; Chu wins 3: 7 : 4. The third is being fought. */
const TWO = withBattleEnd(
  withBattleEnd(withIncident(FRESH, 0, HAN_XIN), 0, won('han', 5, 1)),
  1,
  won('chu', 3, 0),
);
const scoresOf = (game: ChuHanGame, rules = SILENT) => Object.values(getGameScore(game, rules).scores);
/** How many battles are shown. */
const battlesOf = (game: ChuHanGame, rules = SILENT) => toShownGame(game, rules).game.battles.length;
const isSound = (game: ChuHanGame) =>
  parseSave(CHU_HAN_SCORE_SAVE, { version: 3, now: game, past: [], future: [] }).state === 'sound';
/** The game that a case opens as, as from a link. */
const opens = (asked: object | undefined) => fromCase(unwrap(checkUntrusted(SCORE_ASK.check, asked)));
const caseOf = (game: ChuHanGame, rules = SILENT) => computeAnswer(game, rules)?.refereeCase;

describe('a game on the page', () => {
  test('begins with one empty battle, and nothing in it is worth keeping', () => {
    expect(FRESH.battles).toHaveLength(1);
    expect(isBegunGame(FRESH)).toBe(false);
    expect(isBegunGame(withEvent(FRESH, 0, 'silence'))).toBe(true);
    expect(isBegunGame(withEndDraft(FRESH, { winner: 'han' }))).toBe(true);
  });

  test('gets another battle when one has been scored, and the draft is empty again', () => {
    const drafted = withEndDraft(withEndDraft(withEndDraft(FRESH, { winner: 'chu' }), { cardsLeft: 0 }), {
      reinforcements: 2,
    });
    const end = toBattleEnd(drafted.draft);
    expect(end).toEqual(won('chu', 0, 2));
    const next = end && withBattleEnd(drafted, 0, end);
    expect(next && battlesOf(next)).toBe(2);
    expect(next?.draft).toEqual({ winner: null, cardsLeft: null, reinforcements: null });
    expect(toBattleEnd(withEndDraft(FRESH, { winner: 'chu', cardsLeft: 0 }).draft)).toBeNull();
  });

  test('gets none when it has been won, and gets one again when a correction takes the victory back', () => {
    const over = withBattleEnd({ ...FRESH, start: { han: 20, chu: 25 } }, 0, won('chu', 5, 1)); // 20 : 31
    expect(battlesOf(over)).toBe(1);
    expect(getGameScore(over, SILENT).gameWinner).toBe('chu');
    const corrected = withBattleEnd(over, 0, won('chu', 5, 0)); // 20 : 30
    expect(battlesOf(corrected)).toBe(2);
    expect(battlesOf(withBattleEnd(corrected, 0, won('chu', 5, 1)))).toBe(1); // the empty one goes again
    const emptied = withEvent(withEvent(corrected, 1, 'silence'), 1, null);
    expect(battlesOf(withBattleEnd(emptied, 0, won('chu', 5, 1)))).toBe(1); // also where something once stood in it
  });

  test('counts anew from a corrected battle on', () => {
    expect(scoresOf(TWO)).toEqual([7, 4]);
    expect(scoresOf(withoutIncident(TWO, 0, 0))).toEqual([6, 4]);
    expect(scoresOf(withBattleEnd(TWO, 0, won('chu', 5, 1)))).toEqual([1, 10]);
    expect(scoresOf(withIncident(TWO, 1, XIANG_YU))).toEqual([7, 7]);
  });

  test('lets what happened change its order: only what comes after Xiang Yu is doubled', () => {
    const after = withIncident(withIncident(FRESH, 0, HAN_XIN), 0, XIANG_YU);
    expect(scoresOf(after)).toEqual([1, 1]);
    expect(scoresOf(withEarlierIncident(after, 0, 1))).toEqual([2, 1]);
    expect(withEarlierIncident(after, 0, 0)).toBe(after);
    expect(withEarlierIncident(after, 0, 7)).toBe(after);
  });

  test('keeps what came after a victory until it is decided', () => {
    // Battle 1 with Xiang Yu first, nine 2s: 18, and then 2 · 11: Chu has 41 in battle 1.
    const first = withIncident(withIncident(TWO, 0, XIANG_YU), 0, NINE_TWOS);
    const late = withBattleEnd(first, 0, won('chu', 5, 6));
    expect(getGameScore(late, SILENT)).toMatchObject({ gameWinner: 'chu', late: 1 }); // the scoring of battle 2
    expect(late.battles[1]).toEqual(TWO.battles[1]);
    const decided = withoutLateEntries(late, getGameScore(late, SILENT));
    expect(decided.battles).toHaveLength(1);
    expect(getGameScore(decided, SILENT)).toMatchObject({ gameWinner: 'chu', late: 0 });
  });

  test('is cut where it was won in the middle of a battle', () => {
    const start = { ...TWO, start: { han: 20, chu: 23 } }; // Han 27, Chu 26 after two battles without 31
    const late = withIncident(start, 0, NINE_TWOS); // 21 : 32 in battle 1, before its scoring
    expect(getGameScore(late, SILENT)).toMatchObject({ gameWinner: 'chu', late: 2 });
    const decided = withoutLateEntries(late, getGameScore(late, SILENT));
    expect(decided.battles).toEqual([{ event: null, incidents: [HAN_XIN, NINE_TWOS], end: null }]);
  });

  test('swaps sides for a rematch', () => {
    const named = withPlayerName(withPlayerName(TWO, 'han', 'Ada'), 'chu', 'Bo');
    expect(createRematch(named)).toMatchObject({ names: { han: 'Bo', chu: 'Ada' }, battles: [{}] });
    expect(freshChuHanGame(named).names).toEqual({ han: 'Ada', chu: 'Bo' });
  });

  test('stays sound however much is noted', () => {
    let game = withPlayerName(FRESH, 'han', 'A'.repeat(1000));
    for (let i = 0; i < 150; i++) game = withIncident(game, 0, HAN_XIN);
    expect(game.battles[0]?.incidents).toHaveLength(100);
    let long: ChuHanGame = { ...FRESH, id: 'b' };
    for (let i = 0; i < 150; i++) long = withBattleEnd(long, battlesOf(long) - 1, won('han', 0, 0));
    expect([game, long, TWO].map(isSound)).toEqual([true, true, true]);
  });
});

test('an edit that changes nothing is no step', () => {
  const drafted = withEndDraft(TWO, { winner: 'chu' });
  for (const same of [
    withEvent(TWO, 0, null),
    withEvent(TWO, 2, null), // the battle that is fought, of which nothing is noted
    withBattleEnd(TWO, 0, won('han', 5, 1)),
    withPlayerName(TWO, 'han', ''),
  ])
    expect(same).toBe(TWO);
  expect(withEndDraft(drafted, { winner: 'chu' })).toBe(drafted);
});

describe('a game as a case', () => {
  test('is the last battle that was scored, as short as it can be', () => {
    expect(computeAnswer(FRESH, SILENT)).toBeUndefined();
    expect(computeAnswer(TWO, SILENT)).toMatchObject({
      refereeCase: {
        game: 'chu-han',
        ask: 'score',
        scores: { han: 7, chu: 1 },
        battleWinner: 'chu',
        cardsLeft: 3,
      },
      answer: { scores: { han: 7, chu: 4 }, nextOpener: 'chu' },
    });
    expect(Object.keys(caseOf(TWO) ?? {})).toHaveLength(5);
  });

  const raced = (game: ChuHanGame) => withIncident(withEvent(game, 2, 'hangu-pass'), 2, XIANG_YU);

  test('goes by its own choice on Xiang Yu in the race, else by that of the settings', () => {
    const fought = withBattleEnd(raced(TWO), 2, won('han', 5, 2));
    const [yes, no]: readonly ChuHanGame[] = [
      { ...fought, hanguPassDoubled: 'yes' },
      { ...fought, hanguPassDoubled: 'no' },
    ];
    // 7 : 4 before; Han wins 2 · (5 + 2), and the race is worth 2 · 3 or 3 to both.
    expect(scoresOf(fought)).toEqual([27, 10]);
    expect(scoresOf(fought, saying('no'))).toEqual([24, 7]);
    expect(yes && scoresOf(yes, saying('no'))).toEqual([27, 10]);
    expect(no && scoresOf(no, saying('yes'))).toEqual([24, 7]);
    expect(caseOf(fought)).toMatchObject({ rulings: { 'hangu-pass-doubled': 'yes' } });
    expect(caseOf(TWO, saying('no'))).not.toHaveProperty('rulings'); // nothing turns on it
    expect(caseOf(fought, saying('no'))).toMatchObject({ rulings: { 'hangu-pass-doubled': 'no' } });
    expect(createRematch(fought).hanguPassDoubled).toBeNull();
  });

  test('that is no longer won by what the settings say goes on, and ends again', () => {
    const near = { ...FRESH, start: { han: 14, chu: 0 } };
    const over = withBattleEnd(
      withIncident(withEvent(near, 0, 'hangu-pass'), 0, XIANG_YU),
      0,
      won('han', 5, 1),
    );
    expect([scoresOf(over), battlesOf(over)]).toEqual([[32, 6], 1]); // 14 + 2 · 6 + 2 · 3
    const no = saying('no');
    expect([scoresOf(over, no), battlesOf(over, no)]).toEqual([[29, 3], 2]); // 14 + 2 · 6 + 3
  });

  test('that is set aside keeps the choice by which it was scored', () => {
    const fought = withBattleEnd(raced(TWO), 2, won('han', 5, 2));
    const kept = takeSnapshot(fought, saying('no'));
    expect(scoresOf(kept, saying('yes'))).toEqual([24, 7]);
    expect(takeSnapshot(kept, saying('yes'))).toBe(kept);
  });

  test('goes through a link and comes back as the same score', () => {
    const game: ChuHanGame = { ...withBattleEnd(raced(TWO), 2, won('han', 5, 2)), hanguPassDoubled: 'no' };
    const opened = opens(caseOf(game));
    expect(scoresOf(opened)).toEqual([24, 7]); // 7 + 2 · 7 + 3, 4 + 3
    expect(scoresOf(opened)).toEqual(scoresOf(game));
    expect(battlesOf(opened)).toBe(2);
    expect(getBattleNotes(opened, 0).event).toBe('hangu-pass');
    expect(computeAnswer(opened, SILENT)?.answer).toEqual(computeAnswer(game, SILENT)?.answer);
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
    expect(scoresOf(opens(asked))).toEqual([6, 2]);
  });
});

describe('a session', () => {
  const history: UndoHistory<ChuHanGame> = { now: TWO, past: [], future: [] };

  test('sets a game aside and takes the way back with undo', () => {
    const archive = createPlainArchive(CHU_HAN_GAMES_SAVE);
    expect(moveToFront(archive, [], takeSnapshot(TWO, SILENT))).toEqual([
      { ...TWO, hanguPassDoubled: 'yes' },
    ]);
    expect(undoStep(pushStep(history, createRematch(TWO))).now).toBe(TWO);
  });

  test('undoes a correction whole', () => {
    expect(undoStep(pushStep(history, withBattleEnd(TWO, 0, won('chu', 5, 6)))).now).toBe(TWO);
  });
});
