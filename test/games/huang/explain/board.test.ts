import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../../src/core/record.ts';
import { explainBoardSteps } from '../../../../src/games/huang/explain/board.ts';
import { CONFLICT_SENTENCES } from '../../../../src/games/huang/explain/conflict-steps.ts';
import {
  explainOutcome,
  formatChatLines,
  getOutcomeParts,
} from '../../../../src/games/huang/explain/outcome.ts';
import { PIECE_SENTENCES } from '../../../../src/games/huang/explain/piece-steps.ts';
import { explainQuestion } from '../../../../src/games/huang/explain/question.ts';
import { explainReason } from '../../../../src/games/huang/explain/reason.ts';
import { createStateNames, type StateNames } from '../../../../src/games/huang/explain/state-names.ts';
import { answerActCase } from '../../../../src/games/huang/referee/act.ts';
import { applyAction } from '../../../../src/games/huang/rules/actions/apply-action.ts';
import type { CompletedAction } from '../../../../src/games/huang/rules/actions/outcome.ts';
import { listQuestions, type Question } from '../../../../src/games/huang/rules/actions/questions.ts';
import { type RefusalReason, RULES_BY_REFUSAL_REASON } from '../../../../src/games/huang/rules/reasons.ts';
import type { BoardStep } from '../../../../src/games/huang/rules/step.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { randomActCases, toActCase } from '../../../support/act-cases.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { EXPLAINED_WAR, PRINTED_WAR } from './printed-war.ts';

const translator = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'huang', 'huang-pieces', 'huang-steps', 'huang-replay'));
const NO_NAMES: StateNames = { states: [], hasMap: true };

function answered(value: object) {
  const asked = toActCase(value);
  const answer = answerActCase(asked);
  return { answer, names: createStateNames(answer.trace, asked.position) };
}

/** Made once for all languages. */
const TOLD = randomActCases(seedFrom(11), tries(1500)).map((asked) => ({
  asked,
  answer: answerActCase(asked),
}));
const ASKED = randomActCases(seedFrom(12), tries(1000));

const STEPS = Object.keys({ ...PIECE_SENTENCES, ...CONFLICT_SENTENCES });
const SQUARE = ['0,0', '1,0', '0,1', '1,1'];

/** Steps that random actions seldom or never tell of. */
const RARE_STEPS: readonly BoardStep[] = [
  { rule: 'huang/palace/base', step: 'palace-built', at: SQUARE },
  { rule: 'huang/palace/base', step: 'palace-lifted', at: SQUARE },
  { rule: 'huang/pagodas/lost', step: 'palace-lost', at: SQUARE },
  { rule: 'huang/pagodas/lost', step: 'granary-lost', at: '0,0' },
  {
    rule: 'huang/palace/hand-limit',
    step: 'discarded-surplus',
    by: 'goat',
    tiles: 6,
  },
  {
    rule: 'huang/eighteen-kingdoms/granaries',
    step: 'granary-taken',
    by: 'goat',
    at: '0,0',
  },
  {
    rule: 'huang/pagodas/after-tile',
    step: 'pagoda-built',
    colour: 'green',
    at: SQUARE.slice(1),
  },
  {
    rule: 'huang/pagodas/supply',
    step: 'pagoda-lifted',
    colour: 'white',
    at: SQUARE.slice(1),
  },
  {
    rule: 'huang/war/bystanders',
    step: 'bystander',
    state: '0,0',
    fights: true,
  },
  {
    rule: 'huang/war/bystanders',
    step: 'bystander',
    state: '0,0',
    fights: false,
  },
  {
    rule: 'huang/war/winners-loss',
    step: 'losses',
    state: '0,0',
    owed: 3,
    committed: 0,
    tiles: 0,
  },
  {
    rule: 'huang/war/winners-loss',
    step: 'losses',
    state: '0,0',
    owed: 3,
    committed: 1,
    tiles: 1,
  },
  { rule: 'huang/revolt/tie', step: 'revolt-won', player: 'goat', isTie: true },
  {
    rule: 'huang/tiles/market',
    step: 'gained',
    by: 'goat',
    colour: 'white',
    tiles: 1,
  },
  {
    rule: 'huang/tiles/empty-space',
    step: 'refused',
    reason: 'no-such-space',
    at: '-3,0',
  },
];

