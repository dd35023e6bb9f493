import { describe, expect, test } from 'vitest';
import { act } from '../../src/engine/huang/act.ts';
import { NOTHING_DECIDED } from '../../src/engine/huang/action.ts';
import { parseNotation } from '../../src/engine/huang/notation.ts';
import { questionsOf } from '../../src/engine/huang/questions.ts';
import { HUANG_RULINGS } from '../../src/engine/huang/rulings.ts';
import { type Setup, setupOf } from '../../src/engine/huang/setup.ts';
import { keysOf } from '../../src/engine/record.ts';
import { defaultsOf } from '../../src/referee/case.ts';
import { answerHuangAct } from '../../src/referee/huang/act.ts';
import { answerFor } from '../../src/referee/huang/answer-for.ts';
import { placementsFor } from '../../src/referee/huang/placement-answers.ts';
import { positionFor, setupFor, statesFor } from '../../src/referee/huang/position-for.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { seedFrom, tries } from '../support/campaign.ts';
import { randomFrom } from '../support/random.ts';

const USUAL = defaultsOf(HUANG_RULINGS);
/** The points with more than one choice. */
const CHOSEN = keysOf(HUANG_RULINGS).filter((point) => HUANG_RULINGS[point].length > 1);

function setupFrom(text: string): Setup {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Sound cases of actions on a board. */
function actsFrom(seed: number, count: number) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => checkCase(randomBoardCase(random))).flatMap((checked) =>
    checked.ok && checked.value.game === 'huang' && checked.value.ask === 'act' ? [checked.value] : [],
  );
}

describe('what is known of an action on a set-up', () => {
  const setup = setupFrom('....... *rat,tiger,goat rRry1yTrr - -');
  const war = { type: 'place-tile', colour: 'green', at: ['3,0'] } as const;

  test('is found again, whoever words the decisions and the rulings anew', () => {
    const first = answerFor(setup, war, NOTHING_DECIDED, USUAL);
    const again = answerFor(setup, war, structuredClone(NOTHING_DECIDED), { ...USUAL });
    if (!first.ok || !again.ok) throw new Error('No position');
    expect(again.value).toBe(first.value);
    expect(again.value.questions).toBe(first.value.questions);
    const given = {
      ...NOTHING_DECIDED,
      commitments: [{ by: 'rat', to: '0,0', tiles: 1, leader: false } as const],
    };
    const other = answerFor(setup, war, given, USUAL);
    expect(other.ok && other.value.answer).toMatchObject({ result: 'war' });
    expect(first.value.answer).toMatchObject({ needs: { decision: 'tieWinner', by: 'rat' } });
  });

  test('is what the engine says, case by case, in any order', () => {
    const cases = actsFrom(seedFrom(81), tries(600));
    expect(cases.length).toBeGreaterThan(tries(200));
    for (const { position, action, decisions, rulings } of [...cases, ...cases.toReversed()]) {
      const judged = answerFor(setupFor(position), action, decisions, rulings);
      if (!judged.ok) throw new Error(JSON.stringify(judged.error));
      const outcome = act(position, action, decisions, rulings);
      expect(judged.value.answer.trace).toEqual(outcome.trace);
      expect(judged.value.answer.legal).toBe(outcome.kind !== 'refused');
      expect(judged.value.questions).toEqual(questionsOf(position, action, decisions, rulings));
    }
  });

  test('names each open point on which another choice gives another answer, and no other', () => {
    const told = ({ trace: _, rulings: __, ...answer }: ReturnType<typeof answerHuangAct>) =>
      JSON.stringify(answer);
    const seen: Record<string, number> = {};
    for (const one of actsFrom(seedFrom(82), tries(4000))) {
      const answer = answerHuangAct(one);
      for (const point of CHOSEN) {
        const others = HUANG_RULINGS[point].filter((choice) => choice !== one.rulings[point]);
        const turns = others.some((choice) => {
          const rulings = { ...one.rulings, [point]: choice };
          return told(answerHuangAct({ ...one, rulings })) !== told(answer);
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
  test('has one position, and a position one that is not checked again', () => {
    const setup = setupFrom('...... *rat,goat Rry1yGb - -');
    const position = positionFor(setup);
    expect(positionFor(setup)).toBe(position);
    if (!position.ok) throw new Error(JSON.stringify(position.error));
    const back = setupFor(position.value);
    expect(back).toEqual(setupOf(position.value));
    const again = positionFor(back);
    expect(again.ok && again.value).toBe(position.value);
  });

  test('that is no position tells where and why, in each answer', () => {
    // A leader with no yellow tile beside it, on the second space of the first row.
    const alone = setupFrom('...... *rat,goat rRr - -');
    const error = { code: 'no-governor-beside', path: '/position/leaders/1,0' };
    expect(positionFor(alone)).toEqual({ ok: false, error: [error] });
    expect(statesFor(alone)).toMatchObject({ ok: false, error });
    expect(placementsFor(alone, 'tile', 'red', USUAL)).toMatchObject({ ok: false, error });
    expect(answerFor(alone, { type: 'end-turn' }, NOTHING_DECIDED, USUAL)).toEqual({
      ok: false,
      error: [error],
    });
  });
});
