// The built site in a real browser of each engine (`npm run build` first): every tool to its answer, links, offline, an
// update, a killed browser, fingers, layout and axe. The journeys are the same for all: test/e2e/journeys/.
//   node test/engines/engines.ts webkit           all journeys
//   node test/engines/engines.ts webkit --short   those that every run of the tests takes
//   node test/engines/engines.ts webkit khan      those with this word in their name
// Where the engine cannot be had, that is said, and under CI=true it is a failure.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JOURNEYS, type Journey } from '../e2e/journeys/journeys.ts';
import type { Engine } from '../e2e/journeys/phone.ts';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { makeSite, noted, type Site } from './site.ts';
import { webkit } from './webkit.ts';

const ENGINES: Readonly<Record<string, () => Promise<Engine | null>>> = { chromium, firefox, webkit };

const [asked = '', ...words] = process.argv.slice(2);
const find = ENGINES[asked];
if (!find) {
  console.error(`Which engine? One of ${Object.keys(ENGINES).join(', ')}.`);
  process.exit(2);
}
const isShort = words.includes('--short');
const named = words.filter((word) => !word.startsWith('--'));
const journeys = JOURNEYS.filter(
  ({ name, isShort: isOfShort }) => (!isShort || isOfShort) && named.every((word) => name.includes(word)),
);

/** What was amiss; nothing when all came out. */
async function take({ go, isKilled }: Journey, engine: Engine, site: Site): Promise<readonly string[]> {
  await site.again();
  const phone = await (isKilled && engine.startKept ? engine.startKept(site) : engine.start());
  try {
    await go(phone, site);
    return await phone.run(noted);
  } catch (error) {
    return [String(error), ...(await phone.run(noted).catch(() => ['the page no longer answers']))];
  } finally {
    await phone.close();
  }
}

/** Leaves the numbers where `npm test` finds them. */
function report(name: string | null, passed: number, failed: number): void {
  const folder = fileURLToPath(new URL('../../test-results', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${asked}.json`, JSON.stringify({ engine: name, passed, failed }));
}

const engine = await find();
if (!engine) {
  const isRequired = process.env['CI'] === 'true';
  console.log(`No ${asked} on this machine, and none could be installed: nothing was looked at in it.`);
  report(null, 0, isRequired ? 1 : 0);
  process.exit(isRequired ? 1 : 0);
}
console.log([engine.name, ...engine.otherwise.map((one) => `  ${one}`)].join('\n'));
const site = await makeSite();
let failed = 0;
for (const journey of journeys) {
  const begun = Date.now();
  const amiss = await take(journey, engine, site);
  if (amiss.length > 0) failed++;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(
    `${amiss.length === 0 ? '✓' : '✗'} ${journey.name} (${seconds} s)${amiss.map((one) => `\n    ${one}`).join('')}`,
  );
}
await site.remove();
report(engine.name, journeys.length - failed, failed);
console.log(`${journeys.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
