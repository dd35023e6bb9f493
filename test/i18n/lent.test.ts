import { expect, test } from 'vitest';
import {
  COMPLETE_LOCALES,
  fillLocales,
  getFallbackChain,
  groupFallbackTexts,
  hasFallbackTag,
  stripAllFallbackTags,
  stripFallbackTags,
  tagFallback,
} from '../../src/i18n/fallback.ts';
import { NOTICE_MARKER, renderLangAttributes } from '../../src/i18n/lang-attributes.ts';

const lent = tagFallback('en', 'A state');
const island = (text: string) =>
  `<astro-island props="{&quot;t&quot;:&quot;${text}&quot;}"><p>${text}</p></astro-island>`;

test('a whole language speaks for itself, and is never lent a word', () => {
  for (const locale of COMPLETE_LOCALES) expect(getFallbackChain(locale)).toEqual([locale]);
  expect(fillLocales({ de: 'eins', pl: 'jeden', en: 'one' })).toMatchObject({
    de: 'eins',
    pl: 'jeden',
    en: 'one',
  });
  expect(() => fillLocales({ de: 'eins', en: 'one' })).toThrow('Nobody says in pl');
});

test('what is lent is told from the rest, however deep it lies, and is plain without its signs', () => {
  const term = { term: lent, forms: [tagFallback('de', 'Reich'), 'państwo'] };
  expect([hasFallbackTag(term), hasFallbackTag({ term: 'państwo' })]).toEqual([true, false]);
  expect(stripFallbackTags(lent)).toBe('A state');
  expect(stripAllFallbackTags(term)).toEqual({ term: 'A state', forms: ['Reich', 'państwo'] });
  expect(groupFallbackTexts([term])).toEqual({ en: ['A state'], de: ['Reich'] });
  expect(groupFallbackTexts(tagFallback('en', `${tagFallback('pl', '{{n}}')} tiles`))).toEqual({
    en: ['{{n}} tiles'],
  });
});

test.each([
  ['all of an element', `<h2 id="a">${lent}</h2>`, '<h2 id="a" lang="en">A state</h2>'],
  ['a part of one', `<p>Widać: ${lent}.</p>`, '<p>Widać: <span lang="en">A state</span>.</p>'],
  [
    'a fact in the words of the page',
    `<p>${tagFallback('en', `The ${tagFallback('pl', 'Szczur')} wins.`)}</p>`,
    '<p><span lang="en">The <span lang="pl">Szczur</span> wins.</span></p>',
  ],
  ['no words at all', `<p>Ma ${tagFallback('en', '3 + 4')}.</p>`, '<p>Ma 3 + 4.</p>'],
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
])('%s is marked, if anything can bear it', (_, html, marked) =>
  expect(renderLangAttributes(html)).toBe(marked),
);

test('that a page speaks two languages is said where it does, and nowhere else', () => {
  const noted = (text: string) => `<p>${text}</p>${NOTICE_MARKER}<i>${lent}</i>${NOTICE_MARKER}`;
  expect(renderLangAttributes(noted('państwo'))).toBe('<p>państwo</p>');
  expect(renderLangAttributes(noted(lent))).toBe('<p lang="en">A state</p><i lang="en">A state</i>');
});
