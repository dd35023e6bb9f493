import { expect, test } from 'vitest';
import { computeAnswer } from '../../../../src/games/huang/board/compute-answer.ts';
import { autoApplyAction } from '../../../../src/games/huang/board/play/auto-apply-action.ts';
import {
  freshBoard,
  withAction,
  withBoardSetup,
  withTurnTracking,
} from '../../../../src/games/huang/board/state.ts';
import type { Action } from '../../../../src/games/huang/rules/actions/action.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { readSetup } from '../../../support/act-cases.ts';
import { BOARD_TEXTS } from '../../../support/board-texts.ts';
import { readTexts } from '../../../support/content.ts';

const t = createTranslator('en', readTexts('en', ...BOARD_TEXTS));

/** What a followed game does at once with an action on a board where the Rat’s Trader stands beside a yellow tile. */
function atOnce(action: Action, hands = '-') {
  const setup = readSetup(`......~ *rat,goat 1yRg4 - ${hands}`);
  const next = withAction(withTurnTracking(withBoardSetup(freshBoard(), setup), true), action);
  const { judged } = computeAnswer(next, freshSettings('en'));
  if (!judged) throw new Error('Not judged');
  return { asks: judged.questions.map(({ asks }) => asks), done: autoApplyAction(next, judged, t) };
}

const green: Action = { type: 'place-tile', colour: 'green', at: ['3,0'] };

test('what is taken from the market into a hand that nobody has entered is said, and not asked', () => {
  const { asks, done } = atOnce(green);
  expect(asks).toEqual(['market']); // a green tile placed in peace
  expect(done?.state.setup.tiles['3,0']).toBe('green');
  expect(done?.state.openAction).toBeNull();
  expect(done?.said).toContain('The Rat may take a tile from the market.');
});

test('a tile that asks nothing says nothing of the market', () => {
  expect(atOnce({ ...green, colour: 'red' }).done?.said).not.toContain('market');
});

test('it is asked where the hand is known: what is taken goes there', () => {
  const { asks, done } = atOnce(green, 'rat=1g2r');
  expect(asks).toEqual(['market']);
  expect(done).toBeUndefined();
});
