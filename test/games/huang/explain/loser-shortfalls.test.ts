import { expect, test } from 'vitest';
import {
  explainLoserShortfall,
  insertShortfalls,
} from '../../../../src/games/huang/explain/loser-shortfalls.ts';
import { createStateNames } from '../../../../src/games/huang/explain/state-names.ts';
import { HUANG_ACT_HANDLER } from '../../../../src/games/huang/referee/act.ts';
import { answerAction } from '../../../../src/games/huang/referee/answer-action.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';

const t = createTranslator('en', readTexts('en', 'huang', 'huang-pieces', 'huang-steps'));

/** State 1: the Tiger’s Soldier leader and one red tile. State 2: the Rat’s and three. The Goat lays the tile between. */
const WAR = {
  game: 'huang',
  ask: 'act',
  position: {
    board: { rows: ['.......', '.......'] },
    players: ['tiger', 'rat', 'goat'],
    turn: 'goat',
    tiles: { '0,0': 'yellow', '1,1': 'red', '3,0': 'red', '4,0': 'red', '5,1': 'yellow', '4,1': 'red' },
    leaders: { '1,0': 'tiger:red', '5,0': 'rat:red' },
  },
  action: { type: 'place-tile', colour: 'green', at: '2,0' },
};

function lackedOf(asked: object) {
  const checked = HUANG_ACT_HANDLER.check(asked, '', []);
  if (!checked) throw new Error('No case');
  const { trace } = answerAction(checked.position, checked.action, checked.decisions, checked.rulings);
  return explainLoserShortfall({ ...checked, names: createStateNames(trace, checked.position) }, t);
}

test('the loser of a war lacked what the referee finds tile by tile', () => {
  // 1 + 2 ties with 3, 1 + 3 beats it.
  expect(lackedOf(WAR)).toEqual(['State 1 (Tiger) was 3 tiles short of winning, 2 short of a tie.']);
});

test('of a tie that somebody decided nothing is said, nor of peace', () => {
  const commitments = [{ by: 'tiger', to: '0,0', tiles: 2 }];
  expect(lackedOf({ ...WAR, decisions: { commitments, tieWinner: '0,0' } })).toEqual([]); // 3 against 3
  expect(lackedOf({ ...WAR, action: { type: 'place-tile', colour: 'green', at: '6,0' } })).toEqual([]);
});

test('the attacker of a revolt lacked one more than a tie', () => {
  const position = {
    ...WAR.position,
    tiles: { '0,0': 'yellow', '1,1': 'red', '2,1': 'red', '3,0': 'yellow', '4,0': 'yellow' },
    leaders: { '3,1': 'rat:blue' },
    turn: 'tiger',
  };
  const action = { type: 'position-leader', colour: 'blue', to: '0,1' };
  // Beside 0,1 lies 0,0; beside 3,1 lie 3,0 and 4,0: 1 + 1 ties, and a tie is the defender’s.
  expect(lackedOf({ ...WAR, position, action })).toEqual(['The Tiger was 2 tiles short of winning.']);
});

test('it stands behind the outcome, before the steps', () => {
  expect(insertShortfalls(['Won.', 'Scored.', '', '1. So.'], ['Lacked 1.'])).toEqual([
    'Won.',
    'Scored.',
    'Lacked 1.',
    '',
    '1. So.',
  ]);
});
