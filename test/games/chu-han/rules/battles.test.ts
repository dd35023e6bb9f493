import { describe, expect, test } from 'vitest';
import { beginBattle, type Deal } from '../../../../src/games/chu-han/rules/battle/battle.ts';
import { getBattleOutcome } from '../../../../src/games/chu-han/rules/battle/outcome.ts';
import type { BattlePlay } from '../../../../src/games/chu-han/rules/battle/play.ts';
import { applyPlay, playBattle } from '../../../../src/games/chu-han/rules/battle/play-battle.ts';
import { type BattleSide, opponentOf } from '../../../../src/games/chu-han/rules/side.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { ALL_CARDS, randomDeal, randomPlay, walk } from '../../../support/chu-han-battles.ts';
import { randomFrom, wholeUpTo } from '../../../support/random.ts';

const RULINGS = { 'hangu-pass-doubled': 'yes' } as const;

test('the box holds 46 cards: nine 1s down to one 9, and the joker', () => {
  expect(ALL_CARDS).toHaveLength(46); // 9 + 8 + 7 + 6 + 5 + 4 + 3 + 2 + 1 + 1, as printed
});

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

describe('nothing is changed', () => {
  test('neither deals and plays nor any battle on the way', () => {
    const random = randomFrom(seedFrom(303));
    for (let i = 0; i < tries(500); i++) {
      const { deal } = frozen(randomDeal(random));
      let battle = frozen(beginBattle(deal));
      for (let play = randomPlay(random, battle); play; play = randomPlay(random, battle))
        battle = frozen(applyPlay(battle, frozen(play)));
      expect(frozen(getBattleOutcome(battle, RULINGS)).report.status).not.toBe('fighting');
    }
  });

  test('and the first plays of a line lead to the battle that stood after them', () => {
    const random = randomFrom(seedFrom(304));
    for (let i = 0; i < tries(1000); i++) {
      const { deal } = randomDeal(random);
      const steps = walk(random, deal);
      const cut = wholeUpTo(random, steps.length - 1);
      const plays = steps.slice(0, cut + 1).map(({ play }) => play);
      expect(playBattle(deal, plays).battle).toEqual(steps[cut]?.battle);
    }
  });
});

/** The same with the houses exchanged: in keys, in values, and in lists that name them. */
function mirrored(value: unknown): unknown {
  if (value === 'han' || value === 'chu') return opponentOf(value as BattleSide);
  if (Array.isArray(value)) return value.map(mirrored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [mirrored(key), mirrored(inner)]));
}

test('with the houses exchanged everything comes out the same for the other', () => {
  const random = randomFrom(seedFrom(305));
  for (let i = 0; i < tries(1000); i++) {
    const { deal } = randomDeal(random);
    const plays = walk(random, deal, wholeUpTo(random, 40)).map(({ play }) => play);
    const { faceUp, ...standing } = getBattleOutcome(playBattle(deal, plays).battle, RULINGS).report;
    const swapped = playBattle(mirrored(deal) as Deal, mirrored(plays) as readonly BattlePlay[]);
    const other = getBattleOutcome(swapped.battle, RULINGS).report;
    expect(other).toMatchObject(mirrored(standing) as object);
    expect(other.faceUp).toHaveLength(faceUp.length);
  }
});
