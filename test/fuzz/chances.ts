// The long campaign for chances: the referee against the second implementations, which deal every hand in every way.
//   npm run fuzz -- chances             50,000 questions of each game from the seed of the day
//   npm run fuzz -- chances 1000000 7   so many, from that seed
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
