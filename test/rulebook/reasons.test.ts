import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { PLAY_REFUSAL_REASONS as CHU_HAN } from '../../src/games/chu-han/rules/step.ts';
import { RULES_BY_REFUSAL_REASON as HUANG } from '../../src/games/huang/rules/reasons.ts';
import { DEMANDS } from '../../src/games/khan/rules/demands.ts';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { computeExample } from '../../src/rulebook/example.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { expectOfEach } from '../support/of-each.ts';

// Every reason for which a move is refused has its rules, and a worked example that shows it; that it has its sentence
// in each language, the tests of the explanations hold.

const KHAN = Object.fromEntries(DEMANDS.map(({ reason, rule }) => [reason, [rule]]));
const { examples, rules } = readRulebook();

/** The reason for which the move of each example is refused, and its rule. */
const refusals = examples.flatMap(({ id, data }) => {
  const { answer } = unwrap(computeExample(id, data));
  if (!('reason' in answer)) return [];
  return [{ game: id.split('/')[0], reason: answer.reason, rule: answer.trace.at(-1)?.rule }];
});

describe.each(Object.entries({ huang: HUANG, 'chu-han': CHU_HAN, khan: KHAN }))('in %s', (game, reasons) => {
  test('each is shown by an example', () =>
    expectOfEach(
      Object.entries<readonly string[]>(reasons),
      ([reason]) => reason,
      ([reason, by]) => {
        const shown = refusals.filter((one) => one.game === game && one.reason === reason);
        expect(shown).not.toEqual([]);
        for (const { rule } of shown) expect(by).toContain(rule);
      },
    ));

  test('each has rules with a text', () =>
    expectOfEach(
      Object.entries<readonly string[]>(reasons),
      ([reason]) => reason,
      ([, by]) => {
        for (const id of by)
          expect(rules.filter((rule) => rule.id === id).map(({ locale }) => locale)).toEqual(
            expect.arrayContaining([...COMPLETE_LOCALES]),
          );
      },
    ));
});
