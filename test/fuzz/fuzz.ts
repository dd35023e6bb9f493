// Runs the long random campaigns, which take too long for the tests. Without a seed, they use today's date.
//   npm run fuzz                             all of them, one after another, each in its default size
//   npm run fuzz -- games 100000 7           one of them: its size, its seed
//   npm run fuzz -- field 20 7 webkit        evenings in another browser engine
//   npm run fuzz -- mutants --since HEAD~5   mutation tests of the lines that have changed since that commit
// Campaigns with a browser (pages, crash, field) use the built site (`npm run build` first).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CAMPAIGNS } from './campaigns.ts';

const [name, ...options] = process.argv.slice(2);
const isSince = name === 'mutants' && options.length === 2 && options[0] === '--since';
/** A size, a seed or, for evenings in the field, an engine. */
const isOption = (one: string, i: number) =>
  /^\d{1,9}$/.test(one) || (name === 'field' && i === 2 && /^[a-z]+$/.test(one));
if (
  (name !== undefined && !CAMPAIGNS.some((one) => one === name)) ||
  (!isSince && !options.every(isOption))
) {
  console.error(
    `Usage: npm run fuzz -- <campaign> [size] [seed]\n       npm run fuzz -- field <size> <seed> <engine>\n       npm run fuzz -- mutants --since <commit>\nCampaigns: ${CAMPAIGNS.join(', ')}`,
  );
  process.exit(2);
}
const failed = (name === undefined ? CAMPAIGNS : [name]).filter((one) => {
  console.log(`— ${one}`);
  const file = fileURLToPath(new URL(`${one}.ts`, import.meta.url));
  return spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
