import { describe, expect, test } from 'vitest';
import { formatChance } from '../../src/explain/format-chance.ts';
import { explainChuHanCase } from '../../src/games/chu-han/explain/explain-case.ts';
import type { DefenceChanceStep as ChuHanStep } from '../../src/games/chu-han/rules/chance-step.ts';
import {
  describeChanceSteps,
  describeChances,
  listBoardSteps,
} from '../../src/games/huang/explain/chances.ts';
import { createStateNames } from '../../src/games/huang/explain/state-names.ts';
import type { HuangChancesAnswer } from '../../src/games/huang/referee/chances.ts';
import type { ConflictChanceStep as HuangStep } from '../../src/games/huang/rules/conflict/chance-step.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { answer, checkCase } from '../../src/referee/referee.ts';
import { tries } from '../support/campaign.ts';
import { randomChuHanChances, randomHuangChances } from '../support/chances-cases.ts';
import { readTexts } from '../support/content.ts';
import { randomFrom } from '../support/random.ts';

const HUANG_STEPS = Object.keys({
  unseen: 0,
  asks: 0,
  backs: 0,
  'backs-unseen': 0,
  'stays-out': 0,
  decides: 0,
} satisfies Record<HuangStep['step'], 0>);
const CHU_HAN_STEPS = Object.keys({
  troop: 0,
  unseen: 0,
  higher: 0,
  joker: 0,
  reinforced: 0,
} satisfies Record<ChuHanStep['step'], 0>);

const isSentence = (text: string) =>
  /^[\p{Lu}\d].*\.$/u.test(text) && !/\{\{|undefined|null|NaN|\(\)| {2}/.test(text);

describe.each(LOCALES)('in %s', (locale) => {
  test('every step of 150 conflicts has its sentence, and so has every number of tiles', () => {
    const t = createTranslator(
      locale,
      readTexts(locale, 'huang', 'huang-pieces', 'huang-steps', 'huang-example'),
    );
    const random = randomFrom(3);
    const told = new Set<string>();
    for (let i = 0; i < tries(150); i++) {
      const asked = randomHuangChances(random);
      const checked = checkCase(asked);
      const given = answer(asked);
      if (!given.ok || !checked.ok || checked.value.ask !== 'chances' || checked.value.game !== 'huang')
        continue;
      const counted = given as HuangChancesAnswer;
      const names = createStateNames(listBoardSteps(counted.trace), checked.value.position);
      const steps = describeChanceSteps(counted.trace, names, t);
      const outcome = describeChances(counted, names, t);
      expect([...steps.map(({ text }) => text), ...outcome].filter((text) => !isSentence(text))).toEqual([]);
      if ('chances' in counted) expect(outcome.length).toBeGreaterThan(counted.chances.length);
      for (const { step } of counted.trace) told.add(step);
    }
    expect(HUANG_STEPS.filter((step) => !told.has(step))).toEqual([]);
  });

  test('every step of 100 troops has its sentence', () => {
    const t = createTranslator(locale, readTexts(locale, 'chu-han', 'chu-han-steps', 'chu-han-example'));
    const random = randomFrom(3);
    const told = new Set<string>();
    for (let i = 0; i < tries(100); i++) {
      const asked = { ...Object(randomChuHanChances(random)) };
      const checked = checkCase(asked);
      const given = answer(asked);
      if (!checked.ok || checked.value.game !== 'chu-han' || !given.ok) continue;
      const { effects, outcome } = explainChuHanCase(checked.value, given as never, t);
      expect([...effects, ...outcome].filter((text) => !isSentence(text))).toEqual([]);
      for (const { step } of given.trace) told.add(step);
    }
    expect(CHU_HAN_STEPS.filter((step) => !told.has(step))).toEqual([]);
  });
});

test.each([
  ['0/1', '0'],
  ['1/1', '1'],
  ['17/323', '17/323'],
  ['11/12', '11/12'],
])('%s is said as %s', (chance, said) => expect(formatChance(chance)).toBe(said));
