import { expect, test } from 'vitest';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { compareKhan } from '../../../support/khan-agreement.ts';
import { randomKhanCase } from '../../../support/khan-cases.ts';
import { randomFrom } from '../../../support/random.ts';

/** Each kind of outcome that the questions must contain to prove anything, and how many of 10,000 at least. */
const LEAST: Readonly<Record<string, number>> = {
  error: 500,
  straight: 300,
  turned: 300,
  'last-yurt': 100,
  'trapped-yurt': 300,
  'conquest by 1': 200,
  'conquest by 2': 100,
  'conquest by 3': 20,
  'bridge by 1': 200,
  'bridge by 2': 80,
  'bridge by 3': 5,
  'bridge-banks': 100,
  'not-connected': 100,
  'ruler-covered': 100,
  'empty-space-covered': 100,
  'already-conquered': 100,
  'no-own-yurt': 100,
  'no-majority': 50,
  'river-under-conquest-tile': 50,
  'bridge-without-river': 20,
  'bridge-needs-both-banks': 100,
  protected: 150,
  placements: 300,
  nowhere: 300,
};

test('random questions get the answers of the second implementation, written without a look at the engine', () => {
  const random = randomFrom(seedFrom(20261121));
  const sights = new Map<string, number>();
  const count = tries(10_000);
  for (let i = 0; i < count; i++) {
    const asked = randomKhanCase(random);
    const { difference, seen } = compareKhan(asked);
    if (difference) expect.fail(`${JSON.stringify(asked)}\n${difference}`);
    for (const sight of seen) sights.set(sight, (sights.get(sight) ?? 0) + 1);
  }
  for (const [sight, least] of Object.entries(LEAST))
    expect(sights.get(sight) ?? 0, sight).toBeGreaterThanOrEqual((least * count) / 10_000);
});
