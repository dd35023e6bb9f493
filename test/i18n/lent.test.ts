import { expect, test } from 'vitest';
import { NOTICE, withLangs } from '../../src/i18n/langs.ts';
import {
  foreign,
  inEach,
  isForeign,
  lentIn,
  plain,
  plainIn,
  speakersOf,
  WHOLE,
} from '../../src/i18n/stand-in.ts';

const lent = foreign('en', 'A state');
const island = (text: string) =>
  `<astro-island props="{&quot;t&quot;:&quot;${text}&quot;}"><p>${text}</p></astro-island>`;

test('a whole language speaks for itself, and is never lent a word', () => {
  for (const locale of WHOLE) expect(speakersOf(locale)).toEqual([locale]);
  expect(inEach({ de: 'eins', pl: 'jeden', en: 'one' })).toMatchObject({
    de: 'eins',
    pl: 'jeden',
    en: 'one',
  });
  expect(() => inEach({ de: 'eins', en: 'one' })).toThrow('Nobody says in pl');
});

test('what is lent is told from the rest, however deep it lies, and is plain without its signs', () => {
  const term = { term: lent, forms: [foreign('de', 'Reich'), 'państwo'] };
  expect([isForeign(term), isForeign({ term: 'państwo' })]).toEqual([true, false]);
  expect(plain(lent)).toBe('A state');
  expect(plainIn(term)).toEqual({ term: 'A state', forms: ['Reich', 'państwo'] });
  expect(lentIn([term])).toEqual({ en: ['A state'], de: ['Reich'] });
  expect(lentIn(foreign('en', `${foreign('pl', '{{n}}')} tiles`))).toEqual({ en: ['{{n}} tiles'] });
});

test.each([
  ['all of an element', `<h2 id="a">${lent}</h2>`, '<h2 id="a" lang="en">A state</h2>'],
  ['a part of one', `<p>Widać: ${lent}.</p>`, '<p>Widać: <span lang="en">A state</span>.</p>'],
  [
    'a fact in the words of the page',
    `<p>${foreign('en', `The ${foreign('pl', 'Szczur')} wins.`)}</p>`,
    '<p><span lang="en">The <span lang="pl">Szczur</span> wins.</span></p>',
  ],
  ['no words at all', `<p>Ma ${foreign('en', '3 + 4')}.</p>`, '<p>Ma 3 + 4.</p>'],
  [
    'an element that says its language',
    `<b lang="en">${lent}</b>`,
    '<b lang="en"><span lang="en">A state</span></b>',
  ],
  [
    'an attribute or a title',
    `<title>${lent}</title><a title="${lent}">x</a>`,
    '<title>A state</title><a title="A state">x</a>',
  ],
  ['a drawing', `<svg><text>${lent}</text></svg>`, '<svg><text>A state</text></svg>'],
  ['what is drawn again in the browser', island(lent), island('A state')],
])('%s is marked, if anything can bear it', (_, html, marked) => expect(withLangs(html)).toBe(marked));

test('that a page speaks two languages is said where it does, and nowhere else', () => {
  const noted = (text: string) => `<p>${text}</p>${NOTICE}<i>${lent}</i>${NOTICE}`;
  expect(withLangs(noted('państwo'))).toBe('<p>państwo</p>');
  expect(withLangs(noted(lent))).toBe('<p lang="en">A state</p><i lang="en">A state</i>');
});
