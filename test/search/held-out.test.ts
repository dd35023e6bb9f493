import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../src/core/record.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { selectQuestionFiles } from '../../src/rulebook/search/search-documents.ts';
import { assertFindable } from '../../src/search/assert-findable.ts';
import { createSearchFile } from '../../src/search/create-search-file.ts';
import { findHits } from '../../src/search/find-hits.ts';
import { getEntryGame, promoteGame } from '../../src/search/game.ts';
import { findMultilingualHits } from '../../src/search/multilingual-hits.ts';
import { openSearchIndex } from '../../src/search/open-search-index.ts';
import type { SearchDocument } from '../../src/search/search-document.ts';
import { isRuleHit } from '../../src/search/shown-hits.ts';
import { IS_WHOLE_SUITE } from '../support/campaign.ts';
import { readYamlFixture } from '../support/read-fixture.ts';
import { documentsOf, openIndices, othersThan } from '../support/searches.ts';

/** A question that is not in the index, and the rules that answer it. */
interface HeldOut {
  readonly ask: string;
  readonly hand: 'from-rules' | 'from-disputes';
  readonly rules: readonly string[];
}

/** In a hundred: how many find their rule first, and how many among the first three; on the pages of their game. */
const LEAST: Readonly<Partial<Record<Locale, readonly [first: number, three: number]>>> = {
  en: [85, 98],
  de: [86, 98],
  pl: [85, 99],
};

const { questions, rules } = readRulebook();
const indices = await openIndices();

function placeOf(locale: Locale, { ask, rules: right }: HeldOut): number {
  const hits = promoteGame(
    findMultilingualHits(indices[locale], othersThan(locale, indices), ask),
    getEntryGame({ id: right[0] ?? '' }),
  );
  const shown = hits.filter(isRuleHit);
  return shown.findIndex(({ entry }) => right.includes(entry.id)) + 1;
}

describe.each(entriesOf(LEAST))('questions in %s that no index knows', (locale, [first, three]) => {
  const held: readonly HeldOut[] = readYamlFixture(`held-out/${locale}`);

  test('are a fifth of all, of both hands, and about rules that there are', () => {
    const files = selectQuestionFiles(locale, questions);
    const textsIn = (some: typeof files) =>
      new Set(some.flatMap(({ data }) => Object.values(data).flat()).map((one) => one.toLowerCase()));
    const known = textsIn(files);
    // Those that two more hands wrote later have no part in the fifth.
    const drawnFrom = textsIn(files.filter(({ id }) => !/^(?:afterwards|at-the-table)\//.test(id)));
    const ids = new Set(rules.map(({ id }) => id));
    expect(held.filter(({ ask }) => known.has(ask.toLowerCase()))).toEqual([]);
    expect(held.flatMap((one) => one.rules).filter((id) => !ids.has(id))).toEqual([]);
    expect(held.length / (held.length + drawnFrom.size)).toBeCloseTo(0.2, 2);
    expect(new Set(held.map(({ hand }) => hand)).size).toBe(2);
  });

  test('find their rule as often as they did', () => {
    const places = held.map((one) => placeOf(locale, one));
    const share = (most: number) =>
      (100 * places.filter((place) => place >= 1 && place <= most).length) / held.length;
    expect(share(1)).toBeGreaterThanOrEqual(first);
    expect(share(3)).toBeGreaterThanOrEqual(three);
  });

  test('and those of the index, are five to eight or more for each rule', () => {
    const counts = new Map<string, number>();
    const asked = [
      ...selectQuestionFiles(locale, questions).flatMap(({ data }) =>
        Object.entries(data).flatMap(([rule, some]) => some.map(() => rule)),
      ),
      ...held.flatMap((one) => one.rules.slice(0, 1)),
    ];
    for (const rule of asked) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count < 4)).toEqual([]);
  });

  // Each build checks the same, and fails.
  if (IS_WHOLE_SUITE)
    test('and those of the index find their own rule: else the build fails', () => {
      assertFindable(indices[locale], documentsOf(locale), locale);
    });
});

/** Three rules of one game, one of which is asked for in words of another. */
const SMALL: readonly SearchDocument[] = ['war', 'revolt', 'riot'].map((title) => ({
  id: `huang/${title}/${title}`,
  kind: 'rule',
  title,
  where: 'Huang',
  path: '',
  text: `all about the ${title}`,
  words: '',
  questions: [title === 'riot' ? 'war' : `${title} please`],
}));

const NO_WORDS = { forms: [], alike: [] };

test('a question for which another rule stands first is named, and fails the build', async () => {
  const index = await openSearchIndex(createSearchFile(SMALL, [], NO_WORDS, 'en'), 'en');
  expect(() => assertFindable(index, SMALL, 'en')).toThrow(
    /1 of 3 questions .*\n {2}war \(huang\/riot\/riot; first: huang\/war\/war\)$/s,
  );
  const sound = SMALL.map((one) => ({ ...one, questions: [`${one.title} please`] }));
  const rebuilt = await openSearchIndex(createSearchFile(sound, [], NO_WORDS, 'en'), 'en');
  expect(() => assertFindable(rebuilt, sound, 'en')).not.toThrow();
});

describe('the game one is in', () => {
  test('comes first, and all others follow', () => {
    const hits = findHits(indices.en, 'how many actions in a turn');
    const khan = promoteGame(hits, 'khan').map(({ entry }) => getEntryGame(entry));
    expect(khan[0]).toBe('khan');
    expect(khan.lastIndexOf('khan')).toBeLessThan(khan.indexOf('huang'));
    expect(promoteGame(hits, 'khan')).toHaveLength(hits.length);
  });
  test('does not hide what only another game knows', () => {
    const [first] = promoteGame(findHits(indices.en, 'Lü Zhi reaction'), 'khan');
    expect(first?.entry.id).toBe('chu-han/reactions/lu-zhi');
  });
  test.each([
    ['huang/war/tie', 'huang'],
    ['term:chu-han/joker', 'chu-han'],
    ['tool:khan/rulers', 'khan'],
  ])('%s is of %s', (id, game) => expect(getEntryGame({ id })).toBe(game));
});
