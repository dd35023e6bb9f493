import { test } from 'vitest';
import { compare, type Sight } from '../../../support/agreement.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { seedFrom } from '../../../support/campaign.ts';
import { expectAgreement } from '../../../support/expect-agreement.ts';
import { randomFrom } from '../../../support/random.ts';

/** What the questions must really contain to prove something, and how many of 15,000 at least. */
const LEAST = {
  'war-2': 750,
  'war-3': 150,
  revolt: 750,
  bandits: 150,
  'lost-pagoda': 150,
  broken: 150,
  palace: 150,
  needs: 150,
} satisfies Partial<Record<Sight, number>>;

// The second implementation was written from the rulebooks, without a look at the engine.
test('random questions about a board get the answers of the second implementation', () => {
  const random = randomFrom(seedFrom(20261120));
  expectAgreement(15_000, () => randomBoardCase(random), compare, LEAST);
});
