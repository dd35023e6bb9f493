import { expect, test } from 'vitest';
import { extractProse } from '../../src/rulebook/wording.ts';
import { allTexts } from '../support/texts.ts';

/** A number, or the fact that holds one, and a plain space before what it counts. The 3 of A3 counts nothing. */
const PARTED = /(?<![\p{L}\d])(?:\d+|\{\}) (?=\p{Ll}{2})/gu;
/** Facts that are numbers. */
const NUMBERS = /\{\{(?!(?:count|most|least)\}\})\w+\}\}/g;

const partedIn = (text: string) => [...extractProse(text.replace(NUMBERS, 'x')).matchAll(PARTED)];

test('in Polish a number stays on the line of what it counts', () => {
  const own = allTexts('pl').filter(({ where }) => !where.startsWith('chapters/')); // these name what is printed
  const parted = own.flatMap(({ where, text }) =>
    partedIn(text).map(({ index }) => `${where}: …${text.slice(index, index + 30)}`),
  );
  expect(parted).toEqual([]);
});

test.each([
  ['i\u00a02 czerwone kafle', 1],
  ['{{count}} kafli', 1],
  ['i\u00a02\u00a0czerwone kafle na A3 leży, {{player}} kładzie, 13 × 13', 0],
])('“%s” parts %i numbers from their nouns', (text, parted) => expect(partedIn(text)).toHaveLength(parted));

/** An ellipsis for what is left out of a word or a sentence stands at its end, without a space. */
test('in Polish no space stands before an ellipsis', () => {
  const own = allTexts('pl').filter(({ where }) => !where.startsWith('chapters/')); // these quote print
  expect(own.filter(({ text }) => /\p{L}\s…(?!\p{L})/u.test(text)).map(({ where }) => where)).toEqual([]);
});

test('in Polish a result has no spaces around its colon', () => {
  const parted = allTexts('pl').filter(({ text }) => /[\d}]\s:\s[\d{]/.test(text));
  expect(parted.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
});

/** Names, and words that the rulebook writes like names; all else stays small after a colon. */
const NAMES =
  /^(Arleta|Bandy|Bartek|Chrome|Christwart|Chu|Czerwony|Dorota|Fan|Frosted|Han|Huang|Ji|Królestwo [\d{]|Lü|Matagot|Ochrona Wielkiego|Peng|Reiner|Ryn|Tom|Tygrys|White|Wysokie morale|Xia|Yamen|Ying|Yu|Zhongli|Żółty)/u;
/** A source before a sentence in the text of a rule: it is shown as a mark. */
const SOURCE = /\[\[(?:[a-z\d-]+ ?)+: /g;

const capitalsIn = (text: string) =>
  [
    ...text
      .replaceAll('\u00a0', ' ')
      .replace(SOURCE, '[[')
      .matchAll(/: (?=\p{Lu}\p{Ll})/gu),
  ]
    .map(({ index, input }) => input.replaceAll('\u00a0', ' ').slice(index + 2, index + 32))
    .filter((after) => !NAMES.test(after));

test('in Polish no capital stands after a colon, but in names', () => {
  const wrong = allTexts('pl').flatMap(({ where, text }) =>
    capitalsIn(text).map((after) => `${where}: …${after}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['A3: To pole lądowe.', 1],
  ['[[page-2: Staje na nim.]] Otwiera: Chu. Zasada: „Remis”.', 0],
])('“%s” has %i capitals after a colon', (text, wrong) => expect(capitalsIn(text)).toHaveLength(wrong));
