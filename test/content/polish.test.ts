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
