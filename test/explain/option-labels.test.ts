import { expect, test } from 'vitest';
import { GAME_RULINGS } from '../../src/games/game-rulings.ts';
import { OPTION_LABELS } from '../../src/games/option-labels.ts';

test.each(['huang', 'chu-han', 'khan'] as const)(
  'every ruling of %s with several options can be chosen',
  (game) => {
    const open = Object.entries<readonly string[]>(GAME_RULINGS[game]).flatMap(([ruling, options]) =>
      options.length > 1
        ? options.map((option) => ({ ruling, option, text: `choice-${ruling}-${option}` }))
        : [],
    );
    expect(OPTION_LABELS[game]).toEqual(open);
  },
);
