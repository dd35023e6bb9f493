import { expect, test } from 'vitest';
import { compare, type Sight } from '../../../support/agreement.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { randomFrom } from '../../../support/random.ts';

/** What the questions must really contain to prove something, and the least share of it. */
const LEAST: Partial<Record<Sight, number>> = {
  'war-2': 0.05,
  'war-3': 0.01,
  revolt: 0.05,
  bandits: 0.01,
  'lost-pagoda': 0.01,
  broken: 0.01,
  palace: 0.01,
  needs: 0.01,
};

// The second implementation was written from the rulebooks, without a look at the engine.
test('random questions about a board get the answers of the second implementation', () => {
  const count = tries(15_000);
  const random = randomFrom(seedFrom(20261120));
  const sights = new Map<Sight, number>();
  for (let i = 0; i < count; i++) {
    const asked = randomBoardCase(random);
    const { difference, seen } = compare(asked);
    if (difference) expect.fail(`${JSON.stringify(asked)}\n${difference}`);
    for (const sight of seen) sights.set(sight, (sights.get(sight) ?? 0) + 1);
  }
  for (const [sight, share] of Object.entries(LEAST))
    expect(sights.get(sight as Sight) ?? 0, sight).toBeGreaterThan(count * share);
});
