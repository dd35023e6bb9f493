// Mutation tests: changes the code of engine, referee, share and saves in one place at a time, and checks
// that a unit test fails.
//   npm run fuzz -- mutants                             400 mutants, seed of the day
//   npm run fuzz -- mutants 100 7                       100 mutants, seed 7
//   npm run fuzz -- mutants 400 7 101 200               the second hundred of these 400
//   node test/fuzz/mutants.ts 100 7 games/khan/rules saves   only in these folders
//   npm run fuzz -- mutants --since HEAD~5              the lines that have changed since that commit, in at most five minutes
// A surviving mutant fails the campaign, unless `equivalent-mutants.yaml` explains why it changes nothing.
// With `--since`, the quick tests run first, then the slow ones on what survives; mutants for which there was
// no time are counted. Everything is read before the first mutant is tried, and nothing is written to the
// working tree.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { randomFrom } from '../support/random.ts';
import { allChanges, type Change, folderOf } from './mutants/changes.ts';
import { drawn } from './mutants/draw.ts';
import { describeChange, EQUIVALENTS, isListed } from './mutants/equivalents.ts';
import { canTell, type Fate, tryChange, usualRun } from './mutants/run.ts';
import { trySince } from './mutants/since.ts';
import { SEED_OF_TODAY } from './seed.ts';

const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true });
const folders = positionals.filter((one) => !/^\d+$/.test(one));
const [count = 400, seed = SEED_OF_TODAY, first = 1, last = count] = positionals
  .filter((one) => !folders.includes(one))
  .map(Number);
if (values.since !== undefined) process.exit((await trySince(values.since, randomFrom(seed))) ? 0 : 1);

const isAsked = (change: Change) =>
  folders.length === 0 || folders.some((folder) => `${folderOf(change)}/`.startsWith(`${folder}/`));
const all = allChanges();
const changes = drawn(all.filter(isAsked), count, randomFrom(seed));
const lot = [...changes.entries()].slice(first - 1, last);
console.log(`${changes.length} of ${all.length} mutants from seed ${seed}, of these ${first} to ${last}`);
const gone = EQUIVALENTS.filter(
  (one) => !all.some((change) => one.file === change.file && one.was === change.was),
);
for (const { file, was } of gone)
  console.error(`Remove from equivalent-mutants.yaml, the code is gone: ${file}: ${was}`);

const usual = await usualRun();
for (const file of usual.failing) console.error(`Fails without any mutant, so it is not used: ${file}`);
if (!(await canTell(usual))) throw new Error('The tests do not fail even if a file throws');

const fates: Fate[] = [];
const waiting = [...lot];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [i, change] = next;
    const fate = await tryChange(change, usual);
    fates.push(fate);
    report(i + 1, fate);
    if (fates.length % 20 === 0) console.log(`${fates.length} tried, ${survivors().length} survived`);
  }
}
const survivors = () => fates.filter(({ sign }) => sign === null).map(({ change }) => change);

function report(number: number, { change, sign, seconds }: Fate): void {
  const fate = sign ? `killed in ${seconds.toFixed()} s` : isListed(change) ? 'equivalent' : 'SURVIVED';
  console.log(`${number} ${fate}: ${describeChange(change)}`);
  if (sign) console.log(`  ${sign.how}`);
}

const begin = performance.now();
await Promise.all(Array.from({ length: availableParallelism() }, work));
const unlisted = survivors().filter((change) => !isListed(change));
const wrongly = fates.filter(({ sign, change }) => sign !== null && isListed(change));
for (const { change, sign } of wrongly)
  console.error(`Listed as equivalent, but killed: ${sign?.how}: ${change.file}: ${change.was}`);
for (const [what, of] of [
  ['folder', folderOf],
  ['kind', ({ kind }: Change) => kind],
] as const)
  for (const name of [...new Set(lot.map(([, change]) => of(change)))].sort()) {
    const these = fates.filter(({ change }) => of(change) === name);
    console.log(
      `${what} ${name}: ${these.filter(({ sign }) => sign !== null).length} of ${these.length} killed`,
    );
  }
const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
const noticed = fates.length - survivors().length;
console.log(
  `${fates.length} mutants in ${minutes} minutes: ${noticed} killed, ${survivors().length - unlisted.length} equivalent, ${unlisted.length} survived`,
);
process.exit(unlisted.length + wrongly.length + gone.length + usual.failing.length > 0 ? 1 : 0);
