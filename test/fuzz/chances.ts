// Compares the referee with the second implementations of chances, which deal every possible hand.
//   npm run fuzz -- chances             50,000 questions of each game, seed of the day
//   npm run fuzz -- chances 1000000 7   1,000,000 questions of each game, seed 7
import { compareChuHanChances, compareHuangChances } from '../support/chances-agreement.ts';
import { randomChuHanChances, randomHuangChances } from '../support/chances-cases.ts';
import type { Compared } from '../support/compared.ts';
import { startCampaign } from './start-campaign.ts';

const { count, random, see, report, end } = startCampaign(50_000, 'questions of each game');

function compareOne<T>(asked: T, compare: (one: T) => Compared): void {
  const { difference, seen } = compare(asked);
  see(seen);
  report(asked, difference);
}

for (let i = 0; i < count; i++) {
  compareOne(randomHuangChances(random), compareHuangChances);
  compareOne(randomChuHanChances(random), compareChuHanChances);
}
end();
