import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locale.ts';
import { findCompletions, findSimilarTerms } from '../../src/search/fuzzy-terms.ts';
import { markMatches } from '../../src/search/mark-matches.ts';
import { parseQuery } from '../../src/search/query.ts';
import { stemWord } from '../../src/search/stem.ts';
import { isStopWord } from '../../src/search/stop-words.ts';
import { splitCompound } from '../../src/search/terms.ts';
import { createVocabulary, type SynonymLines, stemSynonyms } from '../../src/search/vocabulary.ts';
import { foldWord, splitWords } from '../../src/search/words.ts';

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
  const words = splitWords('Kaufmann-Plättchen, peasants’ riot; 31 (Xiao He)').map((word) => word.text);
  expect(words).toEqual(['Kaufmann', 'Plättchen', 'peasants', 'riot', '31', 'Xiao', 'He']);
});

test('a name shortened to two letters is one word, however it is written', () => {
  const folded = (text: string) => splitWords(text).map((word) => foldWord(word.text));
  expect(folded('T&E, y + Y; e & t?')).toEqual(['t&e', 'y&y', 'e&t']);
  expect(folded('at & t, T & Euphrat, Yellow & Yangtze')).toEqual([
    ...['at', 't', 't', 'euphrat', 'yellow', 'yangtze'],
  ]);
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
  ['pl', 'konflikt konfliktu konflikcie konflikty konfliktów'],
  ['pl', 'bandyta bandyty bandyci bandytów bandytami'],
  ['pl', 'zielony zieloni zielonego zielonych zielonymi'],
  ['pl', 'zablokowany zablokowana zablokowane zablokowanych zablokowano zablokować'],
  ['pl', 'joker jokera jokerem jokery'],
  ['pl', 'kolor koloru kolory kolorze'],
  ['pl', 'silny silniejszy silniejszego silniejszym'],
  ['pl', 'widzieć widzi widziałem widzieliśmy'],
  ['pl', 'remis remisu remisuje remisujący'],
  ['pl', 'tasować tasuje tasowanie tasujcie'],
  ['pl', 'zrobić zrobi zrobiłem zrobiliśmy'],
  ['pl', 'spasować spasowałem spasowałam spasowaliśmy'],
  ['pl', 'ciągnąć ciągnąłem ciągnęłam ciągnęliśmy'],
  ['de', 'Reich Reiche Reiches Reichen'],
  ['de', 'Anführer Anführern Anführers'],
  ['de', 'Plättchen Plättchens'],
  ['de', 'ablegen abgelegt abzulegen abgelegte'],
  ['de', 'zudecken zugedeckt zugedeckte zuzudecken'],
  ['de', 'zurückziehe zurückziehen zurückgezogen zurückzuziehen'],
  ['de', 'rauswerfen rauswirft rausgeworfen'],
  ['de', 'Gebäude Gebäuden'],
  ['de', 'gegnerische gegnerischen'],
  ['de', 'Verstärkung Verstärkungen verstärken'],
  ['de', 'Kampf Kämpfe Kampfes Kämpfen'],
  ['en', 'place places placed placing'],
  ['en', 'granary granaries'],
  ['en', 'commit commits committed committing'],
  ['en', 'remove removes removed removing removal'],
];
test.each(FORMS)('%s: %s have one stem', (locale, forms) => {
  const stems = new Set(forms.split(' ').map((form) => stemWord(foldWord(form), locale)));
  expect([...stems]).toHaveLength(1);
});

/** Words that mean different things and must not fall together. */
test.each([
  ['pl', 'rewolta', 'rewers'],
  ['pl', 'rzeka', 'ręka'],
  ['pl', 'start', 'starcie'],
  ['pl', 'wartość', 'warta'],
  ['de', 'Reich', 'Reihe'],
  ['de', 'Brett', 'Brücke'],
  ['en', 'state', 'start'],
  ['en', 'war', 'word'],
] as const)('%s: %s and %s are kept apart', (locale, one, other) => {
  expect(stemWord(foldWord(one), locale)).not.toBe(stemWord(foldWord(other), locale));
});

/** How words of a language are taken, those of a few lines one for another. */
const vocabularyFrom = (locale: Locale, lines: Partial<SynonymLines> = {}) =>
  createVocabulary(stemSynonyms({ forms: [], alike: [], ...lines }, locale), locale);

describe('compounds', () => {
  const known = new Set(['bauer', 'plattch', 'sieg', 'punkt'].map((word) => stemWord(word, 'de')));
  const isKnown = (term: string) => known.has(term);
  test('are two words that are known', () => {
    expect(splitCompound(foldWord('Bauernplättchen'), vocabularyFrom('de'), isKnown)).toEqual([
      stemWord('bauern', 'de'),
      stemWord('plattchen', 'de'),
    ]);
    expect(splitCompound(foldWord('Siegpunkte'), vocabularyFrom('de'), isKnown)).toEqual([
      'sieg',
      stemWord('punkte', 'de'),
    ]);
  });
  test('of unknown words are one', () => {
    expect(splitCompound(foldWord('Donaudampfer'), vocabularyFrom('de'), isKnown)).toEqual([]);
    expect(splitCompound(foldWord('bauernplattchen'), vocabularyFrom('pl'), isKnown)).toEqual([]);
  });
});

describe('words of a line', () => {
  test.each<[Locale, string]>([
    ['en', 'win won winner'],
    ['de', 'ziehen zieht gezogen zog'],
    ['pl', 'brać biorę bierze wziąć weźmie zabrać'],
    ['pl', '7 siedem siedmiu'],
  ])('%s: %s are forms of one term', (locale, line) => {
    const { termOf, stemsOf } = vocabularyFrom(locale, { forms: [line] });
    const terms = new Set(line.split(' ').map((word) => termOf(foldWord(word))));
    expect([...terms]).toHaveLength(1);
    for (const word of line.split(' '))
      expect(stemsOf([...terms].join())).toContain(stemWord(foldWord(word), locale));
  });
  test('that share a word are one line', () => {
    const { termOf } = vocabularyFrom('en', { forms: ['give gave', 'gave given'] });
    expect(termOf('given')).toBe(termOf('give'));
  });
  test('of near meaning are alike, and not the same', () => {
    const { termOf, listNearTerms } = vocabularyFrom('en', {
      forms: ['thief thieves'],
      alike: ['bandit robber', 'bandit thieves'],
    });
    expect(listNearTerms(termOf('bandits'))).toEqual([termOf('robber'), termOf('thief')]);
    expect(listNearTerms(termOf('robbers'))).toEqual([termOf('bandit')]);
    expect(termOf('robber')).not.toBe(termOf('bandit'));
  });
});

describe('a query', () => {
  const ask = (query: string, known: readonly string[] = []) =>
    parseQuery(query, {
      vocabulary: vocabularyFrom('en', { alike: ['war battle'] }),
      aliases: [[`${stemWord('internal', 'en')} conflict`, 'revolt']],
      short: [],
      splitJoinedTitle: () => [],
      isKnown: (term) => known.includes(term),
      isContentWord: (word) => !isStopWord(word, 'en', 0),
    });
  const told = (query: string, known: readonly string[] = []) =>
    ask(query, known).flatMap(({ isContentWord, term }) => (isContentWord ? term : []));

  test('is told by some words, unless there is nothing else', () => {
    expect(isStopWord('who', 'en', 0)).toBe(true);
    expect(isStopWord('war', 'en', 1)).toBe(false);
    expect(told('who wins the war?', ['win', 'war'])).toEqual(['win', 'war']);
    expect(told('who?')).toEqual(['who']);
  });
  test('has words beside those, which count less', () => {
    const [win, who] = ask('who wins?', ['win']);
    expect(who).toMatchObject({ term: 'who', isContentWord: false });
    expect(who?.weight).toBeLessThan(win?.weight ?? 0);
  });
  test('knows other names', () => {
    const [, conflict] = ask('internal conflict', ['internal', 'conflict']);
    expect(conflict?.matchingTerms.get('revolt')?.weight).toBeGreaterThan(0.5);
  });
  test('is met by words of near meaning, which count less', () => {
    const [war] = ask('war', ['war', 'battl']);
    expect(war?.matchingTerms.get('battl')?.weight).toBeLessThan(war?.matchingTerms.get('war')?.weight ?? 0);
  });
  test('takes two letters in the wrong order', () => {
    expect(ask('xaio', ['xiao'])[0]?.matchingTerms.has('xiao')).toBe(true);
  });
  test('counts each word once', () => {
    expect(told('war wars War')).toEqual(['war']);
  });
  test('has at most a dozen words', () => {
    const words = Array.from({ length: 50 }, (_, i) => `word${i}`);
    expect(ask(words.join(' '))).toHaveLength(12);
  });
});

describe('a word that is not known', () => {
  const terms = ['pagod', 'pagodas', 'war', 'warlord', 'reinforc'];
  const termsLike = (term: string) => findSimilarTerms(term, terms).map(([one]) => one);
  test.each([
    ['pagd', ['pagod']], // a letter left out
    ['pagoda', ['pagod', 'pagodas']], // one put in; one left out
    ['wax', []], // too short to be misspelt
    ['reimforce', ['reinforc']], // one changed, one put in
    ['reimfarce', []], // three
  ])('%s may mean %j', (term, meant) => expect(termsLike(term)).toEqual(meant));
  test('may be the beginning of one, the shorter the likelier', () => {
    const [warlord] = findCompletions('warl', terms);
    const [again] = findCompletions('war', terms);
    expect(warlord?.[0]).toBe('warlord');
    expect(again?.[1].weight).toBeLessThan(warlord?.[1].weight ?? 0);
    expect(findCompletions('wa', terms)).toEqual([]);
  });
});

test('marks lie on words alone, and the text stays whole', () => {
  const text = 'Remis w wojnie: <b>wojna</b>, wojen i Wojny.';
  const pieces = markMatches(text, ['wojn'], 'pl');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.isMarked).map((piece) => piece.text)).toEqual([
    'wojnie',
    'wojna',
    'wojen',
    'Wojny',
  ]);
});
