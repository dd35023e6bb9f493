import { expect, test } from 'vitest';
import { OPTION_LABELS } from '../../src/explain/option-labels.ts';
import { GAME_RULINGS } from '../../src/referee/game-rulings.ts';

test.each(['huang', 'chu-han', 'khan'] as const)(
  'every point of %s with several choices can be chosen',
  (game) => {
    const open = Object.entries<readonly string[]>(GAME_RULINGS[game]).flatMap(([point, choices]) =>
      choices.length > 1
        ? choices.map((choice) => ({ point, choice, text: `choice-${point}-${choice}` }))
        : [],
    );
    expect(OPTION_LABELS[game]).toEqual(open);
  },
);
