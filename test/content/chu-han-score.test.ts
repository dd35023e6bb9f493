import { expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locale.ts';
import { readTextFile, textFiles } from '../support/content.ts';

/**
 * Words that the running score must not use for the side that starts a hand: it is the one with fewer points, and beside
 * a score they say that a side is ahead. In German and Polish a trick is opened, a hand is begun.
 */
const AHEAD: readonly (readonly [Locale, RegExp])[] = [
  ['en', /\b(?:leads?|leading|ahead)\b/i],
  ['de', /\b(?:führ(?:t|en)|vorn|eröffne\w*)\b/i],
  ['pl', /\b(?:prowadz\w*|otwier\w*)/i],
];

test.each(AHEAD)(
  'in %s the running score of Chu Han says who starts a hand, and not who leads',
  (locale, ahead) => {
    const files = textFiles(locale).filter((name) => name.startsWith('chu-han-score'));
    expect(files).toHaveLength(2);
    const texts = files.flatMap((name) => Object.entries(readTextFile(locale, name)));
    expect(texts.filter(([, text]) => ahead.test(text))).toEqual([]);
  },
);
