import { expect } from 'vitest';
import { fateOfLot } from '../support/lot-of-lines.ts';
import { randomFrom } from '../support/random.ts';

/** Expects an answer to each line, and a sentence for all that comes of it; a short run of test/fuzz/lines.ts. */
export async function expectSoundLines(count: number, seed: number): Promise<void> {
  const { fates, faults } = await fateOfLot(count, randomFrom(seed));
  expect(faults).toEqual([]);
  const answered = [...fates].filter(([fate]) => fate.includes(' '));
  // Every ask is answered, and every tenth line at least is a case.
  expect(answered.map(([fate]) => fate).sort()).toEqual([
    'chu-han battle',
    'chu-han chances',
    'chu-han score',
    'huang act',
    'huang chances',
    'huang placements',
    'huang score',
    'huang states',
    'khan conquer',
    'khan conquests',
    'khan drive-out',
  ]);
  expect(answered.reduce((sum, [, often]) => sum + often, 0)).toBeGreaterThan(count / 10);
}
