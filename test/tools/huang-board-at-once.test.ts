import { expect, test } from 'vitest';
import type { Action } from '../../src/engine/huang/action.ts';
import { parseNotation } from '../../src/engine/huang/notation.ts';
import { makeTranslator } from '../../src/i18n/translator.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { answerOf } from '../../src/tools/huang-board/answer.ts';
import { appliedAtOnce } from '../../src/tools/huang-board/at-once.ts';
import { freshBoard, withAction, withSetup, withTally } from '../../src/tools/huang-board/state.ts';
import { readTexts } from '../support/content.ts';

const t = makeTranslator(
  'en',
  readTexts(
    'en',
    'huang',
    'huang-pieces',
    'huang-referee',
    'map',
    'tool',
    'huang-board',
    'huang-film',
    'huang-referee-play',
    'huang-referee-more',
    'rulings',
    'errors',
  ),
);

/** What a followed game does at once with an action on a board where the Rat’s Trader stands beside a yellow tile. */
function atOnce(action: Action, hands = '-') {
  const read = parseNotation(`......~ *rat,goat 1yRg4 - ${hands}`);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const next = withAction(withTally(withSetup(freshBoard(), read.value), true), action);
  const { judged } = answerOf(next, freshSettings('en'));
  if (!judged) throw new Error('Not judged');
  return { asks: judged.questions.map(({ asks }) => asks), done: appliedAtOnce(next, judged, t) };
}

const green: Action = { type: 'place-tile', colour: 'green', at: ['3,0'] };

test('what is taken from the market into a hand that nobody has entered is said, and not asked', () => {
  const { asks, done } = atOnce(green);
  expect(asks).toEqual(['market']); // a green tile placed in peace
  expect(done?.state.setup.tiles['3,0']).toBe('green');
  expect(done?.state.dispute).toBeNull();
  expect(done?.said).toContain('Rat may take a tile from the market.');
});

test('a tile that asks nothing says nothing of the market', () => {
  expect(atOnce({ ...green, colour: 'red' }).done?.said).not.toContain('market');
});

test('it is asked where the hand is known: what is taken goes there', () => {
  const { asks, done } = atOnce(green, 'rat=1g2r');
  expect(asks).toEqual(['market']);
  expect(done).toBeUndefined();
});
