import { describe, expect, test } from 'vitest';
import { keysOf } from '../../src/core/record.ts';
import { answerActCase } from '../../src/games/huang/referee/act.ts';
import {
  answerCheckedStates,
  checkSetupPosition,
} from '../../src/games/huang/referee/check-setup-position.ts';
import { judgeAction } from '../../src/games/huang/referee/judge-action.ts';
import { applyAction } from '../../src/games/huang/rules/actions/apply-action.ts';
import { listQuestions } from '../../src/games/huang/rules/actions/questions.ts';
import { HUANG_RULING_OPTIONS } from '../../src/games/huang/rules/ruling-options.ts';
import { randomActCases, readSetup } from '../support/act-cases.ts';
import { seedFrom, tries } from '../support/campaign.ts';

/** The points with more than one choice. */
const CHOSEN = keysOf(HUANG_RULING_OPTIONS).filter((point) => HUANG_RULING_OPTIONS[point].length > 1);

describe('what is known of an action on a set-up', () => {
  test('is what the engine says, case by case, in any order', () => {
    const cases = randomActCases(seedFrom(81), tries(600));
    expect(cases.length).toBeGreaterThan(tries(200));
    for (const { position, action, decisions, rulings } of [...cases, ...cases.toReversed()]) {
      const judged = judgeAction(position, action, decisions, rulings);
      const outcome = applyAction(position, action, decisions, rulings);
      expect(judged.answer.trace).toEqual(outcome.trace);
      expect(judged.answer.legal).toBe(outcome.kind !== 'refused');
      expect(judged.questions).toEqual(listQuestions(position, action, decisions, rulings));
    }
  });

  test('names each open point on which another choice gives another answer, and no other', () => {
    const told = ({ trace: _, rulings: __, ...answer }: ReturnType<typeof answerActCase>) =>
      JSON.stringify(answer);
    const seen: Record<string, number> = {};
    for (const one of randomActCases(seedFrom(82), tries(8000))) {
      const answer = answerActCase(one);
      for (const point of CHOSEN) {
        const others = HUANG_RULING_OPTIONS[point].filter((choice) => choice !== one.rulings[point]);
        const turns = others.some((choice) => {
          const rulings = { ...one.rulings, [point]: choice };
          return told(answerActCase({ ...one, rulings })) !== told(answer);
        });
        if (turns) seen[point] = (seen[point] ?? 0) + 1;
        // By default a hand above the limit is kept as it is, and no point is named.
        const isNamed = turns && !(point === 'more-than-six' && one.rulings[point] === 'kept');
        expect(answer.rulings.includes(point), `${point}: ${JSON.stringify(one)}`).toBe(isNamed);
      }
    }
    expect(seen['bystander-states']).toBeGreaterThan(tries(10));
    expect(seen['bandits-count-placed']).toBeGreaterThan(tries(3));
    expect(seen['more-than-six']).toBeGreaterThan(0);
  });
});

describe('a set-up', () => {
  test('that is no position tells where and why, in each answer', () => {
    // A leader with no yellow tile beside it, on the second space of the first row.
    const alone = readSetup('...... *rat,goat rRr - -');
    const error = { code: 'no-governor-beside', path: '/position/leaders/1,0' };
    expect(checkSetupPosition(alone)).toEqual({ ok: false, error: [error] });
    expect(answerCheckedStates(checkSetupPosition(alone))).toMatchObject({ ok: false, error });
  });
});
