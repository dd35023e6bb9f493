// Simulates evenings of three phones at one table (`npm run build` first): two releases, an unreliable
// network, shared links, killed browsers, full disks. Each phone uses any tool, with edits, undo and redo.
// Nothing that was entered may be lost, no answer may be wrong, no page may report an error.
//   npm run fuzz -- field         as many evenings as it takes to use every tool, seed of the day
//   npm run fuzz -- field 100 7   100 evenings, seed 7
//   npm run fuzz -- field 20 7 webkit   the same in another engine; one that keeps nothing is not killed
// A failing evening is shortened. The shortest list of steps that still fails is printed and kept as
// test/fixtures/field/seed-<seed>.json, which the browser tests replay from then on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINES } from '../engines/all-engines.ts';
import { makeSite } from '../engines/site.ts';
import { randomFrom } from '../support/random.ts';
import { playInBrowsers, TOOLS } from './field/phones.ts';
import { shrinkSteps } from './field/shrink.ts';
import { makeRandomTrace, type Step, type Trace } from './field/trace.ts';
import { SEED_OF_TODAY } from './seed.ts';

const EVENTS = 40;
const PHONES = 3;
/** How often a failing evening is replayed to shorten it. */
const MOST_REPLAYS = 60;
const FOLDER = fileURLToPath(new URL('../fixtures/field/', import.meta.url));
const PATHS = TOOLS.map(({ path }) => path);

const [count = Math.ceil(PATHS.length / PHONES), from = SEED_OF_TODAY, name = 'chromium'] =
  process.argv.slice(2);
const evenings = Number(count);
const engine = await ENGINES[name]?.();
if (!engine) throw new Error(`${name} is missing. npm run e2e:${name} explains how to install it.`);
console.log(
  `${evenings} evenings from seed ${from}, each with ${EVENTS} events on ${PHONES} phones, in ${engine.name}`,
);
const site = await makeSite();
const checked = new Map<string, number>();
let failures = 0;

const play = (trace: Trace) => playInBrowsers(engine, site, trace);

/** Returns an evening without the steps that this engine cannot take while it is driven. */
const withoutKills = (trace: Trace): Trace =>
  engine.startKept
    ? { ...trace, steps: trace.steps.filter(({ does }) => does !== 'kill the browser') }
    : trace;

/** Shortens a failing evening, prints it and writes it to a fixture. */
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
  if (!isLasting) return console.error('  It did not fail when it was replayed, so no fixture is written.');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}seed-${seed}.json`, `${kept}\n`);
}

for (let i = 0; i < evenings; i++) {
  // The seeds are far apart, so that evenings differ from day to day.
  const seed = Number(from) + i * 1_000_000;
  const tools = Array.from(
    { length: PHONES },
    (_, phone) => PATHS.at((i * PHONES + phone) % PATHS.length) ?? '',
  );
  const begin = performance.now();
  const evening = await play(withoutKills(makeRandomTrace(randomFrom(seed), tools, PATHS, EVENTS)));
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
  for (const path of unused)
    console.error(`${path} was never used, so the campaign has proved nothing about it.`);
console.log(`${evenings} evenings, ${failures} with a fault`);
process.exit(failures + unused.length > 0 ? 1 : 0);
