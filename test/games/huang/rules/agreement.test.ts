import { test } from 'vitest';
import { compare, type Sight } from '../../../support/agreement.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { seedFrom } from '../../../support/campaign.ts';
import { expectAgreement } from '../../../support/expect-agreement.ts';
import { randomFrom } from '../../../support/random.ts';

/** What the questions must really contain to prove something, and how many of 15,000 at least. */
const LEAST = {
  'war-2': 751,
  'war-3': 151,
  revolt: 751,
  bandits: 151,
  'lost-pagoda': 151,
  broken: 151,
  palace: 151,
  needs: 151,
} satisfies Partial<Record<Sight, number>>;

// The second implementation was written from the rulebooks, without a look at the engine.
test('random questions about a board get the answers of the second implementation', () => {
  const random = randomFrom(seedFrom(20261120));
  expectAgreement(15_000, () => randomBoardCase(random), compare, LEAST);
});
