import { describe, expect, test } from 'vitest';
import {
  type BattleNotes,
  explainGameScore,
  type FaceUpEvent,
  type GameNotes,
  INITIAL_SCORES,
} from '../../../../src/games/chu-han/rules/scoring/game-score.ts';
import type { Incident } from '../../../../src/games/chu-han/rules/scoring/incident.ts';
import { type BattleSide, opponentOf } from '../../../../src/games/chu-han/rules/side.ts';

const YES = { 'hangu-pass-doubled': 'yes' } as const;
const hanXin = (by: BattleSide): Incident => ({ kind: 'han-xin', by });
const xiahouYing = (by: BattleSide): Incident => ({ kind: 'xiahou-ying', by });
const twos = (by: BattleSide, troop: number): Incident => ({ kind: 'fan-zeng', by, troop });
const XIANG_YU: Incident = { kind: 'xiang-yu' };
const byHand = (to: BattleSide, points: number, at: 'once' | 'scoring' = 'once'): Incident => ({
  kind: 'by-hand',
  to,
  points,
  at,
});

/** A battle: what happened, then who won it, with the other side's cards and reinforcements. */
function battle(incidents: readonly Incident[], won?: string, event: FaceUpEvent | null = null): BattleNotes {
  const [winner, cards, taken] = won?.split(' ') ?? [];
  const end = { winner: winner as BattleSide, cardsLeft: Number(cards), reinforcements: Number(taken) };
  return { event, incidents, end: won ? end : null };
}
const game = (...battles: readonly BattleNotes[]): GameNotes => ({ start: INITIAL_SCORES, battles });
const scoresOf = (notes: GameNotes) =>
  explainGameScore(notes, YES).battles.map(({ after }) => [after.han, after.chu]);
const openersOf = (notes: GameNotes) => explainGameScore(notes, YES).battles.map(({ opener }) => opener);

/**
 * Six battles, by hand, Han : Chu from 0 : 1.
 * 1. Chu plays Han Xin: Han +1 (1 : 1). Han wins, 4 cards and 1 reinforcement: +5 = 6 : 1.
 * 2. Chu, behind, opens. Chu lays six 2s: +6 (6 : 7). Chu wins, 7 cards (5 count) and 2: +7 = 6 : 14.
 * 3. Han opens, plays Xiahou Ying: Chu +3 (6 : 17); Xiang Yu; Chu plays Han Xin: Han +2 (8 : 17). Han wins, 2 and 1,
 *    doubled: +6 = 14 : 17.
 * 4. Hangu Pass: Han opens and wins, 0 and 0; both +3 = 17 : 20.
 * 5. Han opens and wins, 3 and 0: +3 = 20 : 20.
 * 6. Level, so Han, who won the fifth, opens. Chu wins with 5 and 6: +11 = 20 : 31.
 */
const SIX = game(
  battle([hanXin('chu')], 'han 4 1', 'silence'),
  battle([twos('chu', 6)], 'chu 7 2'),
  battle([xiahouYing('han'), XIANG_YU, hanXin('chu')], 'han 2 1'),
  battle([], 'han 0 0', 'hangu-pass'),
  battle([], 'han 3 0'),
  battle([], 'chu 5 6'),
);

