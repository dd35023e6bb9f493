// Generates drills and checks that each has a right and a wrong choice, and that the second implementation
// agrees.
//   npm run fuzz -- drills             100,000 exercises of all kinds, seed of the day
//   npm run fuzz -- drills 300000 7    300,000 exercises, seed 7
import { dealtAs, faultIn } from '../support/drills-agreement.ts';
import { startCampaign } from './start-campaign.ts';

/** The distance between the first drills of two consecutive seeds, so that they do not overlap. */
const APART = 100_000;

const { count, seed, report, end } = startCampaign(APART, 'decisions');
const first = seed * APART;
const seen = new Map<string, Set<string>>();
for (let i = first; i < first + count; i++) {
  const one = dealtAs(i);
  const { ask, case: asked } = one.exercise;
  seen.set(ask, (seen.get(ask) ?? new Set()).add(JSON.stringify(asked)));
  report({ id: one.exercise.id, case: asked }, faultIn(one));
}
for (const [ask, cases] of seen) console.log(`${ask}: ${cases.size} different cases`);
end();
