import { expect, test } from 'vitest';
import { nameColours } from '../../../../src/games/khan/explain/name-colours.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { readTexts } from '../../../support/content.ts';

const t = createTranslator('en', readTexts('en', 'khan'));
const textsFor = (names: Readonly<Record<string, string>>) => nameColours(t, (who) => names[who] ?? '');

test('a player with a name is called by it, the others by their colours', () => {
  expect(textsFor({ red: 'Ada' })).toEqual({ 'player-red': 'Ada' });
});

test('two players of one name are told apart by their colours', () => {
  expect(textsFor({ red: 'Ben', blue: 'Ben', green: 'Cy' })).toEqual({
    'player-red': 'Ben (Red)',
    'player-blue': 'Ben (Blue)',
    'player-green': 'Cy',
  });
});
