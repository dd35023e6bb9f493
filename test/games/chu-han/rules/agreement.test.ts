import { test } from 'vitest';
import { createRecord } from '../../../../src/core/record.ts';
import { CHU_HAN_RULING_OPTIONS } from '../../../../src/games/chu-han/rules/ruling-options.ts';
import { PLAY_REFUSAL_REASONS } from '../../../../src/games/chu-han/rules/step.ts';
import { seedFrom } from '../../../support/campaign.ts';
import { compareChuHan, randomChuHanCase } from '../../../support/chu-han-agreement.ts';
import { expectAgreement } from '../../../support/expect-agreement.ts';
import { randomFrom } from '../../../support/random.ts';

/** What the questions must really contain to prove something. */
const SIGHTS = [
  ...Object.keys(PLAY_REFUSAL_REASONS),
  ...Object.keys(CHU_HAN_RULING_OPTIONS),
  'fighting',
  'battle-over',
  'game-over',
  'false',
];

test('random battles and scorings get the answers of the second implementation', () => {
  const random = randomFrom(seedFrom(321));
  const least = createRecord(SIGHTS, () => 11);
  expectAgreement(10_000, () => randomChuHanCase(random), compareChuHan, least);
});
