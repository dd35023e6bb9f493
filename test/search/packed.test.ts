import { describe, expect, test } from 'vitest';
import { countTerms, HIDDEN } from '../../src/search/counted.ts';
import { packIndex, unpackIndex } from '../../src/search/packed.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';

const NOTHING = { words: '', questions: '' };

const termsIn = (text: string) => text.split(' ').filter(Boolean);

const indexOf = (documents: readonly Partial<typeof NOTHING>[]) =>
  countTerms(
    HIDDEN,
    documents
      .map((one) => ({ ...NOTHING, ...one }))
      .map(({ words, questions }) => ({ words: termsIn(words), questions: termsIn(questions) })),
  );

describe('the packed index', () => {
  test('is what its description says', () => {
    const documents = [
      { questions: 'tie war war', words: 'war' },
      { words: 'warlord' },
      { questions: 'war' },
    ];
    expect(packIndex(indexOf(documents))).toEqual({
      lengths: [
        [1, 1, 0],
        [3, 0, 1],
      ],
      terms: 'atie\nawar\ndlord', // "warlord" shares three letters with "war": d
      postings: [
        ',a', // tie: in the questions of document 0
        'a,aAb', // war: words of 0; questions of 0, once more there, and of 2, one document further on
        'b', // warlord: words of 1
      ].join('\n'),
    });
  });

  test('counts documents further than 26 apart, and terms that stand there more than 26 times', () => {
    const documents = Array.from({ length: 81 }, () => ({}));
    const far = documents.map((one, at) => (at === 80 ? { questions: 'far '.repeat(54).trim() } : one));
    const packed = packIndex(indexOf(far));
    expect(packed.postings).toBe(',3cZZA'); // 80 = 3 · 26 + 2; 54 = 1 + 26 + 26 + 1
    expect(unpackIndex(packed)).toEqual(indexOf(far));
  });

  test('comes back as it went in', () => {
    const random = randomFrom(20261120);
    const upTo = (most: number) => wholeUpTo(random, most);
    const word = () => Array.from({ length: 1 + upTo(3) }, () => 'aeżß9'[upTo(4)]).join('');
    const words = () => Array.from({ length: 1 + upTo(60) }, word).join(' ');
    for (let i = 0; i < 50; i++) {
      const index = indexOf(
        Array.from({ length: 1 + upTo(120) }, () => ({ words: words(), questions: words() })),
      );
      expect(unpackIndex(packIndex(index))).toEqual(index);
    }
  });

  test('is refused when it is damaged, whatever was cut off', () => {
    const packed = packIndex(indexOf([{ questions: 'tie war war', words: 'war' }, { questions: 'tie' }]));
    const damaged = [
      { ...packed, terms: packed.terms.slice(0, -5) },
      { ...packed, postings: packed.postings.slice(0, -8) },
      { ...packed, postings: `${packed.postings}é` },
      { ...packed, postings: packed.postings.replace('a', 'z') }, // a document that is not there
      { ...packed, lengths: packed.lengths.slice(1) },
      { ...packed, lengths: packed.lengths.map((some) => some.slice(1)) },
      { ...packed, lengths: [] },
    ];
    for (const one of damaged) expect(() => unpackIndex(one), JSON.stringify(one)).toThrow('damaged');
  });
});
