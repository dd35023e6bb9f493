import { describe, expect, test } from 'vitest';
import { computeAnswer } from '../../../../src/games/chu-han/battle/compute-answer.ts';
import { computeTroopChances } from '../../../../src/games/chu-han/battle/play/troop-chances.ts';
import {
  type ChuHanNames,
  describeBeatChances,
  describeHeldCards,
} from '../../../../src/games/chu-han/explain/troop-chances.ts';
import type { Card } from '../../../../src/games/chu-han/rules/cards/cards.ts';
import type { ChuHanBattle } from '../../../../src/games/chu-han/saves/battle.ts';
import { FRESH_SETUP, freshBattle } from '../../../../src/games/chu-han/saves/fresh-battle.ts';
import { LOCALES } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { readTexts } from '../../../support/content.ts';

// What is known of a battle, as a question how likely a set is beaten. The fractions were counted by hand.

/** Han knows of its hand a 7 and Lü Zhi; of Chu's fifteen cards nobody knows any. */
const BATTLE: ChuHanBattle = {
  ...freshBattle(),
  setup: {
    ...FRESH_SETUP,
    hands: {
      han: { known: ['7', 'lu-zhi'], faceDown: 13 },
      chu: { known: [], faceDown: 15 },
    },
  },
};
const chancesOf = (state: ChuHanBattle, ...selected: readonly Card[]) =>
  computeTroopChances(state, computeAnswer(state, freshSettings('en')), selected);

/*
 * 44 cards are out of sight, Chu holds 15. A 7 is beaten by two 8s and the 9: by none with 29/44 · 28/43 · 27/42, so it
 * is beaten with 1 - 21924/79464 = 685/946; of 17 cards by none with 27/44 · 26/43 · 25/42, so with 10319/13244.
 */
const BEATEN = {
  by: 'chu',
  unseen: 44,
  held: 15,
  beaten: '685/946',
  reinforced: '10319/13244',
};

describe('how likely a set is beaten', () => {
  test('that is chosen, by the hand of the other side', () => {
    expect(chancesOf(BATTLE, '7')).toMatchObject({ ...BEATEN, isTroop: true });
  });

  test('that lies on the table, by the hand that has to answer it', () => {
    const opened: ChuHanBattle = {
      ...BATTLE,
      plays: [{ by: 'han', open: ['7'] }],
    };
    expect(chancesOf(opened)).toMatchObject({ ...BEATEN, isTroop: true });
  });

  test('with what has been seen since', () => {
    const { setup } = BATTLE;
    // The 9 and a 1 lie in the pile of discards: 42 cards, two 8s. 1 - 27/42 · 26/41 = 170/287.
    const seen = {
      ...BATTLE,
      setup: { ...setup, discard: ['9', '1'] as const },
    };
    expect(chancesOf(seen, '7')).toMatchObject({
      unseen: 42,
      beaten: '170/287',
    });
    // The cards on top of the draw pile are known: without them the same 42 cards; whoever draws them can beat it.
    const deck = ['9', '1', ...setup.deck.slice(2)] as const;
    const looked = { ...BATTLE, setup: { ...setup, deck } };
    expect(chancesOf(looked, '7')).toMatchObject({
      unseen: 42,
      beaten: '170/287',
      reinforced: '1/1',
    });
  });

  test('and not after a reinforcement that nobody can take', () => {
    const { setup } = BATTLE;
    const spent = {
      ...BATTLE,
      setup: { ...setup, taken: { han: 3, chu: 3 }, deck: [] },
    };
    expect(chancesOf(spent, '7')).toMatchObject({
      beaten: '685/946',
      reinforced: null,
    });
  });

  test('asks for no set that is none, and for none of cards that are not there', () => {
    expect(chancesOf(BATTLE, '7', 'lu-zhi')).toMatchObject({ isTroop: false }); // a 7 and a 3
    expect(chancesOf(BATTLE, '9')).toMatchObject({ isTroop: false });
    expect(chancesOf(BATTLE)).toMatchObject({
      isTroop: false,
      holds: { 'xiao-he': '15/44' },
    });
  });

  test('says nothing where no card of one’s own is known', () => {
    expect(chancesOf(freshBattle())).toBeUndefined();
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  const t = createTranslator(locale, readTexts(locale, 'chances', 'chu-han-chances'));
  const names = createTranslator(locale, readTexts(locale, 'chu-han'));
  const called: ChuHanNames = {
    side: (side) => names(`side-${side}`),
    card: (card) => names(`card-${card}`),
  };
  const told = (battle: ChuHanBattle, ...selected: readonly Card[]) => {
    const chances = chancesOf(battle, ...selected);
    if (!chances) throw new Error('Nothing is counted');
    return [
      ...describeBeatChances(chances, called, t).map(({ text }) => text),
      ...describeHeldCards(chances, called, t),
    ];
  };

  test('it is said in sentences', () => {
    const said = told(BATTLE, '7');
    expect(said).toHaveLength(4);
    for (const text of said) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(said[0]).toContain('72'); // 685/946 = 0.724
    expect(said[2]).toContain('Lü Zhi');
    expect(said[3]).toContain('Xiao He');
  });
});

test('in English, what is certain and what is not there', () => {
  const t = createTranslator('en', readTexts('en', 'chances', 'chu-han-chances'));
  const called: ChuHanNames = { side: (side) => side, card: (card) => card };
  const { setup } = BATTLE;
  const hands = {
    han: { known: ['9'], faceDown: 14 },
    chu: { known: ['lu-zhi'], faceDown: 14 },
  } as const;
  const chances = chancesOf({ ...BATTLE, setup: { ...setup, hands } }, '9');
  if (!chances) throw new Error('Nothing is counted');
  expect(describeBeatChances(chances, called, t).map(({ text }) => text)).toEqual([
    'chu can’t beat the set by rank.',
    'Even after a writ, chu can’t beat the set by rank.',
  ]);
  expect(describeHeldCards(chances, called, t)[0]).toBe('chu has lu-zhi for certain.');
});
