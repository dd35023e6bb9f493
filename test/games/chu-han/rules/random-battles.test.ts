import { expect, test } from 'vitest';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { walkBattle } from '../../../support/chu-han-invariants.ts';
import { randomFrom } from '../../../support/random.ts';

test('whole battles at random keep to what must hold of every battle', () => {
  const count = tries(10_000);
  const random = randomFrom(seedFrom(301));
  const seen: Record<string, number> = {};
  let all = 0;
  for (let i = 0; i < count; i++) {
    const { fault, status, listed } = walkBattle(random, i % 3 === 0);
    expect(fault).toBeNull();
    seen[status] = (seen[status] ?? 0) + 1;
    all += listed;
  }
  expect(seen['battle-over']).toBeGreaterThan(count / 10);
  expect(seen['game-over']).toBeGreaterThan(count / 10);
  expect(seen['fighting']).toBeUndefined();
  expect(all).toBeGreaterThan(count * 100);
});
