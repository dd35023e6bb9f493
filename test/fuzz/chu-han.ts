// Plays whole battles of Chu Han and checks their invariants, compares the referee with the second
// implementation, and, for every tenth question, also the lists of legal plays.
//   npm run fuzz -- chu-han             100,000 battles and questions, seed of the day
//   npm run fuzz -- chu-han 1000000 7   1,000,000 battles and questions, seed 7
import { listLegalPlays } from '../../src/games/chu-han/rules/battle/list-legal-plays.ts';
import { compareChuHan, randomChuHanCase } from '../support/chu-han-agreement.ts';
import { randomDeal, walk } from '../support/chu-han-battles.ts';
import { walkBattle } from '../support/chu-han-invariants.ts';
import { canonicalForm, naiveLawfulPlays } from '../support/naive-chu-han.ts';
import { wholeUpTo } from '../support/random.ts';
import { startCampaign } from './start-campaign.ts';

const { count, random, see, report, end } = startCampaign(
  100_000,
  'battles, as many questions and a tenth as many lists of plays',
);

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
  const { difference, seen } = compareChuHan(asked);
  see(seen);
  report(asked, difference);
  if (i % 10 === 0) compareLists();
  report('a battle', walkBattle(random, i % 2 === 0).fault);
}
end();
