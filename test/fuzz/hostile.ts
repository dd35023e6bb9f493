// Reads links, saves and backups that are cut, forged or made up: none may throw, hang, write to other saves,
// or be accepted unless it is valid. test/fuzz/pages.ts does the same on pages.
//   npm run fuzz -- hostile            100,000 in total, seed of the day
//   npm run fuzz -- hostile 300000 7   300,000 in total, seed 7
import { SAVE_KINDS } from '../../src/games/save-kinds.ts';
import {
  type Fate,
  fateOfCopy,
  fateOfLink,
  fateOfSave,
  hostileCopy,
  hostileLink,
  hostileSave,
  SAVES_OF_ALL_VERSIONS,
} from '../support/hostile.ts';
import { randomFrom } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

/** Time limit in milliseconds for reading one. */
const LONGEST = 50;

const [count = 100_000, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(`${count} links, saves and copies from seed ${seed}`);
const random = randomFrom(seed);
const full = Object.fromEntries(
  SAVES_OF_ALL_VERSIONS.filter(([{ version }, raw]) => (raw as { version: number }).version === version)
    .filter(([{ key }]) => SAVE_KINDS.some((kind) => kind.key === key))
    .map(([{ key }, raw]) => [key, raw]),
);

/** Makes the next hostile input, with the function that reads it. */
async function next(
  i: number,
): Promise<readonly [what: string, given: unknown, read: () => Fate | Promise<Fate>]> {
  if (i % 5 === 0) {
    const text = hostileCopy(random);
    return ['copy', text, () => fateOfCopy(text, i % 2 === 0 ? full : {})];
  }
  if (i % 5 < 3) {
    const link = await hostileLink(random);
    return ['link', link, () => fateOfLink(link)];
  }
  const [kind, raw] = hostileSave(random);
  return ['save', { key: kind.key, raw }, () => fateOfSave(kind, raw)];
}

const tally = new Map<string, number>();
const slowest = new Map<string, number>();
let faults = 0;
const fail = (what: string, why: string, given: unknown) => {
  faults++;
  console.error(`${what}: ${why}\n${JSON.stringify(given)}`);
};

/** Measures how long reading takes, in milliseconds. */
async function timed(read: () => Fate | Promise<Fate>): Promise<readonly [Fate, number]> {
  const begin = performance.now();
  const fate = await read();
  return [fate, performance.now() - begin];
}

for (let i = 0; i < count; i++) {
  const [what, given, read] = await next(i);
  try {
    let [fate, took] = await timed(read);
    // The machine may have been busy for a moment: the time limit only counts if it is exceeded three times.
    for (let again = 0; took > LONGEST && again < 2; again++) took = Math.min(took, (await timed(read))[1]);
    if (took > LONGEST) fail(what, `took ${took.toFixed(0)} ms`, given);
    slowest.set(what, Math.max(slowest.get(what) ?? 0, took));
    if ('fault' in fate) fail(what, fate.fault, given);
    else tally.set(`${what} ${fate.fate}`, (tally.get(`${what} ${fate.fate}`) ?? 0) + 1);
  } catch (error) {
    fail(what, String(error), given);
  }
}
for (const [what, often] of [...tally].sort()) console.log(`${what}: ${often}`);
for (const [what, took] of slowest) console.log(`slowest ${what}: ${took.toFixed(1)} ms`);
console.log(`${count} read, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
