import { describe, expect, test } from 'vitest';
import {
  explainAppliedRulings,
  RULE_BY_RULING,
} from '../../../../src/games/chu-han/explain/applied-rulings.ts';
import { explainBattleSteps } from '../../../../src/games/chu-han/explain/battle.ts';
import { explainBattleOutcome } from '../../../../src/games/chu-han/explain/battle-outcome.ts';
import { explainBattleRefusal } from '../../../../src/games/chu-han/explain/battle-refusals.ts';
import { BATTLE_SENTENCES } from '../../../../src/games/chu-han/explain/battle-steps.ts';
import { CHU_HAN_BATTLE_HANDLER } from '../../../../src/games/chu-han/referee/battle.ts';
import {
  PLAY_REFUSAL_REASONS,
  type PlayRefusal,
  type PlayRefusalReason,
} from '../../../../src/games/chu-han/rules/step.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { randomBattleCase } from '../../../support/chu-han-cases.ts';
import { dealt, plays } from '../../../support/chu-han-notation.ts';
import { readTexts } from '../../../support/content.ts';
import { randomFrom } from '../../../support/random.ts';

const translator = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'chu-han', 'chu-han-steps'));

function answered(asked: object) {
  const answer = CHU_HAN_BATTLE_HANDLER.answer(asked);
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify([asked, answer.error])}`);
  return answer;
}

/** Answers to many cases, among them every kind of step. */
const ANSWERS = Array.from({ length: tries(3000) }, (_, seed) =>
  randomBattleCase(randomFrom(seedFrom(seed))),
).flatMap((asked) => {
  const answer = CHU_HAN_BATTLE_HANDLER.answer(asked);
  return answer.ok ? [answer] : [];
});

const reasons = Object.keys(PLAY_REFUSAL_REASONS) as PlayRefusalReason[];

/** A sentence of our own: something said, nothing left to be put in, no gap, a full stop. */
const SOUND = /^(?!.*(\{\{|undefined| {2}| \.|: \.)).+[.!?]$/;

describe.each(LOCALES)('in %s', (locale) => {
  const t = translator(locale);

  test('every step of a battle has its sentence', () => {
    const told = new Set<string>();
    for (const { trace } of ANSWERS) {
      const sentences = explainBattleSteps(trace, t);
      expect(sentences.map(({ rule }) => rule)).toEqual(trace.map(({ rule }) => rule));
      for (const [i, { text }] of sentences.entries()) expect(text, trace[i]?.step).toMatch(SOUND);
      for (const { step } of trace) told.add(step);
    }
    expect([...told].sort()).toEqual(Object.keys(BATTLE_SENTENCES).sort());
  });

  test('every outcome has its head', () => {
    for (const answer of ANSWERS)
      for (const line of explainBattleOutcome(answer, t)) expect(line).toMatch(SOUND);
  });

  test.each(reasons)('%s is said', (reason) => {
    for (const refusal of refusalsOf(reason)) expect(explainBattleRefusal(refusal, t)).toMatch(SOUND);
  });

  test('each variant of a reason is said differently', () => {
    const said = reasons.flatMap(refusalsOf).map((refusal) => explainBattleRefusal(refusal, t));
    expect(new Set(said).size).toBe(said.length);
  });

  test('every open point is said, with its rule', () => {
    const points = explainAppliedRulings(Object.keys(RULE_BY_RULING), t);
    expect(points.map(({ rule }) => rule)).toEqual(Object.values(RULE_BY_RULING));
    for (const { text } of points) expect(text).toMatch(SOUND);
  });
});

/** Every variant in which the engine gives a reason. */
function refusalsOf(reason: PlayRefusalReason): readonly PlayRefusal[] {
  return VARIANTS.filter((one) => one.reason === reason);
}

const troop = { rank: 5, size: 2 };
const VARIANTS: readonly PlayRefusal[] = [
  { reason: 'over', rule: 'chu-han/game-end/at-once', side: 'chu' },
  { reason: 'over', rule: 'chu-han/battle-end/empty-hand', side: 'han' },
  {
    reason: 'nothing-to-react-to',
    rule: 'chu-han/reactions/lu-zhi',
    card: 'lu-zhi',
  },
  {
    reason: 'nothing-to-react-to',
    rule: 'chu-han/reactions/xiao-he',
    card: 'xiao-he',
  },
  { reason: 'not-your-turn', rule: 'chu-han/exchange/turns', side: 'chu' },
  { reason: 'wrong-moment', rule: 'chu-han/abilities/moment', card: 'han-xin' },
  { reason: 'wrong-moment', rule: 'chu-han/exchange/turns', troop },
  { reason: 'wrong-moment', rule: 'chu-han/opening/troop' },
  { reason: 'cannot-retreat-when-opening', rule: 'chu-han/opening/troop' },
  {
    reason: 'one-ability-a-turn',
    rule: 'chu-han/abilities/one-a-turn',
    card: 'han-xin',
  },
  {
    reason: 'one-ability-a-turn',
    rule: 'chu-han/reactions/no-second-ability',
    card: 'han-xin',
  },
  { reason: 'already-reinforced', rule: 'chu-han/reinforcement/once-a-turn' },
  {
    reason: 'reinforce-first',
    rule: 'chu-han/reactions/no-late-reinforcement',
  },
  {
    reason: 'no-reinforcements',
    rule: 'chu-han/reinforcement/supply',
    side: 'han',
  },
  {
    reason: 'card-not-in-hand',
    rule: 'chu-han/abilities/from-hand',
    card: '9',
    side: 'han',
  },
  {
    reason: 'cannot-be-carried-out',
    rule: 'chu-han/abilities/peng-yue',
    card: 'peng-yue',
    rank: 7,
    troop,
  },
  {
    reason: 'cannot-be-carried-out',
    rule: 'chu-han/abilities/zhongli-mo',
    card: 'zhongli-mo',
  },
  {
    reason: 'cannot-be-carried-out',
    rule: 'chu-han/abilities/liu-bang',
    card: 'liu-bang',
    troop,
  },
  {
    reason: 'cannot-be-carried-out',
    rule: 'chu-han/abilities/ying-bu',
    card: '7',
  },
  { reason: 'mixed-ranks', rule: 'chu-han/opening/one-rank' },
  { reason: 'wrong-size', rule: 'chu-han/abilities/han-xin', troop, size: 1 },
  { reason: 'wrong-size', rule: 'chu-han/abilities/liu-bang', troop, size: 2 },
  { reason: 'wrong-size', rule: 'chu-han/opening/troop', size: 0 },
  { reason: 'wrong-size', rule: 'chu-han/exchange/same-size', size: 1, troop },
  { reason: 'too-weak', rule: 'chu-han/exchange/higher-rank', rank: 4, troop },
  { reason: 'too-weak', rule: 'chu-han/abilities/peng-yue', rank: 4, troop },
];

test('the engine gives no reason in a variant that is not listed here', () => {
  const keyOf = ({ reason, rule }: PlayRefusal) => `${reason} ${rule}`;
  const listed = new Set(VARIANTS.map(keyOf));
  const given = ANSWERS.flatMap(({ trace }) => trace).flatMap((step) =>
    step.step === 'refused' ? [keyOf(step)] : [],
  );
  expect(new Set(given).size).toBeGreaterThan(15);
  expect([...new Set(given)].filter((key) => !listed.has(key))).toEqual([]);
});

describe('what lies face down is not named', () => {
  const asked = dealt('1 1 ji-bu', '9', {
    deck: ['5', '7', '8', '2', '4', 'xiang-yu'],
    plays: plays('han reinforce; han ability ji-bu'),
  });
  const texts = (isFaceDown: readonly boolean[]) =>
    explainBattleSteps(answered(asked).trace, translator('en'), isFaceDown).map(({ text }) => text);

  test('when it is drawn, and when Ji Bu looks at what comes next', () => {
    const told = texts([true, true, false, true, true, false]);
    expect(told).toContain('Han takes a writ. Drawn: 2 face-down cards.');
    // Looked at after the draw: 8, 2, 4, Xiang Yu, of which the first and the last are known.
    expect(told).toContain('Han looks at the top of the draw pile: 8, Xiang Yu, 2 face-down cards.');
  });

  test('while what is known has its name', () => {
    expect(texts([])).toContain('Han takes a writ. Drawn: 5, 7.');
  });
});

/** The worked cases of the German rulebook, as their results are said. */
describe('the head of a result', () => {
  const xiahou = dealt('xiahou-ying', '9 4 5', {
    scores: { han: 30, chu: 28 },
    opener: 'chu',
    plays: plays('chu open 9; han retreat with xiahou-ying'),
  });
  const line = 'han open 1 1 1 1 1 1; chu defend 2 4 5 han-xin 7 8 with zhongli-mo; han react lu-zhi';
  const table = { scores: { han: 23, chu: 24 }, taken: { han: 0, chu: 3 } };
  const xiaoHe = dealt('1 1 1 1 1 1 lu-zhi', 'zhongli-mo 2 4 5 han-xin 7 8 xiao-he', {
    ...table,
    plays: plays(`${line}; chu react xiao-he`),
  });
  const inTroop = dealt('1 1 1 1 1 1 1 lu-zhi', 'zhongli-mo 2 4 5 han-xin 7 8 xiao-he', {
    ...table,
    plays: plays(line.replace('1 1;', '1 1 1;').replace('7 8 with', '7 8 xiao-he with')),
  });

  test.each([
    ['de', xiahou, 'Chu gewinnt die Partie. Punkte: Han 30, Chu 31.'],
    ['en', xiahou, 'Chu wins the game. Score: Han 30, Chu 31.'],
    ['pl', xiahou, 'Chu wygrywa partię. Punkty: Han 30, Chu 31.'],
    [
      'de',
      xiaoHe,
      'Han gewinnt die Schlacht. Wertung: Han +3, Chu +0. Han beginnt die nächste Schlacht. Punkte: Han 26, Chu 30.',
    ],
    ['en', inTroop, 'Han wins the game. Scoring: Han +8, Chu +0. Score: Han 31, Chu 24.'],
    ['pl', inTroop, 'Han wygrywa partię. Podliczenie: Han +8, Chu +0. Punkty: Han 31, Chu 24.'],
  ] as const)('in %s', (locale, asked, said) => {
    expect(explainBattleOutcome(answered(asked), translator(locale)).join(' ')).toBe(said);
  });
});
