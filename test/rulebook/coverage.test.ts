import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '../../src/engine/edition.ts';
import { sentencesOf } from '../../src/rulebook/coverage.ts';
import { faultsOf } from '../../src/rulebook/faults.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { coverageRows, summaryRows } from '../../src/rulebook/tally.ts';

const book = readRulebook();

test('the rulebook does not contradict itself', () => expect(faultsOf(book)).toEqual([]));

describe('the printed rulebooks of Huang', () => {
  const table = book.coverage.find(({ id }) => id === 'huang')?.data ?? {};
  const sentences = sentencesOf(table);

  // Counted in the printed books by full stops and bullets, and settled by hand where a bullet has none or a remark
  // is set off by a colon; a caption, a legend and a list of components are a paragraph each.
  const COUNTED: Readonly<Record<Edition, { sections: number; paragraphs: number; sentences: number }>> = {
    en: { sections: 23, paragraphs: 134, sentences: 242 },
    de: { sections: 23, paragraphs: 133, sentences: 239 },
    pl: { sections: 23, paragraphs: 138, sentences: 244 },
  };
  test.each(EDITIONS)('are found again sentence by sentence: %s', (edition) => {
    const own = sentences.filter((sentence) => sentence.edition === edition);
    expect({
      sections: new Set(own.map(({ section }) => section)).size,
      paragraphs: new Set(own.map(({ section, paragraph }) => `${section}/${paragraph}`)).size,
      sentences: own.length,
    }).toEqual(COUNTED[edition]);
  });

  test('hold every rule but those that only gather others, and one reading of ours', () => {
    const held = new Set(sentences.flatMap((sentence) => sentence.held.map((name) => `huang/${name}`)));
    const own = book.chapters.filter(({ id }) => id.startsWith('huang/'));
    const unprinted = own.flatMap(({ id, data }) =>
      data.rules
        .filter((rule) => !rule.summary && !held.has(`${id}/${rule.id}`))
        .map((rule) => `${id}/${rule.id}`),
    );
    expect(unprinted).toEqual(['huang/war/bystanders']);
  });

  test('leave no sentence on a conflict, on points or on the end without a rule', () => {
    const silent = sentences.filter(
      ({ section, held }) =>
        ['revolts', 'wars', 'points', 'turn-end', 'end'].includes(section) &&
        held.every((name) => name.startsWith('~') && name !== '~lead'),
    );
    // The closing words of the English and the Polish book, on Xiang Yu.
    expect(silent.map(({ edition, section }) => `${edition}/${section}`)).toEqual(['en/end', 'pl/end']);
  });
});

test('a row of the table names place and rules', () =>
  expect(
    coverageRows([
      { edition: 'en', section: 'wars', title: 'Wars', paragraph: 3, held: ['war/tie', 'war/war'] },
      { edition: 'en', section: 'wars', title: 'Wars', paragraph: 3, held: ['~lead'] },
    ]),
  ).toEqual([`${'en/wars/3'.padEnd(26)} war/tie + war/war | ~lead`]));

test('a tally counts what a reader sees', () => {
  const file = (id: string, body: string) => ({ locale: 'en' as const, id, body, data: { title: 'x' } });
  const [row] = summaryRows(
    {
      ...book,
      rules: [file('huang/a/b', 'Two **words**, [a link](rule:huang/end/tie).'), file('khan/a/b', 'no')],
      examples: [],
      editions: [],
      rulings: book.rulings.filter(({ id }) => id === 'huang/winner-short'),
    },
    'huang',
    ['en'],
  );
  expect(row).toEqual([
    'huang en',
    { rules: 1, words: 4, 'without example': 1, 'edition notes': 0, rulings: 1 },
  ]);
});
