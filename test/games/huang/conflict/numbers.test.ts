import { describe, expect, test } from 'vitest';
import { computeAnswer } from '../../../../src/games/huang/conflict/compute-answer.ts';
import { explainOmissions, fromCase } from '../../../../src/games/huang/conflict/from-case.ts';
import {
  CONFLICT_CODEC,
  freshConflict,
  type HuangConflict,
} from '../../../../src/games/huang/conflict/state.ts';
import type { HuangActCase } from '../../../../src/games/huang/referee/act.ts';
import { answerAction, type HuangActAnswer } from '../../../../src/games/huang/referee/answer-action.ts';
import { toSetup } from '../../../../src/games/huang/rules/setup/setup.ts';
import type { BoardStep } from '../../../../src/games/huang/rules/step.ts';
import { HUANG_CONFLICT_SAVE } from '../../../../src/games/huang/saves/conflict.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { parseSave } from '../../../../src/saves/save.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { makeLink, parseLink } from '../../../../src/share/link.ts';
import { findActCase, toActCase } from '../../../support/act-cases.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { randomFrom } from '../../../support/random.ts';

// A war or a revolt on the board, by its numbers. What is expected comes from the referee on the board.

const HOUSE_RULES = freshSettings('en');
const t = createTranslator(
  'en',
  readTexts('en', 'huang', 'tool', 'huang-pieces', 'huang-steps', 'huang-conflict', 'huang-conflict-more'),
);

/** The board that numbers show, as their link brings it to somebody. */
async function passedOn(state: HuangConflict): Promise<HuangActCase> {
  const asked = computeAnswer(state, HOUSE_RULES)?.refereeCase;
  const read = asked && (await parseLink(await makeLink(asked)));
  if (!read?.ok || read.value.game !== 'huang' || read.value.ask !== 'act')
    throw new Error(`Opens nothing: ${JSON.stringify(asked)}`);
  return read.value;
}

/** The Tiger's Soldier leader and a red tile, the Rat's without any, and where the Goat laid the tile between them. */
const TOLD = {
  game: 'huang',
  ask: 'act',
  edition: 'de',
  rulings: { 'bystander-states': 'fight' },
  position: {
    board: { rows: ['......', '......', '......'] },
    players: ['goat', 'tiger', 'rat', 'dragon'],
    turn: 'goat',
    tiles: { '0,0': 'red', '2,0': 'yellow', '4,0': 'yellow', '4,2': 'yellow' },
    leaders: { '1,0': 'tiger:red', '5,0': 'rat:red', '3,2': 'dragon:red' },
  },
  action: { type: 'place-tile', colour: 'green', at: '3,0' },
  decisions: {
    commitments: [
      { by: 'goat', to: '4,0', tiles: 1, leader: true },
      { by: 'tiger', to: '1,0', tiles: 1 },
    ],
    tieWinner: '5,0',
  },
};
const WAR = toActCase(TOLD);

/** The answer on the board; where it is asked which tiles leave, the first ones do. */
function answerOnBoard({ position, action, decisions, rulings }: HuangActCase): HuangActAnswer {
  const answer = answerAction(position, action, decisions, rulings);
  if (!answer.legal || !('needs' in answer) || answer.needs.decision !== 'discard') return answer;
  const discard = answer.needs.options.slice(0, answer.needs.count);
  return answerAction(position, action, { ...decisions, discard }, rulings);
}

/** All of an answer that has no place on a board: strengths by the order of the states, who wins, leaders, points. */
function gistOf(answer: HuangActAnswer): unknown {
  if (!answer.legal) return answer.reason;
  const { trace } = answer;
  const states = trace.flatMap((step) => (step.step === 'war' ? step.states : []));
  const placed = ({ at, ...step }: { readonly at: string }) => step;
  const told = trace.flatMap((step: BoardStep): readonly unknown[] => {
    if (step.step === 'strength')
      return [
        {
          ...step,
          of: states.indexOf(step.of) < 0 ? step.of : states.indexOf(step.of),
        },
      ];
    if (step.step === 'bystander') return [{ ...step, state: states.indexOf(step.state) }];
    if (step.step === 'war-won' || step.step === 'losses')
      return [{ ...step, state: states.indexOf(step.state) }];
    if (step.step === 'noted')
      return [step.losers.map(({ state, strength }) => [states.indexOf(state), strength])];
    if (step.step === 'tied') return [{ ...step, states: step.states.map((id) => states.indexOf(id)) }];
    if (step.step === 'war') return [step.leaders];
    if (step.step === 'revolt' || step.step === 'revolt-won') return [step];
    const isOfConflict = /^huang\/(war|revolt)\//.test(step.rule);
    if (step.step === 'leader-left' && isOfConflict) return [placed(step)];
    return step.step === 'scored' && isOfConflict ? [step] : [];
  });
  const needs = 'needs' in answer ? { decision: answer.needs.decision, by: answer.needs.by } : null;
  const points = 'points' in answer ? answer.points : null;
  return { told: byText(told), needs, points };
}

/** Leaders leave in the order in which they stand, which numbers do not know. */
const byText = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).sort();

