import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { getEntryGame } from '../../src/search/game.ts';
import { findQueryGame } from '../../src/search/query.ts';
import { openIndices, showHits } from '../support/searches.ts';

const indices = await openIndices();

/** What is shown for a query: above the rules, and the rules. */
function shown(locale: Locale, query: string, game?: string) {
  const { shortHits, rules } = showHits(indices, locale, query, game);
  return { besides: shortHits.map(({ entry }) => entry.id), rules: rules.map(({ entry }) => entry.id) };
}

describe.each(COMPLETE_LOCALES)('the name of a related game, on a page in %s', (locale) => {
  test.each([
    ...['Tigris', 'tigris', 'T&E', 't & e', 'E&T', 'E+T', 'Euphrat', 'Eufrat', 'Euphrates', 'eufratu'],
    ...[
      'Tigris & Euphrates',
      'Euphrat und Tigris',
      'eufrat i tygrys',
      'Tygrys i Eufrat',
      'tigirs',
      'Euprhat',
    ],
  ])('%s leads to its page, above all rules', (query) => {
    expect(shown(locale, query).besides).toEqual(['page:huang/tigris']);
  });

  test.each([
    ...['Yellow & Yangtze', 'yellow and yangtze', 'Y&Y', 'y + y', 'YY', 'Yangtze', 'Yangtse', 'yangzte'],
    ...['Jangtse', 'Gelb und Jangtse', 'jangcy', 'Żółta i Jangcy', 'Jangtsekiang'],
  ])('%s leads to its page, above all rules, and to none on yellow', (query) => {
    expect(shown(locale, query)).toEqual({ besides: ['page:huang/yangtze'], rules: [] });
  });
});

test.each([
  ['en', 'what is different in Tigris and Euphrates', 'tigris'],
  ['en', 'who wins a war in T&E', 'tigris'],
  ['de', 'Unterschiede zu Euphrat & Tigris', 'tigris'],
  ['de', 'gewinnt bei E&T auch der Verteidiger', 'tigris'],
  ['pl', 'czym się różni od gry Eufrat i Tygrys', 'tigris'],
  ['en', 'how do wars differ from Yellow & Yangtze', 'yangtze'],
  ['de', 'ist der Krieg wie bei Yellow & Yangtze', 'yangtze'],
  ['pl', 'czy rewolta jest jak w Yellow & Yangtze', 'yangtze'],
] as const)('%s: %s shows the page first, whatever else is asked', (locale, query, page) => {
  expect(shown(locale, query).besides[0]).toBe(`page:huang/${page}`);
});

describe('a colour of Yellow & Yangtze', () => {
  test.each([
    ['en', 'black leader'],
    ['en', 'do leaders need a black tile next to them'],
    ['en', 'black Governor off the board'],
    ['en', 'yellow Artisan'],
    ['de', 'schwarzer Anführer'],
    ['de', 'muss neben jedem Anführer ein schwarzes Plättchen liegen'],
    ['de', 'schwarze Gouverneure'],
    ['de', 'gelber Handwerker'],
    ['pl', 'czarny przywódca'],
    ['pl', 'czy przywódca musi stać obok czarnego kafla'],
    ['pl', 'czarne kafle'],
    ['pl', 'żółty Artysta'],
  ] as const)('%s: %s gets its table first', (locale, query) => {
    expect(shown(locale, query).besides[0]).toBe('page:huang/yangtze');
    expect(shown(locale, query, 'huang').besides[0]).toBe('page:huang/yangtze');
  });

  test.each([
    // Beside which tile a leader stands: a black one there, a yellow one here.
    ['en', 'does a black tile have to touch my leader'],
    ['de', 'muss ein schwarzes Plättchen an meinen Anführer angrenzen'],
    ['pl', 'czy czarny kafel musi przylegać do przywódcy'],
  ] as const)('%s: %s finds the rule on the colour that it has here', (locale, query) => {
    expect(shown(locale, query).rules.slice(0, 3)).toContain('huang/leaders/beside-governor');
  });

  test.each([
    ['en', 'can I block a ruler'],
    ['de', 'die schwächste Farbe'],
    ['pl', 'dynastia Tygrysa'],
  ] as const)('%s: %s names none', (locale, query) => {
    expect(shown(locale, query).besides).not.toContain('page:huang/yangtze');
    expect(shown(locale, query).besides).not.toContain('page:huang/tigris');
  });
});

