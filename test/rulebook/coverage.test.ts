import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '../../src/core/edition.ts';
import { listPrintedSentences } from '../../src/rulebook/checks/coverage.ts';
import { listRulebookFaults } from '../../src/rulebook/checks/faults.ts';
import { listCoverageRows, listGames, listSummaryRows } from '../../src/rulebook/checks/summary.ts';
import { readRulebook } from '../../src/rulebook/files.ts';

const book = readRulebook();

test('the rulebook does not contradict itself', () => expect(listRulebookFaults(book)).toEqual([]));

/** What was counted in a printed book. */
interface Counted {
  readonly sections: number;
  readonly paragraphs: number;
  readonly sentences: number;
}

// Counted in the printed books by full stops and bullets, and settled by hand where a bullet has none or a remark
// is set off by a colon; a caption, a legend and a list of components are a paragraph each. In Chu Han each item of a
// list of components stands by itself. Of Khan it is one page; its numbered headings are a paragraph.
const COUNTED: Readonly<Record<string, Readonly<Partial<Record<Edition, Counted>>>>> = {
  huang: {
    en: { sections: 23, paragraphs: 134, sentences: 242 },
    de: { sections: 23, paragraphs: 133, sentences: 239 },
    pl: { sections: 23, paragraphs: 138, sentences: 244 },
  },
  'chu-han': { de: { sections: 12, paragraphs: 94, sentences: 176 } },
  khan: { de: { sections: 11, paragraphs: 33, sentences: 58 } },
};

/** Rules that no printed sentence holds: readings of ours, and a word on the events that we do not know. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  huang: ['setup/in-sight', 'war/bystanders'],
  'chu-han': ['events/others', 'game-end/both', 'reactions/pair', 'reactions/last-card'],
  khan: ['conquest/once'],
};

/** Sections in which each sentence states a rule, but for those that stand beside them without one. */
const RULING: Readonly<Record<string, { readonly sections: readonly string[]; readonly silent: string[] }>> =
  {
    // The closing words of the English and the Polish book, on Xiang Yu.
    huang: {
      sections: ['revolts', 'wars', 'points', 'turn-end', 'end'],
      silent: ['en/end', 'pl/end'],
    },
    'chu-han': {
      sections: ['set-up', 'battle-set-up', 'fight', 'battle-end', 'honour', 'events'],
      silent: ['de/battle-set-up'], // the words beside a picture of the table
    },
    khan: {
      sections: [
        'drive-out',
        'invade-by-card',
        'drive-out-action',
        'conquer',
        'bridges',
        'invade-anywhere',
        'use',
      ],
      silent: ['de/invade-by-card', 'de/invade-anywhere'], // what stands below the two headings
    },
  };

test('each game has its table of print', () =>
  expect(book.coverage.map(({ id }) => id).sort()).toEqual(listGames(book)));

describe.each(Object.keys(COUNTED))('what is printed of %s', (game) => {
  const sentences = listPrintedSentences(book.coverage.find(({ id }) => id === game)?.data ?? {});

  test('is found again sentence by sentence', () => {
    const counted = EDITIONS.flatMap((edition) => {
      const own = sentences.filter((sentence) => sentence.edition === edition);
      const of = (names: readonly string[]) => new Set(names).size;
      const count: Counted = {
        sections: of(own.map(({ section }) => section)),
        paragraphs: of(own.map(({ section, paragraph }) => `${section}/${paragraph}`)),
        sentences: own.length,
      };
      return own.length > 0 ? [[edition, count] as const] : [];
    });
    expect(Object.fromEntries(counted)).toEqual(COUNTED[game]);
  });

  test('holds every rule but those that only gather others, those from elsewhere and our readings', () => {
    const held = new Set(sentences.flatMap((sentence) => sentence.rules.map((name) => `${game}/${name}`)));
    const own = book.chapters.filter(({ id }) => id.startsWith(`${game}/`));
    const unprinted = own.flatMap(({ id, data }) =>
      data.rules
        .filter((rule) => !rule.summary && !rule.elsewhere && !held.has(`${id}/${rule.id}`))
        .map((rule) => `${id}/${rule.id}`),
    );
    expect(unprinted.toSorted()).toEqual((OURS[game] ?? []).map((rule) => `${game}/${rule}`).toSorted());
  });

  test('leaves no sentence without a rule where the rules stand', () => {
    const { sections = [], silent = [] } = RULING[game] ?? {};
    const without = sentences.filter(
      ({ section, rules }) =>
        sections.includes(section) && rules.every((name) => name.startsWith('~') && name !== '~lead'),
    );
    expect(without.map(({ edition, section }) => `${edition}/${section}`)).toEqual(silent);
  });
});

test('a row of the table names place and rules', () =>
  expect(
    listCoverageRows([
      { edition: 'en', section: 'wars', title: 'Wars', paragraph: 3, rules: ['war/tie', 'war/war'] },
      { edition: 'en', section: 'wars', title: 'Wars', paragraph: 3, rules: ['~lead'] },
    ]),
  ).toEqual([`${'en/wars/3'.padEnd(26)} war/tie + war/war | ~lead`]));

test('a tally counts what a reader sees', () => {
  const file = (id: string, body: string) => ({ locale: 'en' as const, id, body, data: { title: 'x' } });
  const [row] = listSummaryRows(
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
