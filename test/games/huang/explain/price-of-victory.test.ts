import { expect, test } from 'vitest';
import { explainBoardSteps } from '../../../../src/games/huang/explain/board.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';

const t = createTranslator('en', readTexts('en', 'huang', 'huang-pieces', 'huang-steps'));

/** What is said of a winner against losers without strength, with so many committed tiles. */
function say(committed: number): string {
  const losses = { step: 'losses', state: '0,0', owed: 0, committed, tiles: 0 } as const;
  const [sentence] = explainBoardSteps(
    [{ rule: 'huang/war/winners-loss', ...losses }],
    { states: [], hasMap: true },
    t,
  );
  return sentence?.text ?? '';
}

test('committed tiles go even where the losers had no strength, so it is not said that nothing goes', () => {
  expect(say(0)).toContain('nothing');
  expect(say(2)).not.toContain('nothing');
  expect(say(2)).toContain('2 committed');
});
