import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locale.ts';
import { makeTranslator } from '../../src/i18n/translator.ts';
import { dealt, TEN } from '../../src/lessons/drills/deal.ts';
import { DRILLS, drillNamed, nameOfDrill } from '../../src/lessons/drills/name.ts';
import { MISTAKES } from '../../src/lessons/drills/tigris.ts';
import { isDrill } from '../../src/share/link.ts';
import { parseOpened } from '../../src/share/open.ts';
import { askedIn } from '../../src/tools/huang-lessons/asked.ts';
import { answerOf, dealtIn, fatesOf } from '../../src/tools/huang-lessons/DrillAnswer.tsx';
import { passOn, stateOfLink } from '../../src/tools/huang-lessons/DrillMore.tsx';
import {
  drillFrom,
  freshDrill,
  withAt,
  withChosen,
  withoutChosen,
} from '../../src/tools/huang-lessons/drill-state.ts';
import { tries } from '../support/campaign.ts';
import { readTexts } from '../support/content.ts';
import { dealtAs, faultIn } from '../support/drills-agreement.ts';

const translatorIn = (locale: (typeof LOCALES)[number]) =>
  makeTranslator(
    locale,
    readTexts(
      locale,
      ...([
        'huang',
        'huang-pieces',
        'huang-board',
        'huang-score',
        'huang-score-more',
        'chu-han',
        'chu-han-battle',
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
  const judged = one.judged.map((choice) => ({ ...choice, isRight: !choice.isRight }));
  expect(faultIn({ ...one, judged })).toMatch(/does not take|nothing/);
});

describe.each(DRILLS)('%s', (kind) => {
  const tens = Array.from({ length: 6 }, (_, i) =>
    Array.from({ length: TEN }, (_, n) => dealt({ kind, seed: `t${i}` }, n)),
  );

  test('is the same for everybody with the seed, and another with another', () => {
    const cases = tens.flat().map(({ exercise }) => JSON.stringify(exercise.case));
    expect(new Set(cases).size).toBe(cases.length);
    expect(dealt({ kind, seed: 't0' }, 4).exercise).toEqual(tens[0]?.[4]?.exercise);
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
  for (const mistake of MISTAKES) expect(made.get(mistake), mistake).toBeGreaterThan(5);
});

describe.each(LOCALES)('a drill is told and played through, right and wrong, in %s', (locale) => {
  const t = translatorIn(locale);
  test.each(DRILLS)('%s', (kind) => {
    for (let at = 0; at < TEN; at++) {
      const state = withAt(drillFrom({ kind, seed: 'told' }), at);
      const one = dealtIn(state, at);
      expect(askedIn(one, t)).toMatch(/^\p{Lu}.*\?$/u);
      for (const { key, isRight } of one.judged) {
        const answer = answerOf(withChosen(state, key));
        if (!answer) throw new Error(`No answer to ${key}`);
        expect(answer.isRight).toBe(isRight);
        for (const said of answer.outcomeIn(t).sentences) expect(said).toMatch(/\S.*[.!]$/);
        expect(answer.sceneAt(0, t)).not.toBeNull();
        expect(answerOf(withChosen(state, answer.right))?.isRight).toBe(true);
      }
    }
  });
});

test('what was not found at once stays missed, even if it is found or shown after', () => {
  const state = drillFrom({ kind: 'how-many', seed: 'told' });
  const { judged } = dealtIn(state, 0);
  const [right, wrong] = [true, false].map((isSo) => judged.find(({ isRight }) => isRight === isSo)?.key);
  if (!right || !wrong) throw new Error('A drill without choices');
  const missed = withChosen(state, wrong);
  expect(fatesOf(missed)[0]).toBe('missed');
  const found = withChosen(withoutChosen(missed), right);
  expect(fatesOf(found)[0]).toBe('missed');
  expect(answerOf(found)?.isRight).toBe(true);
  expect(fatesOf(withChosen(state, right)).slice(0, 2)).toEqual(['done', 'new']);
});

test('its link names it, opens wherever links are opened, and nothing else does', async () => {
  const state = withAt(freshDrill(freshDrill()), 7);
  const { link } = passOn(state, translatorIn('en'));
  expect(isDrill(link)).toBe(true);
  expect(stateOfLink(link)).toEqual({ ...state, at: 0 });
  expect(await parseOpened(`The same ten: https://example.org/open/#${link}`)).toEqual({
    ok: true,
    value: { kind: 'drill', link },
  });
  for (const broken of ['4winner', '4other-1', '4winner-', '4winner-A', '1abc', '4winner-123456789'])
    expect(stateOfLink(broken), broken).toBeUndefined();
  expect(drillNamed(nameOfDrill({ kind: 'may', seed: 'zz' }))).toEqual({ kind: 'may', seed: 'zz' });
});
