// Plays whole battles of Chu Han and checks their invariants, compares the referee with the second
// implementation, and, for every tenth question, also the lists of legal plays.
//   npm run fuzz -- chu-han             100,000 battles and questions, seed of the day
//   npm run fuzz -- chu-han 1000000 7   1,000,000 battles and questions, seed 7
import { listLegalPlays } from '../../src/games/chu-han/rules/battle/list-legal-plays.ts';
import { compareChuHan, randomChuHanCase } from '../support/chu-han-agreement.ts';
import { randomDeal, walk } from '../support/chu-han-battles.ts';
import { walkBattle } from '../support/chu-han-invariants.ts';
import { canonicalForm, naiveLawfulPlays } from '../support/naive-chu-han.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

const [count = 100_000, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
console.log(
  `${count} battles, as many questions and ${Math.ceil(count / 10)} lists of plays from seed ${seed}`,
);
const random = randomFrom(seed);
const seen: Record<string, number> = {};
let differences = 0;
let faults = 0;

function report(asked: object, difference: string): void {
  differences++;
  console.error(`${JSON.stringify(asked)}\n  ${difference}`);
}

function compareLists(): void {
  const { deal } = randomDeal(random);
  const steps = walk(random, deal, wholeUpTo(random, 25));
  const battle = steps.at(-1)?.battle;
  if (!battle) return;
  const asked = { game: 'chu-han', ask: 'battle', ...deal, plays: steps.map(({ play }) => play) };
  const ours = listLegalPlays(battle).map(canonicalForm).sort().join('\n');
  const naive = [...naiveLawfulPlays(asked)].sort().join('\n');
  if (ours !== naive) report(asked, `listed ${ours}, second implementation ${naive}`);
}

for (let i = 0; i < count; i++) {
  const asked = randomChuHanCase(random);
  const { difference, seen: shown } = compareChuHan(asked);
  for (const one of shown) seen[one] = (seen[one] ?? 0) + 1;
  if (difference) report(asked, difference);
  if (i % 10 === 0) compareLists();
  const { fault } = walkBattle(random, i % 2 === 0);
  if (!fault) continue;
  faults++;
  console.error(fault);
}
for (const [one, times] of Object.entries(seen))
  console.log(`${one}: ${((times * 100) / count).toFixed(2)} %`);
console.log(`${differences} differences, ${faults} faults`);
process.exit(differences + faults > 0 ? 1 : 0);
