import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { type GlossaryEntry, linkTerms, selectLinkedTerms } from '../../src/rulebook/glossary-terms.ts';
import { stripMarkdown } from '../../src/rulebook/search/search-documents.ts';
import { stemWord } from '../../src/search/stem.ts';
import { foldWord, splitWords } from '../../src/search/words.ts';

const book = readRulebook();
const term = (id: string): GlossaryEntry => {
  const found = book.glossary.find((one) => one.id === id);
  if (!found) throw new Error(`The glossary has no ${id}`);
  return found;
};

describe.each(COMPLETE_LOCALES)('the glossary in %s', (locale) => {
  test('gives each word of a game to one term', () => {
    const owners = new Map<string, string>();
    const shared = book.glossary.flatMap(({ id, data }) => {
      const own = data[locale];
      const [game] = id.split('/');
      return [own.term, ...(own.forms ?? [])].flatMap((form) => {
        const key = `${game} ${form.toLowerCase()}`;
        const owner = owners.get(key);
        owners.set(key, id);
        return owner && owner !== id ? [`${form}: ${owner} and ${id}`] : [];
      });
    });
    expect(shared).toEqual([]);
  });

  test('shows what else a term is called in one form, as the search finds the others by it', () => {
    const stemsOf = (name: string) =>
      splitWords(name)
        .map((word) => stemWord(foldWord(word.text), locale))
        .join(' ');
    const twice = book.glossary.flatMap(({ id, data: { [locale]: own } }) =>
      [own.also, own.tigris, own.yangtze ?? []].flatMap((names) => {
        const forms = Map.groupBy(names, stemsOf);
        return [...forms.values()]
          .filter(({ length }) => length > 1)
          .map((some) => `${id}: ${some.join(', ')}`);
      }),
    );
    expect(twice).toEqual([]);
  });

  test('knows words that its rules use', () => {
    const texts = book.rules
      .filter((rule) => rule.locale === locale)
      .map((rule) => `${rule.data.title} ${stripMarkdown(rule.body)}`.toLowerCase())
      .join(' ');
    const unused = book.glossary.filter(
      ({ data }) =>
        ![data[locale].term, ...(data[locale].forms ?? [])].some((form) =>
          texts.includes(form.toLowerCase()),
        ),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

/** What reviews quote from the English edition of Chu Han: power, hand, trick, lead, writ, pass, set. */
const OF_THE_ENGLISH_EDITION = [
  'ability',
  'battle',
  'fight',
  'opening',
  'reinforcement',
  'retreat',
  'troop',
].map((name) => `chu-han/${name}`);

test('the words of Chu Han and Khan that no edition has are marked as ours', () => {
  for (const { id, data } of book.glossary.filter((one) => !one.id.startsWith('huang/')))
    expect([id, data.pl.ours, data.en.ours ?? false]).toEqual([
      id,
      true,
      !OF_THE_ENGLISH_EDITION.includes(id),
    ]);
});

test.each([
  ['battle', 'hand'],
  ['fight', 'trick'],
  ['troop', 'set'],
  ['reinforcement', 'writ'],
  ['retreat', 'pass'],
  ['ability', 'power'],
  ['opening', 'lead'],
])('who knows Chu Han in German finds %s under %s', (german, word) => {
  const found = book.glossary.filter(({ data }) => data.en.also.includes(german));
  expect(found.map(({ data }) => data.en.term)).toContain(word);
});

describe('terms in a rule', () => {
  const terms = [term('huang/state'), term('huang/revolt'), term('huang/victory-point')];
  const link = ({ id }: GlossaryEntry, text: string) => `[${text}|${id}]`;

  test('are linked at their first mention, not in links or headings', () => {
    const html = '<h3>Revolts</h3><p>A revolt in a <a href="#">state</a>: the State, revolts.</p>';
    expect(linkTerms(html, terms, 'en', link)).toBe(
      '<h3>Revolts</h3><p>A [revolt|huang/revolt] in a <a href="#">state</a>: the [State|huang/state], revolts.</p>',
    );
  });
  test('are left alone where they are plain words, too', () => {
    const html = '<p>Set up the hand, lead or pass; each trick has its sets.</p>';
    const plain = ['troop', 'battle', 'opening', 'retreat', 'fight'].map((name) => term(`chu-han/${name}`));
    expect(linkTerms(html, plain, 'en', link)).toBe(html.replace('trick', '[trick|chu-han/fight]'));
  });
  test('are whole words, the longest first', () => {
    expect(linkTerms('<p>statement, victory points</p>', terms, 'en', link)).toBe(
      '<p>statement, [victory points|huang/victory-point]</p>',
    );
    expect(linkTerms('<p>Königreiche und Reiche</p>', terms, 'de', link)).toBe(
      '<p>Königreiche und [Reiche|huang/state]</p>',
    );
  });
  test('leave attributes alone', () => {
    const html = '<p title="a state">none</p>';
    expect(linkTerms(html, terms, 'en', link)).toBe(html);
  });
  test('are of the rule’s own game, and not those that it defines', () => {
    const ids = selectLinkedTerms('huang/revolt/tie', book.glossary).map(({ id }) => id);
    expect(ids).toContain('huang/revolt');
    expect(ids).not.toContain('huang/defender');
    expect(ids.every((id) => id.startsWith('huang/'))).toBe(true);
  });
});
