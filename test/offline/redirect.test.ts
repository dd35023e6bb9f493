import { expect, test } from 'vitest';
import { findRedirect } from '../../src/offline/redirect.ts';

test.each([
  ['a rule’s', 'r/', '#huang/war/tie', { page: 'huang/rules/war/', fragment: '#huang/war/tie', id: 'tie' }],
  [
    'a rule’s of Chu Han',
    'r/',
    '#chu-han/reactions/lu-zhi',
    { page: 'chu-han/rules/reactions/', fragment: '#chu-han/reactions/lu-zhi', id: 'lu-zhi' },
  ],
  ['the site’s own', '', '', { page: '', fragment: '' }],
  ['of a packed board', 'open/', '#2AbC_-', { page: 'huang/referee/', fragment: '#2AbC_-' }],
  [
    'of a packed board that names no edition',
    'open/',
    '#3AbC',
    { page: 'huang/referee/', fragment: '#3AbC' },
  ],
])('an address without a language leads on: %s', (_, path, hash, place) => {
  expect(findRedirect(path, hash, '')).toEqual(place);
});

test('an address without a language passes on the checksum of the shared answer', () => {
  expect(findRedirect('open/', '#2AbC_-', '?a=12ab')).toEqual({
    page: 'huang/referee/',
    fragment: '#2AbC_-.a12ab',
  });
  expect(findRedirect('r/', '#huang/war/tie', '?a=12ab')).toMatchObject({ fragment: '#huang/war/tie' });
});

test.each([
  ['a rule’s, escaped', 'r/', '#huang%2Fwar%2Ftie'],
  ['a rule’s, cut short', 'r/', '#huang/war/'],
  ['a rule’s that leads out of the rules', 'r/', '#../war/tie'],
  ['a rule’s with more behind it', 'r/', '#huang/war/tie/more'],
  ['the list of all rules', 'r/', ''],
  ['a case, deflated: its tool does not show', 'open/', '#1q1ZKTc5ILVKy'],
  ['a packed board without its bytes', 'open/', '#2'],
  ['what another app shared', 'open/', '#shared=2'],
  ['a page of a language', 'en/huang/rules/war/', '#tie'],
])('is read by its own page: %s', (_, path, hash) => {
  expect(findRedirect(path, hash, '')).toBeUndefined();
});
