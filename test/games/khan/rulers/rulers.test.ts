import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../src/core/result.ts';
import { computeAnswer } from '../../../../src/games/khan/rulers/AnswerPanel.tsx';
import { explainAnswer, fromCase, toVerdictCard } from '../../../../src/games/khan/rulers/secondary.tsx';
import { freshRulers, toggleRulersPiece } from '../../../../src/games/khan/rulers/state.ts';
import { KHAN_RULERS_SAVE, type KhanRulers } from '../../../../src/games/khan/saves/rulers.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { checkCase } from '../../../../src/referee/referee.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { readTexts } from '../../../support/content.ts';

const t = createTranslator(
  'en',
  readTexts('en', 'khan', 'khan-rulers', 'khan-board', 'khan-reading', 'map', 'rulings', 'tool'),
);

/** A ruler in the middle of nine spaces, with river all round. */
const RIVER = ['0,0', '1,0', '2,0', '0,1', '2,1', '0,2', '1,2', '2,2'];
const TRAPPED: KhanRulers = {
  ...freshRulers(),
  size: [3, 3],
  ruler: '1,1',
  direction: 'W',
  river: RIVER,
};

/** A table that plays by nothing but the defaults, or by this reading of a trapped ruler's space. */
const tableWith = (yurt?: 'laid') => ({
  ...freshSettings('en'),
  rulings: {
    huang: {},
    'chu-han': {},
    khan: yurt ? { 'trapped-yurt': yurt } : {},
  },
});

function answered(state: KhanRulers, table = tableWith()) {
  const answer = computeAnswer(state, table);
  if (!answer) throw new Error('No answer');
  return answer;
}

describe('a ruler that can go nowhere', () => {
  test('leaves no yurt, or one where the table has chosen so', () => {
    expect(answered(TRAPPED).answer).toMatchObject({ yurt: null, supply: 5 });
    expect(answered(TRAPPED, tableWith('laid')).answer).toMatchObject({
      yurt: '1,1',
      supply: 4,
    });
  });

  test('leaves what the board itself says, whatever the table has chosen', () => {
    const none = answered({ ...TRAPPED, trappedYurt: 'none' }, tableWith('laid'));
    expect(none.answer).toMatchObject({ yurt: null });
    expect(none.refereeCase).not.toHaveProperty('rulings');
    const laid = answered({ ...TRAPPED, trappedYurt: 'laid' });
    expect(laid.refereeCase).toMatchObject({
      rulings: { 'trapped-yurt': 'laid' },
    });
  });

  test('is told with what the other reading comes to', () => {
    const other =
      'With the other ruling: B2 gets a neutral yurt from the ruler’s camp; 4 are left in the camp. 4 yurts from the camp go to the general supply.';
    const answer = answered(TRAPPED);
    expect(explainAnswer(answer, TRAPPED, t).text).toContain(other);
    expect(toVerdictCard(answer, TRAPPED, t).lines).toContain(other);
  });

  test('has its reading from the one whose link is opened', () => {
    const { refereeCase } = answered(TRAPPED, tableWith('laid'));
    const state = fromCase(unwrap(checkCase(refereeCase)), freshRulers());
    expect(answered(state).answer).toMatchObject({ yurt: '1,1' });
  });
});

test('a ruler that can go somewhere has no other reading', () =>
  expect(answered({ ...TRAPPED, river: [] }).otherAnswer).toBeUndefined());

test('a board keeps its own reading', () => {
  const now: KhanRulers = { ...TRAPPED, trappedYurt: 'laid' };
  const save = JSON.parse(JSON.stringify({ version: 4, now, past: [], future: [] }));
  expect(KHAN_RULERS_SAVE.check(save, '', [])).toMatchObject({
    now: { trappedYurt: 'laid' },
  });
});

test('while the direction is open, a space next to the ruler chooses it; after that it moves the ruler', () => {
  const placed = { ...freshRulers(), ruler: '4,4', river: ['5,5'] };
  // East is the first number, south the second.
  expect(toggleRulersPiece(placed, 'ruler', '5,3')).toMatchObject({ ruler: '4,4', direction: 'NE' });
  expect(toggleRulersPiece(placed, 'ruler', '5,5')).toMatchObject({ ruler: '4,4', direction: 'SE' }); // on river too
  expect(toggleRulersPiece(placed, 'ruler', '3,4')).toMatchObject({ ruler: '4,4', direction: 'W' });
  expect(toggleRulersPiece(placed, 'ruler', '6,4')).toMatchObject({ ruler: '6,4', direction: null }); // two away
  const chosen = { ...placed, direction: 'N' } as const;
  expect(toggleRulersPiece(chosen, 'ruler', '3,4')).toMatchObject({ ruler: '3,4', direction: 'N' });
});
