import { describe, expect, test } from 'vitest';
import { citedRules } from '../../../src/referee/answer.ts';
import { answer } from '../../../src/referee/referee.ts';
import { randomChuHanCase } from '../../support/chu-han-agreement.ts';
import { randomDeal, walk } from '../../support/chu-han-battles.ts';
import { dealt, plays } from '../../support/chu-han-notation.ts';
import { ruleFiles } from '../../support/content.ts';
import { randomFrom, wholeUpTo } from '../../support/random.ts';

type Step = Readonly<Record<string, unknown>>;
interface Piles {
  readonly scores: Record<string, number>;
  readonly hands: Record<string, string[]>;
  table: string[];
  discard: string[];
}

/** Moves cards as a person would who hears nothing but the steps. */
const MOVES: Readonly<
  Record<string, readonly [from: 'hand' | 'table' | 'discard' | 'deck', to: 'hand' | 'table' | 'discard']>
> = {
  reinforced: ['deck', 'hand'],
  'ability-played': ['hand', 'table'],
  'troop-laid': ['hand', 'table'],
  'card-laid': ['hand', 'table'],
  reacted: ['hand', 'discard'],
  cancelled: ['table', 'discard'],
  returned: ['table', 'hand'],
  discarded: ['table', 'discard'],
  fetched: ['discard', 'hand'],
  'fight-ended': ['table', 'discard'],
};

function retold(
  start: { scores: object; hands: object; discard: readonly string[] },
  trace: readonly Step[],
): Piles {
  const piles = structuredClone({ ...start, table: [] }) as unknown as Piles;
  for (const step of trace) {
    if (step['step'] === 'scored') {
      const to = String(step['to']);
      piles.scores[to] = (piles.scores[to] ?? 0) + Number(step['points']);
    }
    const move = MOVES[String(step['step'])];
    if (!move) continue;
    const side = String(step['by'] ?? step['to']);
    const pileOf = (place: string): string[] =>
      place === 'hand' ? (piles.hands[side] ?? []) : place === 'table' ? piles.table : piles.discard;
    for (const card of (step['cards'] ?? [step['card']]) as string[]) {
      if (move[0] !== 'deck') {
        const from = pileOf(move[0]);
        const at = from.indexOf(card);
        if (at < 0) throw new Error(`${card} is not where ${JSON.stringify(step)} takes it from`);
        from.splice(at, 1);
      }
      pileOf(move[1]).push(card);
    }
  }
  return piles;
}

test('points, hands and the discard pile can be rebuilt from the trace alone', () => {
  const random = randomFrom(311);
  for (let i = 0; i < 2000; i++) {
    const { deal } = randomDeal(random);
    const line = walk(random, deal, i % 2 === 0 ? 200 : wholeUpTo(random, 20)).map(({ play }) => play);
    const answered = answer({ game: 'chu-han', ask: 'battle', ...deal, plays: line });
    if (!answered.ok || !('hands' in answered)) throw new Error(JSON.stringify(answered));
    const { scores, hands, discard, table } = retold(deal, answered.trace as unknown as Step[]);
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
  const cited = Array.from({ length: 500 }, () => answer(randomChuHanCase(random))).flatMap(citedRules);
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
