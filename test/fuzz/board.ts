// Compares the referee with the second implementation, on random questions about a board of Huang.
//   npm run fuzz -- board             100,000 questions, seed of the day
//   npm run fuzz -- board 1000000 7   1,000,000 questions, seed 7
import { compare, type Sight } from '../support/agreement.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { randomFrom } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

const [count = 100_000, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${count} questions from seed ${seed}`);
const random = randomFrom(seed);
const sights: Partial<Record<Sight, number>> = {};
let differences = 0;
for (let i = 0; i < count; i++) {
  const asked = randomBoardCase(random);
  const { difference, seen } = compare(asked);
  for (const sight of seen) sights[sight] = (sights[sight] ?? 0) + 1;
  if (!difference) continue;
  differences++;
  console.error(`${JSON.stringify(asked)}\n  ${difference}`);
}
for (const [sight, times] of Object.entries(sights))
  console.log(`${sight}: ${((times * 100) / count).toFixed(2)} %`);
console.log(`${differences} differences`);
process.exit(differences > 0 ? 1 : 0);
