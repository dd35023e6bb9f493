import { expect, test } from 'vitest';
import { READINGS } from '../../src/explain/readings.ts';
import { RULINGS } from '../../src/referee/rulings.ts';

test.each(['huang', 'chu-han', 'khan'] as const)(
  'every point of %s with several choices can be chosen',
  (game) => {
    const open = Object.entries<readonly string[]>(RULINGS[game]).flatMap(([point, choices]) =>
      choices.length > 1
        ? choices.map((choice) => ({ point, choice, text: `choice-${point}-${choice}` }))
        : [],
    );
    expect(READINGS[game]).toEqual(open);
  },
);
