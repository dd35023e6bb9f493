import { describe, expect, test } from 'vitest';
import { listCitedRules } from '../../../../src/core/answer.ts';
import { answer } from '../../../../src/referee/referee.ts';
import { tries } from '../../../support/campaign.ts';
import { randomChuHanCase } from '../../../support/chu-han-agreement.ts';
import { randomDeal, walk } from '../../../support/chu-han-battles.ts';
import { dealt, plays } from '../../../support/chu-han-notation.ts';
import { retold } from '../../../support/chu-han-retold.ts';
import { ruleFiles } from '../../../support/content.ts';
import { randomFrom, wholeUpTo } from '../../../support/random.ts';

type Step = Readonly<Record<string, unknown>>;

test('points, hands and the discard pile can be rebuilt from the trace alone', () => {
  const random = randomFrom(311);
  for (let i = 0; i < tries(2000); i++) {
    const { deal } = randomDeal(random);
    const line = walk(random, deal, i % 2 === 0 ? 200 : wholeUpTo(random, 20)).map(({ play }) => play);
    const answered = answer({ game: 'chu-han', ask: 'battle', ...deal, plays: line });
    if (!answered.ok || !('hands' in answered)) throw new Error(JSON.stringify(answered));
    const { scores, hands, discard, table } = retold(deal, answered.trace);
    expect({ scores, discard: discard.sort(), han: hands['han']?.sort(), chu: hands['chu']?.sort() }).toEqual(
      {
        scores: answered.scores,
        discard: answered.discard,
        han: answered.hands.han,
        chu: answered.hands.chu,
      },
    );
    if (answered.status !== 'fighting') expect(table).toEqual([]);
  }
});

test('every rule that a trace cites has its text', () => {
  const written = new Set(ruleFiles().map(({ id }) => id));
  const random = randomFrom(312);
  const cited = Array.from({ length: 500 }, () => answer(randomChuHanCase(random))).flatMap(listCitedRules);
  expect([...new Set(cited)].filter((rule) => !written.has(rule))).toEqual([]);
  expect(new Set(cited).size).toBeGreaterThan(35);
});

/** The kinds of steps in order, each with whom or what it is about. */
function told(asked: object): readonly string[] {
  return answer(asked).trace.map((step) => {
    const { step: kind, by, to, side, card, cards, points, with: reaction } = step as unknown as Step;
    const what = [
      by ?? to ?? side,
      card ?? reaction ?? (Array.isArray(cards) ? cards.join('+') : undefined),
      points,
    ];
    return [kind, ...what.filter((one) => one !== undefined)].join(' ');
  });
}

describe('a trace tells', () => {
  test('that an ability waits for reactions before it is carried out', () => {
    const line = 'han open 1; chu retreat with xiahou-ying; han react lu-zhi; chu react xiao-he';
    expect(told(dealt('1 lu-zhi 4', 'xiahou-ying xiao-he 5', { plays: plays(line) }))).toEqual([
      'troop-laid han 1',
      'turn chu',
      'ability-played chu xiahou-ying',
      'may-react han lu-zhi',
      'reacted han lu-zhi',
      'may-react chu xiao-he',
      'reacted chu xiao-he',
      'restored chu xiahou-ying',
      'scored han 3',
      'retreated chu',
      'fight-ended 1+xiahou-ying',
      'turn chu',
    ]);
  });

  test('what came back to the hand', () => {
    const line = 'han open 1; chu defend 1 with peng-yue; han react lu-zhi; chu retreat';
    expect(told(dealt('1 lu-zhi 4', '1 peng-yue 5', { plays: plays(line) })).slice(2)).toEqual([
      'ability-played chu peng-yue',
      'troop-laid chu 1',
      'may-react han lu-zhi',
      'reacted han lu-zhi',
      'may-react chu xiao-he',
      'cancelled han peng-yue',
      'returned chu 1',
      'retreated chu',
      'fight-ended 1',
      'turn han',
    ]);
  });

  test('each point of a scoring with its cause', () => {
    const asked = dealt('9', '4 4', {
      taken: { han: 0, chu: 2 },
      doubled: true,
      event: 'hangu-pass',
      plays: plays('han open 9'),
    });
    const scored = answer(asked).trace.filter(({ step }) => step === 'scored');
    expect(scored).toEqual([
      {
        rule: 'chu-han/battle-end/cards-left',
        step: 'scored',
        to: 'han',
        points: 4,
        base: 2,
        cause: 'cards-left',
      },
      {
        rule: 'chu-han/battle-end/reinforcements',
        step: 'scored',
        to: 'han',
        points: 4,
        base: 2,
        cause: 'reinforcements',
      },
      {
        rule: 'chu-han/events/hangu-pass',
        step: 'scored',
        to: 'han',
        points: 6,
        base: 3,
        cause: 'hangu-pass',
      },
      {
        rule: 'chu-han/events/hangu-pass',
        step: 'scored',
        to: 'chu',
        points: 6,
        base: 3,
        cause: 'hangu-pass',
      },
    ]);
  });

  /** The steps at which a hand is empty, as rule and side. */
  const emptied = (asked: object) =>
    answer(asked).trace.flatMap((step) =>
      step.step === 'hand-empty' && 'side' in step ? [`${step.rule} ${step.side}`] : [],
    );

  /** The rules by which sets were laid. */
  const laidBy = (asked: object) =>
    answer(asked).trace.flatMap(({ rule, step }) => (step === 'troop-laid' ? [rule] : []));

  test('that Peng Yue and Zhongli Mo defend together by a rule of their own', () => {
    const pair = 'chu open 2 2; han defend 2 7 with peng-yue zhongli-mo';
    expect(
      laidBy(dealt('2 7 peng-yue zhongli-mo 4', '2 2 5', { plays: plays(pair), opener: 'chu' })),
    ).toEqual(['chu-han/opening/troop', 'chu-han/abilities/pair']);
    const alone = 'chu open 2; han defend 2 with peng-yue';
    expect(laidBy(dealt('2 peng-yue 4', '2 5', { plays: plays(alone), opener: 'chu' }))).toEqual([
      'chu-han/opening/troop',
      'chu-han/exchange/stronger-troop',
    ]);
  });

  test('by which rule one empty hand ends a battle, and by which two do', () => {
    expect(emptied(dealt('4', '5 2', { plays: plays('han open 4') }))).toEqual([
      'chu-han/battle-end/empty-hand han',
    ]);
    const line = 'han open 1; chu retreat with xiang-yu; han react lu-zhi';
    expect(emptied(dealt('1 lu-zhi', 'xiang-yu', { plays: plays(line) }))).toEqual([
      'chu-han/battle-end/both-empty chu',
      'chu-han/battle-end/both-empty han',
    ]);
  });

  test('that both hands are empty, and whose was first', () => {
    const line = 'han open 1; chu retreat with xiang-yu; han react lu-zhi';
    expect(told(dealt('1 lu-zhi', 'xiang-yu', { plays: plays(line) })).slice(-6)).toEqual([
      'cancelled han xiang-yu',
      'hand-empty chu',
      'hand-empty han',
      'fight-ended 1',
      'battle-won chu',
      'opens-next han',
    ]);
  });
});
