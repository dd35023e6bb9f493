import { expect, test } from 'vitest';
import { seedFrom, tries } from '../support/campaign.ts';
import { fateOfLot } from '../support/lot-of-lines.ts';
import { randomFrom } from '../support/random.ts';

// A short run of test/fuzz/lines.ts.
test('each mutilated or made-up line gets an answer, and a sentence for all that comes of it', async () => {
  const count = tries(20_000);
  const { fates, faults } = await fateOfLot(count, randomFrom(seedFrom(81)));
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
});
