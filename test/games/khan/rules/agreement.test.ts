import { test } from 'vitest';
import { seedFrom } from '../../../support/campaign.ts';
import { expectAgreement } from '../../../support/expect-agreement.ts';
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
  expectAgreement(10_000, () => randomKhanCase(random), compareKhan, LEAST);
});