describe('a war or a revolt on the board', () => {
  test('ends by its numbers as it ends there', () => {
    const random = randomFrom(1719);
    const seen = {
      war: 0,
      revolt: 0,
      third: 0,
      committed: 0,
      tie: 0,
      decided: 0,
      fight: 0,
      refused: 0,
    };
    for (let i = 0; i < 1200; i++) {
      const asked = findActCase(randomBoardCase(random));
      if (!asked) continue;
      const answer = answerOnBoard(asked);
      const begun = answer.trace.find(({ step }) => step === 'war' || step === 'revolt');
      const state = fromCase(asked, freshConflict());
      if (!begun || !answer.legal) {
        expect(state).toBeUndefined();
        if (begun) seen.refused++;
        continue;
      }
      if (!state) throw new Error(`Not held: ${JSON.stringify(asked)}`);
      const save = { version: 3, now: CONFLICT_CODEC.encode(state), past: [], future: [] };
      expect(parseSave(HUANG_CONFLICT_SAVE, save).state).toBe('sound');
      const numbers = computeAnswer(state, HOUSE_RULES)?.answer;
      if (!numbers) throw new Error(`Not answered: ${JSON.stringify(asked)}`);
      const isChain = asked.action.type === 'place-tile' && asked.action.at.length > 1;
      const strip = (one: HuangActAnswer) => {
        const gist = gistOf(one);
        return isChain ? { ...(gist as object), points: null } : gist; // tiles laid in peace have given points, too
      };
      expect(strip(numbers), `case ${i}`).toEqual(strip(answer));
      seen[state.kind]++;
      if (state.war.sides.length > 2) seen.third++;
      if (asked.decisions.commitments.length > 0) seen.committed++;
      if ('needs' in answer) seen.tie++;
      if (state.war.tieWinner !== null) seen.decided++;
      if (state.bystanders === 'fight') seen.fight++;
    }
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(2);
  });

  test('is what a hand counts on it', () => {
    // 1 + 1 committed against 1 committed and the Soldier leader: a tie, which the Goat gave to the Rat.
    const state = fromCase(WAR, freshConflict());
    expect(state).toMatchObject({
      edition: 'de',
      bystanders: 'fight',
      kind: 'war',
      players: ['goat', 'tiger', 'rat', 'dragon'],
      acting: 'goat',
      war: {
        sides: [
          { tiles: 1, leaders: ['tiger:red'] },
          { tiles: 0, leaders: ['rat:red'] },
        ],
        commitments: {
          goat: { tiles: 1, leader: true, to: 1 },
          tiger: { tiles: 1, leader: false, to: 0 },
        },
        tieWinner: 1,
      },
    });
  });

  test('is none without a conflict, and where something in it is forbidden', () => {
    const decisions = { ...WAR.decisions, commitments: [] };
    expect(fromCase({ ...WAR, action: { type: 'end-turn' }, decisions }, freshConflict())).toBeUndefined();
    const stranger = {
      by: 'goat',
      to: '9,9',
      tiles: 1,
      leader: false,
    } as const;
    const forbidden = {
      ...WAR,
      decisions: { ...WAR.decisions, commitments: [stranger] },
    };
    expect(fromCase(forbidden, freshConflict())).toBeUndefined();
    expect(fromCase({ position: toSetup(WAR.position) }, freshConflict())).toBeUndefined();
  });

  test('says what is known of it and not taken over', () => {
    expect(explainOmissions(WAR, t)).toBe(
      'Not carried over: which leaders are elsewhere on the board and can’t support.',
    );
    const known = toActCase({
      ...TOLD,
      position: { ...TOLD.position, hands: { goat: { red: 2, green: 1 } } },
    });
    expect(explainOmissions(known, t)).toBe(
      'Not carried over: known tiles behind the screens, which leaders are elsewhere on the board and can’t support.',
    );
    expect(explainOmissions({ position: toSetup(WAR.position) }, t)).toBeUndefined();
  });
});

describe('the board that is made up for numbers', () => {
  test('comes back as the very numbers that it was made of, with all that a board cannot hold', async () => {
    const random = randomFrom(8);
    let opened = 0;
    for (let i = 0; i < tries(400); i++) {
      const asked = findActCase(randomBoardCase(random));
      const state = asked && fromCase(asked, freshConflict());
      if (!state) continue;
      const before = {
        ...state,
        acting: null,
        revolt: { ...state.revolt, beside: { attacker: 3, defender: 2 } },
      };
      for (const one of state.kind === 'war' ? [state, before] : [state]) {
        expect(fromCase(await passedOn(one), one)).toBe(one);
        opened++;
      }
    }
    expect(opened).toBeGreaterThan(tries(50));
  });

  test('tells whoever has not made it all that decides the conflict', async () => {
    const state = fromCase(WAR, freshConflict());
    if (!state) throw new Error('No war');
    expect(fromCase(await passedOn(state), freshConflict())).toEqual(state);
  });

  test('brings along what was changed there, and leaves the rest', async () => {
    const state = fromCase(WAR, freshConflict());
    if (!state) throw new Error('No war');
    const kept = {
      ...state,
      revolt: { ...state.revolt, colour: 'blue' },
    } as const;
    const shown = await passedOn(kept);
    const [goat] = shown.decisions.commitments;
    const changed = {
      ...shown,
      decisions: { ...shown.decisions, commitments: goat ? [goat] : [] },
    };
    const { tiger } = freshConflict().war.commitments;
    const commitments = { ...kept.war.commitments, tiger };
    expect(fromCase(changed, kept)).toEqual({
      ...kept,
      war: { ...kept.war, commitments },
    });
  });
});
