// Compares the referee with the second implementation, on random questions about a board of Huang.
//   npm run fuzz -- board             100,000 questions, seed of the day
//   npm run fuzz -- board 1000000 7   1,000,000 questions, seed 7
import { compare } from '../support/agreement.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { startCampaign } from './start-campaign.ts';

const { count, random, see, report, end } = startCampaign(100_000, 'questions');
for (let i = 0; i < count; i++) {
  const asked = randomBoardCase(random);
  const { difference, seen } = compare(asked);
  see(seen);
  report(asked, difference);
}
end();