const reasons = Object.keys(RULES_BY_REFUSAL_REASON) as RefusalReason[];

const isSentence = (text: string) =>
  /^[\p{Lu}\d-].*[.?]$/u.test(text) && !/\{\{|undefined|NaN|\(\)| {2}|[a-z]+:[a-z]/.test(text);

describe.each(LOCALES)('in %s', (locale) => {
  const t = translator(locale);

  test('every step of 1500 actions has its sentence, with no fact left open', () => {
    const seen = new Set<string>();
    for (const [i, { asked, answer }] of TOLD.entries()) {
      const names = createStateNames(answer.trace, asked.position, i % 2 === 0);
      for (const { step } of answer.trace) seen.add(step);
      const sentences = explainBoardSteps(answer.trace, names, t);
      const texts = [...sentences.map(({ text }) => text), ...explainOutcome(answer, names, t)];
      expect(texts.filter((text) => !isSentence(text))).toEqual([]);
      expect(new Set(sentences.map(({ rule }) => rule))).toEqual(
        new Set(answer.trace.map(({ rule }) => rule)),
      );
      const meetings = answer.trace.filter(({ step }) => step === 'joined' || step === 'war');
      if (!names.hasMap && meetings.length < 2) expect(texts.join().match(/\b[A-Z]{1,2}\d/)).toBeNull();
    }
    for (const { text } of explainBoardSteps(RARE_STEPS, NO_NAMES, t)) expect(text).toSatisfy(isSentence);
    for (const { step } of RARE_STEPS) seen.add(step);
    expect(STEPS.filter((step) => !seen.has(step))).toEqual([]);
  });

  test('every reason has its sentence, and no two the same', () => {
    const texts = reasons.map((reason) => explainReason(reason, t));
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
    expect(new Set(texts).size).toBe(reasons.length);
  });

  test('every question is put to a player by name', () => {
    const seen = new Set<string>();
    for (const asked of ASKED) {
      const { position, action, decisions, rulings } = asked;
      const { trace } = applyAction(position, action, decisions, rulings);
      for (const question of listQuestions(position, action, decisions, rulings)) {
        seen.add(question.asks);
        const text = explainQuestion(question, createStateNames(trace, position), t);
        expect(text).toSatisfy(isSentence);
        expect(text.startsWith(`${t(`dynasty-${question.by}`)}: `)).toBe(true);
        if (question.asks === 'discard') expect(text).toContain(String(question.count));
      }
    }
    const granaries: Question = {
      asks: 'keepGranary',
      by: 'goat',
      options: ['0,0', '1,0'],
    };
    expect(explainQuestion(granaries, NO_NAMES, t)).toSatisfy(isSentence);
    for (const asks of ['commitment', 'discard', 'market', 'pagoda', 'tieWinner'])
      expect([...seen]).toContain(asks);
  });

  test('what was committed goes into the box, and nothing is said of it where nobody has committed', () => {
    const { answer, names } = answered(PRINTED_WAR);
    expect(getOutcomeParts(answer, names, t).committed).toEqual([t('committed-go')]);
    const riots = TOLD.filter(({ asked }) => asked.action.type === 'riot'); // in which nobody commits
    expect(riots.length).toBeGreaterThan(0);
    for (const riot of riots) expect(getOutcomeParts(riot.answer, NO_NAMES, t).committed).toEqual([]);
  });
});

test.each(entriesOf(EXPLAINED_WAR))(
  'the printed war reads as written by hand in %s',
  (locale, { steps, outcome }) => {
    const t = translator(locale);
    const { answer, names } = answered(PRINTED_WAR);
    expect(explainBoardSteps(answer.trace, names, t).map(({ text, rule }) => `${text} ${rule}`)).toEqual(
      steps,
    );
    expect(explainOutcome(answer, names, t)).toEqual(outcome);
    expect(formatChatLines(answer, names, t)).toEqual([
      ...outcome,
      '',
      ...steps.map((step, i) => `${i + 1}. ${step.replace(/ huang\/.*/, '')}`),
    ]);
  },
);

describe('the sentences', () => {
  const t = translator('en');

  test('name the very numbers of the answer', () => {
    let wars = 0;
    for (const { position, action, decisions, rulings } of randomActCases(13, 1500)) {
      const outcome = applyAction(position, action, decisions, rulings);
      if (outcome.kind !== 'done' || outcome.result !== 'war') continue;
      wars++;
      const { conflict } = outcome as CompletedAction;
      if (!conflict || !('states' in conflict)) throw new Error('A war without a report');
      const texts = explainBoardSteps(outcome.trace, createStateNames(outcome.trace, position), t);
      for (const { fights, tiles, strength } of conflict.states) {
        if (!fights) continue;
        const sum = `: ${tiles} red tile`;
        const isAlone = (text: string) =>
          tiles === strength && text.endsWith(`${sum}${tiles === 1 ? '' : 's'}.`);
        const isTold = texts.some(
          ({ text }) => isAlone(text) || (text.includes(sum) && text.endsWith(` = ${strength}.`)),
        );
        expect(isTold).toBe(true);
      }
      const steps = outcome.trace.map(({ step }) => step);
      const noted = steps.indexOf('noted');
      const leaving = steps.findIndex((step) => /-left$|-lost$/.test(step));
      expect(leaving === -1 || noted < leaving).toBe(true);
      const losers = conflict.states.filter(({ fights, id }) => fights && id !== conflict.winner);
      for (const { strength } of losers)
        expect(texts[noted]?.text).toMatch(new RegExp(` with ${strength}[ ,.]`));
      // Who owes nothing may still give up committed tiles.
      const price =
        conflict.losses === 0
          ? /loser had strength 0\.|Price of victory: 0, /
          : new RegExp(`Price of victory: ${conflict.losses}, `);
      expect(texts.some(({ text }) => price.test(text))).toBe(true);
    }
    expect(wars).toBeGreaterThan(tries(50));
  });

  test('tell who owes nothing from who has nothing to give', () => {
    const rule = 'huang/war/winners-loss';
    const said = (owed: number) =>
      explainBoardSteps(
        [{ rule, step: 'losses', state: '5,4', owed, committed: 0, tiles: 0 }],
        NO_NAMES,
        t,
      )[0];
    expect(said(0)?.text).toBe('The state at E8 gives up nothing: the strongest loser had strength 0.');
    expect(said(2)?.text).toContain('has no red tile to give up');
  });

  test('name a state without a number by its first space', () => {
    const [sentence] = explainBoardSteps(
      [{ rule: 'huang/war/strength', step: 'war-won', state: '5,4' }],
      NO_NAMES,
      t,
    );
    expect(sentence?.text).toBe('The state at E8 wins the war.');
  });

  test('say what is forbidden, where and why', () => {
    const refused: BoardStep = {
      rule: 'huang/leaders/not-on-river',
      step: 'refused',
      reason: 'leader-on-river',
      at: '5,4',
    };
    expect(explainBoardSteps([refused], NO_NAMES, t)[0]?.text).toBe(
      'E8: This is a river space. Leaders go on land.',
    );
    const { answer, names } = answered({
      ...PRINTED_WAR,
      action: { type: 'place-tile', colour: 'red', at: '0,0' },
    });
    expect(explainOutcome(answer, names, t)).toEqual([
      'Not allowed.',
      'A1: This space is taken. A piece needs an empty one.',
    ]);
  });

  test('say of an open question that it is open', () => {
    const { discard: _, ...decisions } = PRINTED_WAR.decisions;
    const { answer, names } = answered({ ...PRINTED_WAR, decisions });
    expect(explainOutcome(answer, names, t)).toEqual(['There’s still a decision to make.']);
  });
});
