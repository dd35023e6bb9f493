import { describe, expect, test } from 'vitest';
import { lawfulPlays } from '../../../src/engine/chu-han/lawful.ts';
import { CHU_HAN_RULINGS } from '../../../src/engine/chu-han/rulings.ts';
import { REASONS } from '../../../src/engine/chu-han/step.ts';
import { compareChuHan, randomChuHanCase } from '../../support/chu-han-agreement.ts';
import { randomDeal, walk } from '../../support/chu-han-battles.ts';
import { canonicalForm, naiveLawfulPlays } from '../../support/naive-chu-han.ts';
import { randomFrom, wholeUpTo } from '../../support/random.ts';

test('the referee and the second implementation agree on ten thousand battles and scorings', () => {
  const random = randomFrom(321);
  const seen: Record<string, number> = {};
  for (let i = 0; i < 10_000; i++) {
    const asked = randomChuHanCase(random);
    const compared = compareChuHan(asked);
    for (const one of compared.seen) seen[one] = (seen[one] ?? 0) + 1;
    if (compared.difference) expect.fail(`${JSON.stringify(asked)}\n${compared.difference}`);
  }
  const wanted = [
    ...REASONS,
    ...Object.keys(CHU_HAN_RULINGS),
    'fighting',
    'battle-over',
    'game-over',
    'false',
  ];
  for (const one of wanted) expect(seen[one] ?? 0, one).toBeGreaterThan(10);
});

describe('the list of lawful plays is what trying everything finds', () => {
  test.each([
    ['small', 10, 2000],
    ['larger', 21, 2000],
  ])('in %s hands', (_, most, positions) => {
    const random = randomFrom(322 + most);
    for (let found = 0; found < positions; ) {
      const { deal } = randomDeal(random, most > 10);
      const steps = walk(random, deal, wholeUpTo(random, 25));
      const battle = steps.at(-1)?.battle;
      if (!battle || battle.hands[battle.turn].length > most) continue;
      const asked = { game: 'chu-han', ask: 'battle', ...deal, plays: steps.map(({ play }) => play) };
      const listed = lawfulPlays(battle).map(canonicalForm).sort();
      expect(listed, JSON.stringify(asked)).toEqual([...naiveLawfulPlays(asked)].sort());
      found++;
    }
  });
});
