// An evening in one test: three phones at one table, each a browser of its own, two releases, a network that comes and
// goes, links passed round, browsers that are killed, disks that are full; each phone uses any tool, with edits, undo and
// redo. Nothing that was entered may be lost, no answer be wrong, no page note an error.
//   npm run fuzz -- field         evenings until every tool was used (npm run build first)
//   npm run fuzz -- field 100 7   so many, from seed 7
// What fails is played with ever fewer steps; the shortest row that still fails is printed, and kept as
// test/fixtures/field/seed-<seed>.json: the browser tests play it from then on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '../engines/chromium.ts';
import { makeSite } from '../engines/site.ts';
import { randomFrom } from '../support/random.ts';
import { playInBrowsers, TOOLS } from './field/phones.ts';
import { shrinkSteps } from './field/shrink.ts';
import { makeRandomTrace, type Step, type Trace } from './field/trace.ts';
import { SEED_OF_TODAY } from './seed.ts';

const EVENTS = 40;
const PHONES = 3;
/** How often a failing evening is played again to shorten it. */
const MOST_REPLAYS = 60;
const FOLDER = fileURLToPath(new URL('../fixtures/field/', import.meta.url));
const PATHS = TOOLS.map(({ path }) => path);

const [evenings = Math.ceil(PATHS.length / PHONES), from = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
const engine = await chromium();
if (!engine) throw new Error('There is no Chromium: npm run test:e2e tells how to get one');
console.log(`${evenings} evenings from seed ${from}, each with ${EVENTS} events on ${PHONES} phones`);
const site = await makeSite();
const checked = new Map<string, number>();
let failures = 0;

const play = (trace: Trace) => playInBrowsers(engine, site, trace);

/** Shortens an evening that has failed, prints it and keeps it. */
async function keepFault(seed: number, tools: readonly string[], played: readonly Step[], fault: string) {
  let said = fault;
  const fails = async (steps: readonly Step[]) => {
    const again = await play({ tools, steps });
    if (again.fault !== null) said = again.fault;
    return again.fault !== null;
  };
  const isLasting = await fails(played);
  const steps = isLasting ? await shrinkSteps(played, fails, MOST_REPLAYS) : played;
  const kept = JSON.stringify({ found: said, tools, steps });
  console.error(`seed ${seed}, ${steps.length} steps: ${kept}`);
  if (!isLasting) return console.error('  played again, it did not fail: nothing is kept');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}seed-${seed}.json`, `${kept}\n`);
}

for (let i = 0; i < evenings; i++) {
  // Far apart, so that the evenings of two days differ.
  const seed = from + i * 1_000_000;
  const tools = Array.from(
    { length: PHONES },
    (_, phone) => PATHS.at((i * PHONES + phone) % PATHS.length) ?? '',
  );
  const begin = performance.now();
  const evening = await play(makeRandomTrace(randomFrom(seed), tools, PATHS, EVENTS));
  const seconds = ((performance.now() - begin) / 1000).toFixed();
  console.log(`seed ${seed}: ${evening.played.length} steps in ${seconds} s, ${evening.fault ?? 'no fault'}`);
  for (const [what, times] of evening.checked) checked.set(what, (checked.get(what) ?? 0) + times);
  if (evening.fault === null) continue;
  failures++;
  await keepFault(seed, tools, evening.played, evening.fault);
}
await site.remove();
for (const [what, times] of [...checked].sort()) console.log(`${what}: ${times}`);
const isUsed = (path: string) => checked.has(`${path} edit`) || checked.has(`${path} an entry`);
const unused = PATHS.slice(0, evenings * PHONES).filter((path) => !isUsed(path));
if (failures === 0)
  for (const path of unused) console.error(`${path} was never used: the campaign shows nothing of it`);
console.log(`${evenings} evenings, ${failures} with a fault`);
process.exit(failures + unused.length > 0 ? 1 : 0);
