// Hands random running games on by link, and compares them with what the other device opens.
//   npm run fuzz -- handover            10,000 games of each kind, seed of the day
//   npm run fuzz -- handover 100000 7   100,000 games, seed 7
import { findHandoverFault, HANDED_ON_GAMES } from '../support/handed-on-games.ts';
import { randomFrom } from '../support/random.ts';
import { startCampaign } from './start-campaign.ts';

const { count, seed, report, end } = startCampaign(10_000, 'games of each kind');
for (const [kind, make] of Object.entries(HANDED_ON_GAMES)) {
  const random = randomFrom(seed);
  let longest = 0;
  for (let i = 0; i < count; i++) {
    const { fault, length } = findHandoverFault(make(random));
    longest = Math.max(longest, length);
    report(kind, fault);
  }
  console.log(`${kind}: longest link ${longest} characters`);
}
end();
