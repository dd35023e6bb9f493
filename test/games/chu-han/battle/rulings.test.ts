import { expect, test } from 'vitest';
import { unwrap } from '../../../../src/core/result.ts';
import { fromCase as battleFrom } from '../../../../src/games/chu-han/battle/from-case.ts';
import { fromCase as scoreFrom } from '../../../../src/games/chu-han/score/from-case.ts';
import { checkCase } from '../../../../src/referee/referee.ts';

// What a case says of an open point goes with it; where it says nothing, the table plays as it always does.

const SCORE = {
  game: 'chu-han',
  ask: 'score',
  scores: { han: 7, chu: 4 },
  battleWinner: 'han',
  doubled: true,
  event: 'hangu-pass',
};
const BATTLE = {
  game: 'chu-han',
  ask: 'battle',
  scores: { han: 0, chu: 1 },
  opener: 'han',
  hands: { han: ['4', '5'], chu: ['7', '8'] },
  event: 'hangu-pass',
};

const opened = (value: object) => unwrap(checkCase(value));

test.each([
  [{}, null, null],
  [{ rulings: {} }, null, null],
  [{ rulings: { 'zhongli-single': 'yes' } }, null, null],
  [{ rulings: { 'hangu-pass-doubled': 'yes' } }, 'yes', true],
  [{ rulings: { 'hangu-pass-doubled': 'no' } }, 'no', false],
])('%j opens with %j', (rulings, ofScore, ofBattle) => {
  expect(scoreFrom(opened({ ...SCORE, ...rulings })).hanguPassDoubled).toBe(ofScore);
  expect(battleFrom(opened({ ...BATTLE, ...rulings })).setup.isPassDoubled).toBe(ofBattle);
});
