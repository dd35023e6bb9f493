import { expect } from 'vitest';
import { tries } from './campaign.ts';
import type { Compared } from './compared.ts';

/**
 * Compares the referee with a second implementation on random questions: `inFull` of them in the whole suite,
 * else a tenth. `least` is how often each sight must be among `inFull` questions, so that they prove something.
 */
export function expectAgreement<T>(
  inFull: number,
  makeQuestion: () => T,
  compare: (question: T) => Compared,
  least: Readonly<Record<string, number>>,
): void {
  const count = tries(inFull);
  const sights = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const question = makeQuestion();
    const { difference, seen } = compare(question);
    if (difference) expect.fail(`${JSON.stringify(question)}\n${difference}`);
    for (const sight of seen) sights.set(sight, (sights.get(sight) ?? 0) + 1);
  }
  for (const [sight, often] of Object.entries(least))
    expect(sights.get(sight) ?? 0, sight).toBeGreaterThanOrEqual((often * count) / inFull);
}
