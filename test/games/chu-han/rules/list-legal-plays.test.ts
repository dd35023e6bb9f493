import { describe, expect, test } from 'vitest';
import { listLegalPlays } from '../../../../src/games/chu-han/rules/battle/list-legal-plays.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { randomDeal, walk } from '../../../support/chu-han-battles.ts';
import { canonicalForm, naiveLawfulPlays } from '../../../support/naive-chu-han.ts';
import { randomFrom, wholeUpTo } from '../../../support/random.ts';

describe('the list of lawful plays is what trying everything finds', () => {
  test.each([
    ['small', 10, 2000],
    ['larger', 21, 2000],
  ])('in %s hands', (_, most, positions) => {
    const random = randomFrom(seedFrom(322 + most));
    for (let found = 0; found < tries(positions); ) {
      const { deal } = randomDeal(random, most > 10);
      const steps = walk(random, deal, wholeUpTo(random, 25));
      const battle = steps.at(-1)?.battle;
      if (!battle || battle.hands[battle.turn].length > most) continue;
      const asked = { game: 'chu-han', ask: 'battle', ...deal, plays: steps.map(({ play }) => play) };
      const listed = listLegalPlays(battle).map(canonicalForm).sort();
      expect(listed, JSON.stringify(asked)).toEqual([...naiveLawfulPlays(asked)].sort());
      found++;
    }
  });
});
