// Plays whole random games of Huang and checks their invariants: in turn on the front board, on a board with
// nineteen capitals, and with bandits.
//   npm run fuzz -- games            1,000 games, seed of the day
//   npm run fuzz -- games 100000 7   100,000 games, seed 7

import { GAME_TABLES } from '../support/game-tables.ts';
import { randomFrom } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

const [count = 1000, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${count} games from seed ${seed}`);
const random = randomFrom(seed);
const { front, nineteen, bandits } = GAME_TABLES;
const begin = performance.now();
const sums = { actions: 0, wars: 0, revolts: 0, faults: 0 };
for (let i = 0; i < count; i++) {
  const play = [front, nineteen][i % 3] ?? bandits;
  const { fault, actions, wars, revolts } = play(random);
  sums.actions += actions;
  sums.wars += wars;
  sums.revolts += revolts;
  if (!fault) continue;
  sums.faults++;
  console.error(fault);
}
const seconds = (performance.now() - begin) / 1000;
console.log(`${JSON.stringify(sums)}, ${(count / seconds).toFixed(1)} games a second`);
process.exit(sums.faults > 0 ? 1 : 0);