describe('a game of six battles', () => {
  test('comes to the scores that a hand calculation gives', () => {
    expect(scoresOf(SIX)).toEqual([
      [6, 1],
      [6, 14],
      [14, 17],
      [17, 20],
      [20, 20],
      [20, 31],
    ]);
    expect(explainGameScore(SIX, YES)).toMatchObject({ gameWinner: 'chu', nextOpener: null, late: 0 });
  });

  test('is opened by Han first, then by whoever has fewer points, on equal points by the last winner', () => {
    expect(openersOf(SIX)).toEqual(['han', 'chu', 'han', 'han', 'han', 'han']);
  });

  test('tells each incident with its points and the scores after it', () => {
    const third = explainGameScore(SIX, YES).battles[2]?.incidents;
    expect(third?.map(({ to, points, base, scores }) => [to, points, base, scores.han, scores.chu])).toEqual([
      ['chu', 3, 3, 6, 17],
      [null, 0, 0, 6, 17],
      ['han', 2, 1, 8, 17],
    ]);
  });

  test('has every score as the sum of what its steps give', () => {
    for (const { before, incidents, ending, after } of explainGameScore(SIX, YES).battles)
      for (const side of ['han', 'chu'] as const) {
        const fallen = incidents.filter(({ to }) => to === side).reduce((sum, { points }) => sum + points, 0);
        expect(before[side] + fallen + (ending?.value.battlePoints[side] ?? 0)).toBe(after[side]);
      }
  });

  test('is the same with the names of the sides exchanged', () => {
    const swapped = (side: BattleSide) => opponentOf(side);
    const mirror: GameNotes = {
      start: { han: 1, chu: 0 },
      battles: SIX.battles.map(({ event, incidents, end }) => ({
        event,
        incidents: incidents.map((one) => {
          if ('by' in one) return { ...one, by: swapped(one.by) };
          return 'to' in one ? { ...one, to: swapped(one.to) } : one;
        }),
        end: end && { ...end, winner: swapped(end.winner) },
      })),
    };
    expect(scoresOf(mirror)).toEqual(scoresOf(SIX).map(([han, chu]) => [chu, han]));
    expect(openersOf(mirror).slice(1)).toEqual(
      openersOf(SIX)
        .slice(1)
        .map((side) => side && swapped(side)),
    );
  });
});

describe('a corrected battle two', () => {
  const corrected = (second: BattleNotes) => ({ ...SIX, battles: SIX.battles.with(1, second) });

  test('changes all that follows', () => {
    // Seven 2s, then 3 cards and 2 reinforcements: 1 + 7 + 5 = 13, one less than before, and so to the end.
    const notes = corrected(battle([twos('chu', 7)], 'chu 3 2'));
    expect(scoresOf(notes)).toEqual([
      [6, 1],
      [6, 13],
      [14, 16],
      [17, 19],
      [20, 19],
      [20, 30],
    ]);
    expect(explainGameScore(notes, YES)).toMatchObject({ gameWinner: null, nextOpener: 'han', late: 0 });
    expect(openersOf(notes).at(-1)).toBe('chu'); // 20 : 19 now
  });

  test('that wins the game leaves the later notes uncounted', () => {
    // Doubled first: 9 twos give 18, 5 + 6 give 22: 1 + 18 + 22 = 41 : 6.
    const notes = corrected(battle([XIANG_YU, twos('chu', 9)], 'chu 5 6'));
    const told = explainGameScore(notes, YES);
    expect(told).toMatchObject({ gameWinner: 'chu', scores: { han: 6, chu: 41 } });
    expect(told.late).toBe(7); // three incidents and four scorings
    expect(told.battles.map(({ isLate }) => isLate)).toEqual([false, false, true, true, true, true]);
    expect(told.battles[2]).toMatchObject({ opener: null, ending: null, after: { han: 6, chu: 41 } });
  });
});

describe('31 points in the middle of a battle', () => {
  // Rulebook, example of Xiahou Ying: Chu 28, Han 30; Han's last card is Xiahou Ying, and Chu wins with 31.
  const late = (event: FaceUpEvent | null) => ({
    start: { han: 30, chu: 28 },
    battles: [battle([xiahouYing('han'), hanXin('chu')], 'han 2 0', event)],
  });

  test('win the game before the battle is scored', () => {
    const told = explainGameScore(late(null), YES);
    expect(told).toMatchObject({ gameWinner: 'chu', scores: { han: 30, chu: 31 }, late: 2 });
    expect(told.battles[0]).toMatchObject({ wonAtOnce: 'chu', ending: null });
  });

  test.each(['good-counsel', 'stability'] as const)('win nothing under %s before the scoring', (event) => {
    // Chu 31, Han 30 + 1 = 31, then 2 cards: 33 : 31.
    const told = explainGameScore(late(event), YES);
    expect(told).toMatchObject({ gameWinner: 'han', scores: { han: 33, chu: 31 }, late: 0 });
  });

  test.each(['silence', 'hangu-pass', 'warlords', 'other'] as const)('win under %s as ever', (event) =>
    expect(explainGameScore(late(event), YES).gameWinner).toBe('chu'),
  );
});

