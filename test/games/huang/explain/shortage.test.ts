import { describe, expect, test } from 'vitest';
import { judgeBoardAction } from '../../../../src/games/huang/board/compute-answer.ts';
import { explainBoardVerdict } from '../../../../src/games/huang/explain/verdict.ts';
import { answerActCase } from '../../../../src/games/huang/referee/act.ts';
import type { Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { toActCase } from '../../../support/act-cases.ts';
import { readTexts } from '../../../support/content.ts';

const HAND = { yellow: 2, red: 2, blue: 0, green: 2, white: 0 };
/** Two blue tiles on a board of two river spaces and one of land. */
const CHAIN = { type: 'place-tile', colour: 'blue', at: ['0,0', '1,0'] };
const RED_TILE = { type: 'place-tile', colour: 'red', at: '1,0' };

/** The verdict on the Rat’s action, with a known hand or without. */
function judge(action: object, hands: object | undefined, locale: Locale, more: object = {}) {
  const asked = toActCase({
    game: 'huang',
    ask: 'act',
    position: {
      board: { rows: ['~~..'] },
      players: ['rat', 'goat'],
      turn: 'rat',
      ...more,
      ...(hands && { hands }),
    },
    action,
  });
  const { position, action: checked, decisions, rulings } = asked;
  const judged = judgeBoardAction(position, checked, decisions, rulings);
  const t = createTranslator(
    locale,
    readTexts(locale, 'huang', 'huang-pieces', 'huang-steps', 'huang-replay'),
  );
  return { head: explainBoardVerdict(judged, [], t).head, answer: answerActCase(asked) };
}

describe('a refusal for want of tiles says whose, of which colour, how many are needed and there', () => {
  test.each([
    ['en', 'The Rat needs 2 blue tiles but has none behind the screen.'],
    ['de', 'Die Ratte braucht 2\u00a0blaue Plättchen, hat hinter dem Sichtschirm aber keins.'],
    ['pl', 'Szczur musi mieć 2\u00a0niebieskie kafle, a\u00a0za zasłonką nie ma żadnego.'],
  ] as const)('with a known hand in %s', (locale, head) => {
    expect(judge(CHAIN, { rat: HAND }, locale).head).toBe(head);
  });

  test('the tiles that are there are counted', () => {
    const hands = { rat: { ...HAND, blue: 1 } };
    expect(judge(CHAIN, hands, 'en').head).toBe(
      'The Rat needs 2 blue tiles but has only 1 behind the screen.',
    );
  });

  test('replacing more tiles than the hand has', () => {
    const { head } = judge({ type: 'replace', tiles: { green: 3 } }, { rat: HAND }, 'en');
    expect(head).toBe('The Rat needs 3 green tiles but has only 2 behind the screen.');
  });

  test('bandits that are stronger than the state', () => {
    const board = { rows: ['....', '....'] };
    const bandits = [{ at: ['2,0', '2,1', '1,1'], strength: 2 }];
    const more = { board, bandits, leaders: { '0,1': 'rat:red' }, tiles: { '0,0': 'yellow' } };
    const { head } = judge(RED_TILE, undefined, 'en', more);
    expect(head).toBe('The state has no red tiles against 2 bandits. It needs at least one per bandit.');
  });

  test('the answer of the referee has no further facts', () => {
    const { answer } = judge(CHAIN, { rat: HAND }, 'en');
    expect(answer).toEqual({
      ok: true,
      legal: false,
      reason: 'not-in-hand',
      trace: [{ rule: 'huang/tiles/from-hand', step: 'refused', reason: 'not-in-hand' }],
      rulings: [],
    });
  });
});
