import { describe, expect, test } from 'vitest';
import {
  computeAnswer,
  getDrillQuestion,
  listDrillStatuses,
} from '../../src/games/huang/drill/answer-module.tsx';
import { describeQuestion } from '../../src/games/huang/drill/describe-question.ts';
import {
  DRILL_KINDS,
  makeDrillName,
  parseDrillName,
} from '../../src/games/huang/drill/questions/drill-name.ts';
import { DRILL_SIZE, generateQuestion } from '../../src/games/huang/drill/questions/generate-question.ts';
import { TIGRIS_MISTAKES } from '../../src/games/huang/drill/questions/tigris-mistakes.ts';
import { fromOwnLink, makeOwnLink } from '../../src/games/huang/drill/secondary.tsx';
import {
  createDrill,
  freshDrill,
  withDrillChoice,
  withOpenQuestion,
  withoutDrillChoice,
} from '../../src/games/huang/drill/state.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { findOwnToolPath } from '../../src/share/link.ts';
import { parseOpenedText } from '../../src/share/parse-opened-text.ts';
import { tries } from '../support/campaign.ts';
import { readTexts } from '../support/content.ts';
import { dealtAs, faultIn } from '../support/drills-agreement.ts';

const translatorIn = (locale: (typeof LOCALES)[number]) =>
  createTranslator(
    locale,
    readTexts(
      locale,
      ...([
        'huang',
        'huang-pieces',
        'huang-steps',
        'huang-score',
        'huang-score-more',
        'chu-han',
        'chu-han-steps',
        'lessons',
        'lessons-more',
        'rulings',
        'drills',
        'drills-more',
        'tool',
      ] as const),
    ),
  );

/** A small share of the long campaign, `npm run fuzz -- drills`. */
const SOME = tries(300);

test('each decision has a right and a wrong choice, and the second implementation agrees on which is which', () => {
  for (let i = 0; i < SOME; i++) {
    const one = dealtAs(i);
    expect(faultIn(one), one.exercise.id).toBeUndefined();
  }
});

test('a disagreement would be found', () => {
  const one = dealtAs(0);
  const judged = one.options.map((choice) => ({ ...choice, isRight: !choice.isRight }));
  expect(faultIn({ ...one, options: judged })).toMatch(/does not take|nothing/);
});

describe.each(DRILL_KINDS)('%s', (kind) => {
  const tens = Array.from({ length: 6 }, (_, i) =>
    Array.from({ length: DRILL_SIZE }, (_, n) => generateQuestion({ kind, seed: `t${i}` }, n)),
  );

  test('is the same for everybody with the seed, and another with another', () => {
    const cases = tens.flat().map(({ exercise }) => JSON.stringify(exercise.case));
    expect(new Set(cases).size).toBe(cases.length);
    expect(generateQuestion({ kind, seed: 't0' }, 4).exercise).toEqual(tens[0]?.[4]?.exercise);
  });

  test('goes from easy to nasty', () => {
    for (const ten of tens) expect(ten.map(({ level }) => level)).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2]);
  });

  test('tempts those who know Tigris & Euphrates with a wrong choice', () => {
    for (const ten of tens) expect(ten.filter(({ tempting }) => tempting.size > 0).length).toBeGreaterThan(1);
  });
});

test('all five mistakes are made easily', () => {
  const made = new Map<string, number>();
  for (let i = 0; i < 240; i++)
    for (const mistake of dealtAs(i).tempting.values()) made.set(mistake, (made.get(mistake) ?? 0) + 1);
  for (const mistake of TIGRIS_MISTAKES) expect(made.get(mistake), mistake).toBeGreaterThan(5);
});

describe.each(LOCALES)('a drill is told and played through, right and wrong, in %s', (locale) => {
  const t = translatorIn(locale);
  test.each(DRILL_KINDS)('%s', (kind) => {
    for (let at = 0; at < DRILL_SIZE; at++) {
      const state = withOpenQuestion(createDrill({ kind, seed: 'told' }), at);
      const one = getDrillQuestion(state, at);
      expect(describeQuestion(one, t)).toMatch(/^\p{Lu}.*\?$/u);
      for (const { key, isRight } of one.options) {
        const answer = computeAnswer(withDrillChoice(state, key));
        if (!answer) throw new Error(`No answer to ${key}`);
        expect(answer.isRight).toBe(isRight);
        for (const said of answer.describeOutcome(t).sentences) expect(said).toMatch(/\S.*[.!]$/);
        expect(answer.getScene(0, t)).not.toBeNull();
        expect(computeAnswer(withDrillChoice(state, answer.right))?.isRight).toBe(true);
      }
    }
  });
});

test('what was not found at once stays missed, even if it is found or shown after', () => {
  const state = createDrill({ kind: 'how-many', seed: 'told' });
  const { options } = getDrillQuestion(state, 0);
  const [right, wrong] = [true, false].map((isSo) => options.find(({ isRight }) => isRight === isSo)?.key);
  if (!right || !wrong) throw new Error('A drill without choices');
  const missed = withDrillChoice(state, wrong);
  expect(listDrillStatuses(missed)[0]).toBe('missed');
  const found = withDrillChoice(withoutDrillChoice(missed), right);
  expect(listDrillStatuses(found)[0]).toBe('missed');
  expect(computeAnswer(found)?.isRight).toBe(true);
  expect(listDrillStatuses(withDrillChoice(state, right)).slice(0, 2)).toEqual(['done', 'new']);
});

test('its link names it, opens wherever links are opened, and nothing else does', async () => {
  const state = withOpenQuestion(freshDrill(freshDrill()), 7);
  const { link } = makeOwnLink(state, {}, translatorIn('en'));
  expect(findOwnToolPath(link)).toBe('huang/drill/');
  expect(fromOwnLink(link)).toEqual({ ...state, at: 0 });
  expect(await parseOpenedText(`The same ten: https://example.org/open/#${link}`)).toEqual({
    ok: true,
    value: { kind: 'own', tool: 'huang/drill/', link },
  });
  for (const broken of ['4winner', '4other-1', '4winner-', '4winner-A', '1abc', '4winner-123456789'])
    expect(fromOwnLink(broken), broken).toBeUndefined();
  expect(parseDrillName(makeDrillName({ kind: 'may', seed: 'zz' }))).toEqual({ kind: 'may', seed: 'zz' });
});
