import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Commitment,
  type Decisions,
  NO_DECISIONS,
} from '../../../../src/games/huang/rules/actions/action.ts';
import { applyAction } from '../../../../src/games/huang/rules/actions/apply-action.ts';
import { listQuestions, type Question } from '../../../../src/games/huang/rules/actions/questions.ts';
import { reportStates } from '../../../../src/games/huang/rules/board/states.ts';
import type { Position } from '../../../../src/games/huang/rules/setup/position.ts';
import type { Dynasty } from '../../../../src/games/huang/rules/vocabulary.ts';
import { findActCase, randomActCases } from '../../../support/act-cases.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { randomFrom, wholeUpTo } from '../../../support/random.ts';

/** Some answer to a question that it says is allowed. */
function answered(question: Question, before: Decisions, random: () => number): Decisions {
  const pick = <T>(from: readonly T[]) => from[wholeUpTo(random, from.length - 1)] as T;
  switch (question.asks) {
    case 'commitment': {
      const { by, states, most, leader } = question;
      const gift: Commitment = {
        by,
        to: states.length > 0 ? pick(states) : null,
        tiles: Math.min(wholeUpTo(random, most), 2),
        leader: leader && random() < 0.5,
      };
      return { ...before, commitments: [...before.commitments, gift] };
    }
    case 'discard':
      return {
        ...before,
        discard: [...question.options].sort(() => random() - 0.5).slice(0, question.count),
      };
    default:
      return { ...before, [question.asks]: pick<unknown>(question.options) };
  }
}

/**
 * How many tiles can be behind a screen by print: six, or seven with the palace, less those just placed. The referee takes
 * seven from any unknown hand. A known hand holds what it holds.
 */
function mostByPrint({ hands, palace, turn }: Position, action: Action, by: Dynasty): number {
  if (hands?.[by]) return 7;
  const placed = action.type === 'place-tile' && by === turn ? action.at.length : 0;
  return Math.max((palace ? 7 : 6) - placed, 0);
}

describe('the questions of an action', () => {
  test('walked through with any answer that they allow, end in an action carried out', () => {
    const random = randomFrom(71);
    const kinds = ['commitment', 'tieWinner', 'discard', 'pagoda', 'market', 'keepGranary'];
    const seen: Record<string, number> = {};
    // Granaries are seldom asked about: on until each question was asked a few times.
    const isEnough = () => kinds.every((one) => (seen[one] ?? 0) > 3);
    for (let i = 0; i < 3000 && (i < tries(3000) || !isEnough()); i++) {
      const one = findActCase(randomBoardCase(random));
      if (!one) continue;
      const { position, action, rulings } = one;
      let decisions = NO_DECISIONS;
      const isForbidden = applyAction(position, action, NO_DECISIONS, rulings).kind === 'refused';
      for (let asked = 0; ; asked++) {
        const question = listQuestions(position, action, decisions, rulings)[asked];
        if (!question) break;
        seen[question.asks] = (seen[question.asks] ?? 0) + 1;
        decisions = answered(question, decisions, random);
      }
      const { kind } = applyAction(position, action, decisions, rulings);
      expect(kind, JSON.stringify({ ...one, decisions })).toBe(isForbidden ? 'refused' : 'done');
    }
    for (const kind of kinds) expect(seen[kind] ?? 0, kind).toBeGreaterThan(3);
  });

  test('name every answer that the referee accepts', () => {
    let accepted = 0;
    for (const { position, action, decisions, rulings } of randomActCases(seedFrom(72), tries(3000))) {
      if (applyAction(position, action, decisions, rulings).kind !== 'done') continue;
      const questions = listQuestions(position, action, decisions, rulings);
      for (const { by, to, tiles, leader } of decisions.commitments) {
        const question = questions.find((one) => one.asks === 'commitment' && one.by === by);
        if (question?.asks !== 'commitment' || (tiles === 0 && !leader)) continue;
        accepted++;
        expect(Math.min(tiles, mostByPrint(position, action, by))).toBeLessThanOrEqual(question.most);
        expect(leader && !question.leader).toBe(false);
        if (to === null) expect(question.states).toEqual([]);
      }
      // A decision that the action has no use for is passed over.
      if (action.type !== 'place-tile') continue;
      const market = questions.find((one) => one.asks === 'market');
      if (decisions.market) expect(market?.asks === 'market' && market.options).toContain(decisions.market);
      const pagoda = questions.find((one) => one.asks === 'pagoda');
      if (decisions.pagoda) {
        const wanted = [...decisions.pagoda.at].sort().join();
        const sites = pagoda?.asks === 'pagoda' ? pagoda.options.map(({ at }) => [...at].sort().join()) : [];
        expect(sites).toContain(wanted);
        accepted++;
      }
    }
    expect(accepted).toBeGreaterThan(tries(3000) / 30);
  });

  test('allow a commitment to a state, of so many tiles, with a leader, where the referee and print do', () => {
    let tried = 0;
    for (const { position, action, rulings } of randomActCases(seedFrom(73), tries(700))) {
      // Farmers laid before the war may have enlarged a state, so that it is none of the position's.
      if (action.type === 'place-tile' && action.at.length > 1) continue;
      const spacesOf = new Map(reportStates(position).map(({ id, spaces }) => [id, spaces]));
      const isAccepted = (gift: Commitment) =>
        applyAction(position, action, { ...NO_DECISIONS, commitments: [gift] }, rulings).kind !== 'refused';
      const questions = listQuestions(position, action, NO_DECISIONS, rulings);
      for (const question of questions) {
        if (question.asks !== 'commitment') continue;
        const { by, states, most, leader } = question;
        const allowed = new Set<string | null>(states.flatMap((state) => spacesOf.get(state) ?? []));
        const [to = null] = states;
        const gift = { by, to, tiles: 0, leader: false };
        expect(isAccepted({ ...gift, leader: true })).toBe(leader);
        const byPrint = mostByPrint(position, action, by);
        expect(most).toBeLessThanOrEqual(byPrint);
        for (const tiles of [1, most, most + 1])
          if (tiles > 0 && tiles <= byPrint)
            expect(isAccepted({ ...gift, tiles }), `${by} gives ${tiles}`).toBe(tiles <= most);
        if (question.colour === 'yellow' || most === 0) continue;
        const { names } = position.board;
        tried += names.length;
        expect(names.filter((space) => isAccepted({ ...gift, to: space, tiles: 1 }))).toEqual(
          names.filter((space) => allowed.has(space)),
        );
      }
    }
    expect(tried).toBeGreaterThan(tries(5000));
  });
});
