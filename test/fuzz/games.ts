// The long campaign of whole games at random, on the front board: `npm run fuzz:games -- 100000 7`.

import { randomFrom } from '../support/random.ts';
import { playGame } from '../support/random-game.ts';

const [count = 1000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`${count} games from seed ${seed}`);
const random = randomFrom(seed);
const begin = performance.now();
const sums = { actions: 0, wars: 0, revolts: 0, faults: 0 };
for (let i = 0; i < count; i++) {
  const { fault, actions, wars, revolts } = playGame(random, null);
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
