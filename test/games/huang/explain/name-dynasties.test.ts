import { expect, test } from 'vitest';
import { createBoardPhrases } from '../../../../src/games/huang/explain/board-phrases.ts';
import { nameDynasties } from '../../../../src/games/huang/explain/name-dynasties.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';

const FILES = ['huang', 'huang-pieces', 'huang-steps'] as const;

/** The phrases for a war of the Tiger against the Rat and the Goat, whose players have these names. */
function phrasesOf(locale: 'de' | 'pl' | 'en', names: Readonly<Record<string, string>>) {
  const texts = readTexts(locale, ...FILES);
  const plain = createTranslator(locale, texts);
  const t = createTranslator<(typeof FILES)[number]>(
    locale,
    texts,
    nameDynasties(plain, (dynasty) => names[dynasty] ?? ''),
  );
  const states = [
    { id: 'a', spaces: ['0,0'], dynasties: ['tiger'] },
    { id: 'b', spaces: ['4,0'], dynasties: ['rat', 'goat'] },
  ] as const;
  return createBoardPhrases({ states, hasMap: false }, t);
}

test.each([
  ['en', 'Ben’s Soldier leader', 'State 2 (Rat, Cy)', 'the Rat and Cy'],
  ['de', 'der Soldaten-Anführer von Ben', 'Reich\u00a02 (Ratte, Cy)', 'die Ratte und Cy'],
  ['pl', 'Żołnierz (Ben)', 'Królestwo\u00a02 (Szczur, Cy)', 'Szczur i\u00a0Cy'],
] as const)('whoever has a name is called by it, in %s', (locale, leader, state, side) => {
  const words = phrasesOf(locale, { tiger: 'Ben', goat: 'Cy' });
  expect(words.player('tiger')).toBe('Ben');
  expect(words.leader('tiger:red')).toBe(leader);
  expect(words.state('b')).toBe(state);
  expect(words.side('b')).toEqual({ who: side, count: 2 });
});

test('two players of the same name are distinguished by their dynasties', () => {
  const words = phrasesOf('en', { tiger: 'Ben', goat: 'Ben' });
  expect(words.name('tiger')).toBe('Ben (Tiger)');
  expect(words.side('b').who).toBe('the Rat and Ben (Goat)');
});

test('a name is text, whatever is in it', () => {
  const words = phrasesOf('en', { tiger: '{{count}} $& goat' });
  expect(words.player('tiger')).toBe('{{count}} $& goat');
  expect(words.leader('tiger:red')).toBe('{{count}} $& goat’s Soldier leader');
});
