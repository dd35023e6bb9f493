// Compares the referee with the second implementations of chances, which deal every possible hand.
//   npm run fuzz -- chances             50,000 questions of each game, seed of the day
//   npm run fuzz -- chances 1000000 7   1,000,000 questions of each game, seed 7
import { type Compared, compareChuHanChances, compareHuangChances } from '../support/chances-agreement.ts';
import { randomChuHanChances, randomHuangChances } from '../support/chances-cases.ts';
import { randomFrom } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

const [count = 50_000, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${count} questions of each game from seed ${seed}`);
const random = randomFrom(seed);
const sights = new Map<string, number>();
let differences = 0;

function compareOne<T>(asked: T, compare: (one: T) => Compared): void {
  const { difference, seen } = compare(asked);
  for (const sight of seen) sights.set(sight, (sights.get(sight) ?? 0) + 1);
  if (difference === undefined) return;
  differences++;
  console.error(`${JSON.stringify(asked)}\n  ${difference}`);
}

for (let i = 0; i < count; i++) {
  compareOne(randomHuangChances(random), compareHuangChances);
  compareOne(randomChuHanChances(random), compareChuHanChances);
}
for (const [sight, times] of sights) console.log(`${sight}: ${((times * 100) / count).toFixed(2)} %`);
console.log(`${differences} differences`);
process.exit(differences > 0 ? 1 : 0);
