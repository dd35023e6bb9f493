import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answerSearchLine } from '../../src/find/answer-search-line.ts';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { getEntryGame } from '../../src/search/game.ts';
import { openIndices, questionsIn, showHits } from '../support/searches.ts';

const indices = await openIndices();
const all = new Map(LOCALES.map((locale) => [locale, indices[locale]]));

const answer = (line: object | string): { readonly hits?: readonly string[]; readonly error?: string } =>
  JSON.parse(answerSearchLine(typeof line === 'string' ? line : JSON.stringify(line), all));

/** What the box draws: these two functions in `src/site/scripts/search/SearchBox.tsx`. */
function drawn(lang: Locale, query: string, game?: string): readonly string[] {
  const { shortHits, rules } = showHits(indices, lang, query, game);
  return [...shortHits, ...rules].map(({ entry }) => entry.id);
}

describe.each(COMPLETE_LOCALES)('a query in %s is answered', (lang) => {
  const questions = questionsIn(lang).map(({ ask }) => ask);

  test('in the order of the box, on the pages of each game too', () => {
    for (const query of questions) {
      expect(answer({ lang, query })).toEqual({ hits: drawn(lang, query) });
      expect(answer({ lang, query, game: 'khan' })).toEqual({
        hits: drawn(lang, query, 'khan'),
      });
    }
  });

  test('by what is above the rules first, then by eight rules at most', () => {
    for (const query of questions) {
      const { hits = [] } = answer({ lang, query });
      const rules = hits.filter((id) => !id.includes(':'));
      expect(rules.length).toBeLessThanOrEqual(8);
      expect(hits.slice(-rules.length || hits.length)).toEqual(rules);
    }
  });
});

describe('what is found', () => {
  test.each([
    // The rule that the rulebook has for it, by its title in each language.
    ['en', 'Ties in a war', 'huang/war/tie'],
    ['pl', 'Remis w wojnie', 'huang/war/tie'],
  ] as const)('%s: %s is the rule %s', (lang, query, rule) => {
    expect(answer({ lang, query }).hits?.find((id) => !id.includes(':'))).toBe(rule);
  });

  test.each([
    ['en', 'who has won?', 'tool:huang/score'],
    ['de', 'wer gewinnt den Krieg?', 'tool:huang/conflict'],
    ['pl', 'dokąd idzie ten władca?', 'tool:khan/rulers'],
    ['en', 'state', 'term:huang/state'],
  ] as const)('%s: %s shows %s above the rules', (lang, query, id) => {
    expect(answer({ lang, query }).hits).toContain(id);
  });

  test('on the pages of a game is its own page of signs before those of the others', () => {
    for (const game of ['huang', 'chu-han', 'khan'])
      expect(answer({ lang: 'en', query: 'signs', game }).hits?.[0]).toBe(`page:${game}/signs`);
    expect(getEntryGame({ id: 'page:khan/signs' })).toBe('khan');
  });

  test('a line break within a query is none, as in the field', () => {
    const [broken, whole] = ['tie in\na war', 'tie ina war'].map((query) => answer({ lang: 'en', query }));
    expect(broken).toEqual(whole);
  });

  test('nothing where nothing is asked', () => {
    for (const query of ['', ' ', '🐉🐉', '\uD800', '"'])
      expect(answer({ lang: 'de', query })).toEqual({ hits: [] });
  });
});

describe('a line that is no query', () => {
  test.each([
    ['nonsense', 'not valid JSON'],
    ['', 'not valid JSON'],
    ['[]', 'not a JSON object'],
    ['null', 'not a JSON object'],
    ['"war"', 'not a JSON object'],
    ['{"query":"war"}', '"lang" must be one of de, pl, en.'],
    ['{"lang":"fr","query":"war"}', '"lang" must be one of de, pl, en.'],
    ['{"lang":"__proto__","query":"war"}', '"lang" must be one of'],
    ['{"lang":"en"}', '"query" must be a string.'],
    ['{"lang":"en","query":7}', '"query" must be a string.'],
    ['{"lang":"en","query":"war","game":"go"}', '"game" must be one of huang, chu-han, khan.'],
    ['{"lang":"en","query":"war","game":null}', '"game" must be one of'],
    ['{"lang":"en","query":"war","gmae":"huang"}', 'Unknown key "gmae".'],
  ])('%s is answered by what is wrong', (line, error) => {
    expect(answer(line)).toEqual({ error: expect.stringContaining(error) });
  });
});

test('the command answers each line in order, goes on after bad ones, and needs no build', () => {
  const main = fileURLToPath(new URL('../../src/find/main.ts', import.meta.url));
  const asked = ['{"lang":"en","query":"tie in a war"}', 'nonsense', '{"lang":"pl","query":"x","game":"go"}'];
  const input = `\uFEFF${asked.join('\n')}\r\n{"lang":"pl","query":"remis w wojnie","game":"huang"}`;
  const run = spawnSync(process.execPath, [main], { input, encoding: 'utf8' });
  expect(run.status, run.stderr).toBe(0);
  expect(run.stderr).toBe('');
  const [english, nonsense, game, polish, ...more] = run.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(english).toEqual({ hits: drawn('en', 'tie in a war') });
  expect(nonsense).toEqual({ error: 'The line is not valid JSON.' });
  expect(game).toEqual({ error: expect.stringContaining('"game"') });
  expect(polish).toEqual({ hits: drawn('pl', 'remis w wojnie', 'huang') });
  expect(more).toEqual([]);
});
