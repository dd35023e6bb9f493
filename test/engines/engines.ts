// Runs the journeys of test/e2e/journeys/ on the built site in one browser engine (`npm run build` first):
// each tool up to an answer, links, QR codes, offline use, an update, a killed browser, touch, layout and axe.
//   npm run e2e:webkit               all journeys
//   npm run e2e:webkit -- --short    the journeys that `npm test` runs
//   npm run e2e:webkit -- khan       journeys with this word in their names
// If the engine is missing, the command says so; with CI=true it fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Journey } from '../e2e/journeys/journey.ts';
import { JOURNEYS } from '../e2e/journeys/journeys.ts';
import type { Engine } from '../e2e/journeys/phone.ts';
import { ENGINES } from './all-engines.ts';
import { makeSite, noted, type Site } from './site.ts';

const [asked = '', ...words] = process.argv.slice(2);
const find = ENGINES[asked];
if (!find) {
  console.error(
    `Usage: node test/engines/engines.ts <engine> [--short] [word…]. Engines: ${Object.keys(ENGINES).join(', ')}`,
  );
  process.exit(2);
}
const isShort = words.includes('--short');
const named = words.filter((word) => !word.startsWith('--'));
const journeys = JOURNEYS.filter(
  ({ name, isShort: isOfShort }) => (!isShort || isOfShort) && named.every((word) => name.includes(word)),
);

/** Runs a journey and returns what went wrong. */
async function runJourney({ go, isKilled }: Journey, engine: Engine, site: Site): Promise<readonly string[]> {
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

/** Writes the numbers for `npm test`, and the names of the journeys that failed. */
function report(name: string | null, passed: number, failed: readonly string[]): void {
  const folder = fileURLToPath(new URL('../../test-results', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/${asked}.json`,
    JSON.stringify({ engine: name, passed, failed: failed.length, names: failed }),
  );
}

const engine = await find();
if (!engine) {
  const isRequired = process.env['CI'] === 'true';
  console.log(`${asked} is missing and could not be installed, so nothing was tested in it.`);
  report(null, 0, isRequired ? ['no engine'] : []);
  process.exit(isRequired ? 1 : 0);
}
console.log([engine.name, ...engine.otherwise.map((one) => `  ${one}`)].join('\n'));
const site = await makeSite();
const failed: string[] = [];
for (const journey of journeys) {
  const begun = Date.now();
  const faults = await runJourney(journey, engine, site);
  if (faults.length > 0) failed.push(journey.name);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${journey.name} (${seconds} s)${faults.map((one) => `\n    ${one}`).join('')}`,
  );
}
await site.remove();
report(engine.name, journeys.length - failed.length, failed);
console.log(`${journeys.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
