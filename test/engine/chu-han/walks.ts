import { expect } from 'vitest';
import { walkBattle } from '../../support/chu-han-invariants.ts';
import { randomFrom } from '../../support/random.ts';

/** Expects of whole battles at random what must hold of every battle. */
export function expectSoundBattles(count: number, seed: number): void {
  const random = randomFrom(seed);
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
}
