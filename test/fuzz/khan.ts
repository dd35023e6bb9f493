// Compares the referee with the second implementation, on random questions about Khan.
//   npm run fuzz -- khan             300,000 questions, seed of the day
//   npm run fuzz -- khan 1000000 7   1,000,000 questions, seed 7
import { compareKhan } from '../support/khan-agreement.ts';
import { randomKhanCase } from '../support/khan-cases.ts';
import { startCampaign } from './start-campaign.ts';

const { count, random, see, report, end } = startCampaign(300_000, 'questions');
for (let i = 0; i < count; i++) {
  const asked = randomKhanCase(random);
  const { difference, seen } = compareKhan(asked);
  see(seen);
  report(asked, difference);
}
end();