describe('the rulebook’s example of Lü Zhi', () => {
  // Chu 24, Han 23; six cards as 2s: Chu 30. Han wins the battle: 3 reinforcements and no card, 26.
  test('ends 26 : 30', () => {
    const notes = { start: { han: 23, chu: 24 }, battles: [battle([twos('chu', 6)], 'han 0 3')] };
    expect(scoresOf(notes)).toEqual([[26, 30]]);
  });

  test('ends 31 : 24 when the troop is stopped: seven cards count 5', () => {
    const notes = { start: { han: 23, chu: 24 }, battles: [battle([], 'han 7 3')] };
    expect(explainGameScore(notes, YES)).toMatchObject({ gameWinner: 'han', scores: { han: 31, chu: 24 } });
  });
});

describe('points by hand', () => {
  test('that are noted for the scoring count for Han as for Chu', () => {
    // By hand, from 0 : 1: Han gets 4 and Chu 5, then Chu wins with two cards: 4 : 8.
    const noted = [byHand('han', 4, 'scoring'), byHand('chu', 5, 'scoring')];
    expect(scoresOf(game(battle(noted, 'chu 2 0')))).toEqual([[4, 8]]);
  });

  test('are not doubled, and count at once or at the scoring', () => {
    const noted = [XIANG_YU, byHand('han', 4), byHand('chu', 5, 'scoring')];
    expect(scoresOf(game(battle(noted)))).toEqual([[4, 1]]);
    expect(scoresOf(game(battle(noted, 'han 1 0')))).toEqual([[6, 6]]); // 0 + 4 + 2, 1 + 5
  });

  test('of a scoring that never comes are not given', () => {
    const told = explainGameScore(game(battle([byHand('chu', 5, 'scoring'), byHand('han', 31)])), YES);
    expect(told).toMatchObject({ gameWinner: 'han', scores: { han: 31, chu: 1 }, late: 1 });
  });

  test('may win at the scoring, with more points than the winner of the battle', () => {
    const notes = {
      start: { han: 20, chu: 30 },
      battles: [battle([byHand('chu', 2, 'scoring')], 'han 5 6')],
    };
    expect(explainGameScore(notes, YES)).toMatchObject({ gameWinner: 'chu', scores: { han: 31, chu: 32 } });
  });
});

describe('a game', () => {
  test('that has just begun is opened by Han at 0 : 1', () =>
    expect(explainGameScore(game(), YES)).toEqual({
      battles: [],
      scores: { han: 0, chu: 1 },
      gameWinner: null,
      nextOpener: 'han',
      late: 0,
    }));

  test('that begins in the middle does not say who opened', () =>
    expect(openersOf({ start: { han: 9, chu: 9 }, battles: [battle([])] })).toEqual([null]));

  test('follows the table’s choice on a doubled Hangu Pass', () => {
    const notes = game(battle([XIANG_YU], 'han 1 0', 'hangu-pass')); // 2 + 6 or 2 + 3, Chu 1 + 6 or 1 + 3
    expect(explainGameScore(notes, YES).scores).toEqual({ han: 8, chu: 7 });
    expect(explainGameScore(notes, { 'hangu-pass-doubled': 'no' }).scores).toEqual({ han: 5, chu: 4 });
  });

  test('leaves its notes as they were', () => {
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      Object.freeze(value);
      Object.values(value).forEach(freeze);
    };
    freeze(SIX);
    expect(explainGameScore(SIX, YES)).toEqual(explainGameScore(structuredClone(SIX), YES));
  });
});
