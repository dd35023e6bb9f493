import { expect, test } from 'vitest';
import { CHU_HAN_RULING_OPTIONS } from '../../../../src/games/chu-han/rules/ruling-options.ts';
import { PLAY_REFUSAL_REASONS } from '../../../../src/games/chu-han/rules/step.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { compareChuHan, randomChuHanCase } from '../../../support/chu-han-agreement.ts';
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
  const count = tries(10_000);
  const random = randomFrom(seedFrom(321));
  const seen: Record<string, number> = {};
  for (let i = 0; i < count; i++) {
    const asked = randomChuHanCase(random);
    const compared = compareChuHan(asked);
    for (const one of compared.seen) seen[one] = (seen[one] ?? 0) + 1;
    if (compared.difference) expect.fail(`${JSON.stringify(asked)}\n${compared.difference}`);
  }
  for (const one of SIGHTS) expect(seen[one] ?? 0, one).toBeGreaterThan(count / 1000);
});
