import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locale.ts';
import { piecesOf } from '../../src/search/mark.ts';
import { askedBy } from '../../src/search/query.ts';
import { stemOf } from '../../src/search/stem.ts';
import { isStopWord } from '../../src/search/stop-words.ts';
import { partsOf } from '../../src/search/terms.ts';
import { foldWord, wordsIn } from '../../src/search/words.ts';

test.each([
  ['Lü', 'lu'],
  ['KRÓLESTWO', 'krolestwo'],
  ['zasłonką', 'zaslonka'],
  ['Flußfeld', 'flussfeld'],
  ['players’', 'players'],
  ["player's", 'player'],
  ['naïve', 'naive'],
])('%s is compared as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test('a hyphen parts words, an apostrophe binds them', () => {
  const words = wordsIn('Kaufmann-Plättchen, peasants’ riot; 31 (Xiao He)').map((word) => word.text);
  expect(words).toEqual(['Kaufmann', 'Plättchen', 'peasants', 'riot', '31', 'Xiao', 'He']);
});

/** Forms of one word each, by the grammars of the three languages. */
const FORMS: readonly (readonly [Locale, string])[] = [
  ['pl', 'kafel kafla kafli kafle kaflem kaflu kaflom kaflami kaflach'],
  ['pl', 'królestwo królestwa królestw królestwie królestwami'],
  ['pl', 'pagoda pagody pagód pagodę pagodami pagodzie'],
  ['pl', 'wojna wojny wojnie wojen wojną wojnę'],
  ['pl', 'bitwa bitwy bitew bitwie bitwą'],
  ['pl', 'rynek rynku rynkiem'],
  ['pl', 'koniec końca końcu'],
  ['pl', 'przywódca przywódcy przywódców przywódcą przywódcami'],
  ['pl', 'odrzucić odrzucasz odrzucone odrzucanie odrzucenie'],
  ['de', 'Reich Reiche Reiches Reichen'],
  ['de', 'Anführer Anführern Anführers'],
  ['de', 'Plättchen Plättchens'],
  ['de', 'ablegen abgelegt abzulegen abgelegte'],
  ['de', 'Verstärkung Verstärkungen verstärken'],
  ['de', 'Kampf Kämpfe Kampfes Kämpfen'],
  ['en', 'place places placed placing'],
  ['en', 'granary granaries'],
  ['en', 'commit commits committed committing'],
  ['en', 'remove removes removed removing removal'],
];
test.each(FORMS)('%s: %s have one stem', (locale, forms) => {
  const stems = new Set(forms.split(' ').map((form) => stemOf(foldWord(form), locale)));
  expect([...stems]).toHaveLength(1);
});

/** Words that mean different things and must not fall together. */
test.each([
  ['pl', 'rewolta', 'rewers'],
  ['pl', 'rzeka', 'ręka'],
  ['de', 'Reich', 'Reihe'],
  ['de', 'Brett', 'Brücke'],
  ['en', 'state', 'start'],
  ['en', 'war', 'word'],
] as const)('%s: %s and %s are kept apart', (locale, one, other) => {
  expect(stemOf(foldWord(one), locale)).not.toBe(stemOf(foldWord(other), locale));
});

describe('compounds', () => {
  const known = new Set(['bauer', 'plattch', 'sieg', 'punkt'].map((word) => stemOf(word, 'de')));
  const isKnown = (term: string) => known.has(term);
  test('are two words that are known', () => {
    expect(partsOf(foldWord('Bauernplättchen'), 'de', isKnown)).toEqual([
      stemOf('bauern', 'de'),
      stemOf('plattchen', 'de'),
    ]);
    expect(partsOf(foldWord('Siegpunkte'), 'de', isKnown)).toEqual(['sieg', stemOf('punkte', 'de')]);
  });
  test('of unknown words are one', () => {
    expect(partsOf(foldWord('Donaudampfer'), 'de', isKnown)).toEqual([]);
    expect(partsOf(foldWord('bauernplattchen'), 'pl', isKnown)).toEqual([]);
  });
});

describe('a query', () => {
  const ask = (query: string, known: readonly string[] = []) =>
    askedBy(query, 'en', [[`${stemOf('internal', 'en')} conflict`, 'revolt']], (term) => known.includes(term))
      .wanted;

  test('leaves out what only makes a sentence, unless there is nothing else', () => {
    expect(isStopWord('who', 'en')).toBe(true);
    expect(ask('who wins the war?', ['win', 'war']).map((ways) => [...ways.keys()])).toEqual([
      ['win'],
      ['war'],
    ]);
    expect(ask('who?')).toHaveLength(1);
  });
  test('knows other names', () => {
    const [, conflict] = ask('internal conflict', ['internal', 'conflict']);
    expect(conflict?.get('revolt')).toBeGreaterThan(0.5);
  });
  test('takes two letters in the wrong order', () => {
    expect(ask('xaio', ['xiao'])[0]?.has('xiao')).toBe(true);
  });
  test('has at most a dozen words', () => {
    const words = Array.from({ length: 50 }, (_, i) => `word${i}`);
    expect(ask(words.join(' '))).toHaveLength(12);
  });
});

test('marks lie on words alone, and the text stays whole', () => {
  const text = 'Remis w wojnie: <b>wojna</b>, wojen i Wojny.';
  const pieces = piecesOf(text, ['wojn'], 'pl');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.isMarked).map((piece) => piece.text)).toEqual([
    'wojnie',
    'wojna',
    'wojen',
    'Wojny',
  ]);
});
