// Generates drills and checks that each has a right and a wrong choice, and that the second implementation
// agrees.
//   npm run fuzz -- drills             100,000 exercises of all kinds, seed of the day
//   npm run fuzz -- drills 300000 7    300,000 exercises, seed 7
import { dealtAs, faultIn } from '../support/drills-agreement.ts';
import { SEED_OF_TODAY } from './seed.ts';

/** The distance between the first drills of two consecutive seeds, so that they do not overlap. */
const APART = 100_000;

const [count = APART, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
const first = seed * APART;
console.log(`${count} decisions from seed ${seed}`);
const seen = new Map<string, Set<string>>();
let faults = 0;
for (let i = first; i < first + count; i++) {
  const one = dealtAs(i);
  const { ask, case: asked } = one.exercise;
  seen.set(ask, (seen.get(ask) ?? new Set()).add(JSON.stringify(asked)));
  const fault = faultIn(one);
  if (fault === undefined) continue;
  faults++;
  console.error(`${one.exercise.id}: ${fault}\n  ${JSON.stringify(asked)}`);
}
for (const [ask, cases] of seen) console.log(`${ask}: ${cases.size} different cases`);
console.log(`${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
