// The long campaigns, which no run of the tests has the time for.
//   npm run fuzz                     all of them, one after another, each at its own length and from the seed of the day
//   npm run fuzz -- games 100000 7   one of them: so many, from seed 7
//   npm run fuzz -- mutants --since HEAD~5   single changes of the lines that have changed since that commit
// Those with a browser (pages, crash, field) look at what `npm run build` has made.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CAMPAIGNS } from './campaigns.ts';

const [name, ...options] = process.argv.slice(2);
const isSince = name === 'mutants' && options.length === 2 && options[0] === '--since';
if (
  (name !== undefined && !CAMPAIGNS.some((one) => one === name)) ||
  (!isSince && options.some((one) => !/^\d{1,9}$/.test(one)))
) {
  console.error(
    `Which campaign? One of ${CAMPAIGNS.join(', ')}, then how many and the seed, as whole numbers; or mutants --since <commit>.`,
  );
  process.exit(2);
}
const failed = (name === undefined ? CAMPAIGNS : [name]).filter((one) => {
  console.log(`— ${one}`);
  const file = fileURLToPath(new URL(`${one}.ts`, import.meta.url));
  return spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
