import { describe, expect, test } from 'vitest';
import { findHits } from '../../src/search/find-hits.ts';
import { openSearchIndex, type SearchIndex } from '../../src/search/open-search-index.ts';
import { tries } from '../support/campaign.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';
import { searchFileOf } from '../support/searches.ts';

const json = JSON.stringify(searchFileOf('pl'));
/** Asked of whatever opens: a word that is there, one that is misspelt, the beginning of one, a whole question. */
const QUERIES = ['wojna', 'krolesttwo', 'pag', 'kto wygrywa remis w wojnie', 'Verstärkung'];
const SIGNS = ['a', 'z', 'Z', '9', '0', ',', '\\n', '{', 'é', ' ', '"', '-', '999999999999'];

/** Whether a text that was fetched is refused; what is not refused must answer like any search. */
async function isRefused(text: string): Promise<boolean> {
  let index: SearchIndex;
  try {
    index = await openSearchIndex(JSON.parse(text), 'pl');
  } catch {
    return true;
  }
  for (const query of QUERIES)
    for (const { entry, coverage, score } of findHits(index, query)) {
      expect(entry.title).toBeTypeOf('string');
      expect(coverage).toBeLessThanOrEqual(1);
      expect(score).toBeGreaterThanOrEqual(0);
    }
  return false;
}

test('the search as it was built opens', async () => expect(await isRefused(json)).toBe(false));

describe('a damaged search is refused or answers, and never throws while somebody types', () => {
  const random = randomFrom(20261121);
  const upTo = (most: number) => wholeUpTo(random, most);

  test('cut off anywhere it is refused', async () => {
    for (let i = 0; i < tries(200); i++)
      expect(await isRefused(json.slice(0, upTo(json.length - 1)))).toBe(true);
  });

  test('with some signs changed', async () => {
    let refused = 0;
    for (let i = 0; i < tries(150); i++) {
      const at = upTo(json.length - 1);
      const length = upTo(3);
      const sign = SIGNS[upTo(SIGNS.length - 1)] ?? '';
      if (await isRefused(json.slice(0, at) + sign + json.slice(at + length))) refused++;
    }
    expect(refused).toBeGreaterThan(tries(20)); // the damage does reach what is checked
  });

  test('with a piece of another place', async () => {
    for (let i = 0; i < tries(100); i++) {
      const [at, from] = [upTo(json.length), upTo(json.length)];
      await isRefused(json.slice(0, at) + json.slice(from, from + 60) + json.slice(at + 60));
    }
  });
});

describe('is refused', () => {
  const file = searchFileOf('pl');
  test.each<[string, unknown]>([
    ['no object', 'search'],
    ['null', null],
    ['a list', []],
    ['empty', {}],
    ['with hidden terms that are null', { ...file, hidden: file.hidden.map(() => null) }],
    ['with a hit too few', { ...file, found: file.found.slice(1) }],
    ['with a hit that is null', { ...file, found: file.found.map((one, i) => (i === 3 ? null : one)) }],
    [
      'with a kind that nobody knows',
      { ...file, found: file.found.map((one) => ({ ...one, kind: 'song' })) },
    ],
    ['with a title that is a number', { ...file, found: file.found.map((one) => ({ ...one, title: 7 })) }],
    ['with a hit without text', { ...file, found: file.found.map(({ text, ...one }) => one) }],
    ['with another name for nothing', { ...file, aliases: [['sieg']] }],
    ['with another name that is a list', { ...file, aliases: [[['sieg'], 'punkt']] }],
    ['without words of near meaning', { ...file, alike: undefined }],
    ['with forms that are no text', { ...file, forms: [7] }],
    ['without hidden terms', { ...file, hidden: undefined }],
    ['with hidden terms of a hit too few', { ...file, hidden: file.hidden.slice(1) }],
    [
      'with hidden terms that are a list',
      { ...file, hidden: file.hidden.map((one) => ({ ...one, words: [one.words] })) },
    ],
    ['with no documents at all', { ...file, found: [], hidden: [] }],
  ])('a search %s', (_, damaged) => {
    return expect(openSearchIndex(damaged, 'pl')).rejects.toThrow('damaged');
  });
});
