// Compares the referee with the second implementation, on random questions about Khan.
//   npm run fuzz -- khan             300,000 questions, seed of the day
//   npm run fuzz -- khan 1000000 7   1,000,000 questions, seed 7
import { compareKhan } from '../support/khan-agreement.ts';
import { randomKhanCase } from '../support/khan-cases.ts';
import { randomFrom } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

const [count = 300_000, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${count} questions from seed ${seed}`);
const random = randomFrom(seed);
const sights = new Map<string, number>();
let differences = 0;
for (let i = 0; i < count; i++) {
  const asked = randomKhanCase(random);
  const { difference, seen } = compareKhan(asked);
  for (const sight of seen) sights.set(sight, (sights.get(sight) ?? 0) + 1);
  if (!difference) continue;
  differences++;
  console.error(`${JSON.stringify(asked)}\n  ${difference}`);
}
for (const [sight, times] of sights) console.log(`${sight}: ${((times * 100) / count).toFixed(2)} %`);
console.log(`${differences} differences`);
process.exit(differences > 0 ? 1 : 0);
