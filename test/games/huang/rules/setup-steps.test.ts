import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { countCapitals } from '../../../../src/games/huang/rules/setup/fresh-setup.ts';
import { type GameChoice, listSetupSteps } from '../../../../src/games/huang/rules/setup/setup-steps.ts';
import { DYNASTIES } from '../../../../src/games/huang/rules/vocabulary.ts';
import { TONIGHT_RULES } from '../../../../src/games/huang/tonight/rules.ts';

const BASE: GameChoice = {
  edition: 'en',
  players: ['tiger', 'rabbit', 'rat', 'goat'],
  isShort: false,
  board: 'none',
  hasPalace: false,
};

/** Each step with its two counts, as one line. */
const linesOf = (choice: Partial<GameChoice>) =>
  listSetupSteps({ ...BASE, ...choice }, countCapitals()).map(
    ({ id, count, rest }) => `${id} ${count} ${rest}`,
  );

describe('what is laid out, counted by hand from the printed rulebooks', () => {
  // English, “Components” and “Setup”: 138 tiles = 42 + 36 + 24 + 24 + 12; 7 capitals; 9 pagodas; 150
  // markers = 5 × (20 + 10); 5 leaders each; 6 tiles each, 6 in the market.
  test('four players, no options: 138 − 7 = 131 in the bag, − 4 × 6 − 6 = 101', () => {
    expect(linesOf({})).toEqual([
      'board 0 0',
      'capitals 7 0',
      'bag 131 0',
      'pagodas 9 0',
      'points 150 0',
      'unification 0 0',
      'dynasties 5 0',
      'hands 6 107',
      'market 6 101',
    ]);
  });

  // The “Option” under “Setup”: 24 tiles from the bag, for two players only. “Put any spare … leaders back”.
  test('two players, shorter: 131 − 24 = 107, − 2 × 6 − 6 = 89; two dynasties of 5 stay in the box', () => {
    const short = { players: ['rat', 'goat'], isShort: true } as const;
    expect(linesOf(short).filter((line) => /short|unused|hands|market/.test(line))).toEqual([
      'short-game 24 107',
      'unused 10 0',
      'hands 6 95',
      'market 6 89',
    ]);
    expect(linesOf({ ...short, edition: 'pl' })).toContain('short-game-random 24 107');
    expect(linesOf({ isShort: true }).join()).not.toContain('short');
  });

  // “Eighteen Kingdoms”, p. 11: a yellow tile and a granary on each of 19 capitals; two blue pagodas stay in the box.
  test('Eighteen Kingdoms: 138 − 19 = 119 in the bag, 9 − 2 = 7 pagodas', () => {
    expect(linesOf({ board: 'kingdoms' }).slice(0, 4)).toEqual([
      'board-reverse 0 0',
      'capitals-granaries 19 0',
      'bag 119 0',
      'pagodas-no-blue 7 2',
    ]);
  });

  // “Rogue Bandits”: 10 tiles, 5 on the board and 5 in the box. The Polish text lays each on its own number.
  test('bandits come last, as they are printed', () => {
    expect(linesOf({ board: 'bandits' }).at(-1)).toBe('bandits 5 5');
    expect(linesOf({ board: 'bandits', edition: 'de' }).at(-1)).toBe('bandits 5 5');
    expect(linesOf({ board: 'bandits', edition: 'pl' }).at(-1)).toBe('bandits-own-place 5 5');
  });

  // “Royal Palace”: one piece, with any option. “Dragon Dynasty”: a fifth player with the same set-up.
  test('palace with the pagodas; five players use every dynasty', () => {
    const all = linesOf({ players: DYNASTIES, hasPalace: true });
    expect(all.indexOf('palace 0 0')).toBe(all.indexOf('pagodas 9 0') + 1);
    expect(all.join()).not.toContain('unused');
    expect(all.at(-1)).toBe('market 6 95'); // 131 − 5 × 6 − 6
  });
});

const EVERY_STEP = (['en', 'pl'] as const).flatMap((edition) =>
  (['none', 'bandits', 'kingdoms'] as const).flatMap((board) =>
    [2, 3, 4, 5].flatMap((count) =>
      listSetupSteps(
        { edition, board, players: DYNASTIES.slice(0, count), isShort: true, hasPalace: true },
        countCapitals(),
      ),
    ),
  ),
);

test('each step cites a rule that its text is compared with, and that the page knows by title', () => {
  const restates: Readonly<Record<string, readonly string[]>> = parse(
    readFileSync(new URL('../../../../content/restates/huang-tonight.yaml', import.meta.url), 'utf8'),
  );
  for (const { id, rule } of EVERY_STEP) {
    const beginning = Object.keys(restates).filter(
      (key) => `setup-${id}` === key || `setup-${id}`.startsWith(`${key}-`),
    );
    expect(
      beginning.flatMap((key) => restates[key]),
      id,
    ).toContain(rule);
    expect(TONIGHT_RULES).toContain(rule);
  }
});
