// Sends damaged and made-up lines for every kind of question through the referee command, and through every
// explanation on pages, in all languages: every line is answered, never with `internal`; nothing throws; no
// sentence lacks a value.
//   npm run fuzz -- lines             100,000 lines, seed of the day
//   npm run fuzz -- lines 1000000 7   1,000,000 lines, seed 7
import { fateOfLot } from '../support/lot-of-lines.ts';
import { randomFrom } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

/** The number of lines per run of the command. */
const LOT = 10_000;

const [count = 100_000, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${count} lines from seed ${seed}`);
const random = randomFrom(seed);
const tally = new Map<string, number>();
let faulty = 0;
for (let done = 0; done < count; done += LOT) {
  const { fates, faults } = await fateOfLot(Math.min(LOT, count - done), random);
  for (const [fate, often] of fates) tally.set(fate, (tally.get(fate) ?? 0) + often);
  faulty += faults.length;
  for (const fault of faults) console.error(fault);
  if ((done / LOT) % 10 === 9) console.log(`${done + LOT} lines, ${faulty} faults`);
}
for (const [fate, often] of [...tally].sort(([, a], [, b]) => b - a)) console.log(`${fate}: ${often}`);
console.log(`${count} lines, ${faulty} faults`);
process.exit(faulty > 0 ? 1 : 0);