describe.each(COMPLETE_LOCALES)('the name of a game, in %s', (locale) => {
  const tie = { en: 'tie in', de: 'Gleichstand bei', pl: 'remis w' }[locale];
  test.each([
    ['Chu Han', 'chu-han'],
    ['chuhan', 'chu-han'],
    ['Huang', 'huang'],
    ['Khan', 'khan'],
  ])('%s narrows a question to its rules', (name, game) => {
    const { besides, rules } = shown(locale, `${tie} ${name}`);
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set([...besides, ...rules].map((id) => getEntryGame({ id })))).toEqual(new Set([game]));
    expect(shown(locale, `${tie} ${name}`, 'huang').rules).toEqual(rules);
  });

  test('narrows nothing where two are named', () => {
    const { rules } = shown(locale, `${tie} Huang, Khan`);
    expect(new Set(rules.map((id) => getEntryGame({ id }))).size).toBeGreaterThan(1);
  });
});

test.each([
  ['tie in Chu Han', 'chu-han'],
  ['CHU-HAN', 'chu-han'],
  ['the Khan’s symbol', 'khan'],
  ['Han or Chu', undefined],
  ['Huang or Chu Han', undefined],
  ['Han Xin', undefined],
])('%s names %s', (query, game) => expect(findQueryGame(query, indices.en)).toBe(game));

/** The persons of Chu Han who have a rule of their own, each with it: its title begins with the name. */
const PERSONS = [
  ['Ji Bu', 'chu-han/abilities/ji-bu'],
  ['Yu Ji', 'chu-han/abilities/yu-ji'],
  ['Ying Bu', 'chu-han/abilities/ying-bu'],
  ['Peng Yue', 'chu-han/abilities/peng-yue'],
  ['Zhongli Mo', 'chu-han/abilities/zhongli-mo'],
  ['Han Xin', 'chu-han/abilities/han-xin'],
  ['Liu Bang', 'chu-han/abilities/liu-bang'],
  ['Xiahou Ying', 'chu-han/abilities/xiahou-ying'],
  ['Xiang Yu', 'chu-han/abilities/xiang-yu'],
  ['Lü Zhi', 'chu-han/reactions/lu-zhi'],
  ['Xiao He', 'chu-han/reactions/xiao-he'],
  ['Fan Zeng', 'chu-han/effects/fan-zeng'],
  ['Xiong Xin', 'chu-han/effects/xiong-xin'],
] as const;

describe.each(PERSONS)('%s', (name, rule) => {
  test.each(COMPLETE_LOCALES)('comes first by the name, in one word or asked for, in %s', (locale) => {
    const what = { en: 'what does * do', de: 'was macht *', pl: 'co robi *' }[locale];
    const plain = name.replace('ü', 'u');
    const written = [name, name.toLowerCase(), plain, plain.replace(' ', ''), plain.replace(' ', '-')];
    for (const query of [...written, what.replace('*', name), `${name} (Chu Han)`])
      expect([query, shown(locale, query).rules[0]]).toEqual([query, rule]);
  });
});

test.each([
  ['Zhong Li Mo', 'chu-han/abilities/zhongli-mo'],
  ['Xia Hou Ying', 'chu-han/abilities/xiahou-ying'],
  ['luezhi', 'chu-han/reactions/lu-zhi'],
  ['Lüzhi', 'chu-han/reactions/lu-zhi'],
  ['xaiohe', 'chu-han/reactions/xiao-he'],
])('%s is read as its person, in every language', (query, rule) => {
  for (const locale of COMPLETE_LOCALES) expect(shown(locale, query).rules[0]).toBe(rule);
});
