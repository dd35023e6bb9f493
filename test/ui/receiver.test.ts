import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locale.ts';
import type { Receiver } from '../../src/share/receiver.ts';
import { formatQuestionLabel, formatReportLabel } from '../../src/ui/browser/report-receiver.ts';
import { wordsOf } from '../e2e/words.ts';
import { readTextFile } from '../support/content.ts';
import { allTexts } from '../support/texts.ts';

const ISSUES: Receiver = { kind: 'issues', url: 'https://example.org/yamen/issues/new' };
const MAIL: Receiver = { kind: 'mail', address: 'rules@example.org' };

/** What those who look after a site are called: somebody whom a build without a receiver does not know. */
const OPERATORS = /\bruns? this (site|copy)|operators?\b|betreib|prowadz\w+ tę stronę/iu;
const NOT_SENT = {
  en: /Nothing (was|has been) sent/,
  de: /Gesendet wurde (noch )?nichts/,
  pl: /Nic nie zostało (jeszcze )?wysłane/,
};

describe.each(LOCALES)('a report in %s', (locale) => {
  const sharing = wordsOf(locale, 'sharing');
  const search = wordsOf(locale, 'search');

  test('never speaks of people who run the site', () => {
    const faults = allTexts(locale).filter(({ text }) => OPERATORS.test(text));
    expect(faults.map(({ where }) => where)).toEqual([]);
  });

  test('names the place where it goes on its button', () => {
    for (const label of [formatReportLabel(ISSUES, sharing), formatQuestionLabel(ISSUES, search)])
      expect(label).toContain('example.org/yamen');
    for (const label of [formatReportLabel(MAIL, sharing), formatQuestionLabel(MAIL, search)])
      expect(label).toContain('rules@example.org');
  });

  test('is copied where the build names no place, and the button says so', () => {
    const copying = { en: /\bCopy\b/, de: /kopieren/, pl: /Skopiuj/ }[locale];
    for (const label of [formatReportLabel(null, sharing), formatQuestionLabel(null, search)]) {
      expect(label).toMatch(copying);
      expect(label).not.toMatch(/example|\{\{/);
    }
  });

  test('says what became of it: sent nowhere, or to whom', () => {
    const texts = { ...readTextFile(locale, 'sharing'), ...readTextFile(locale, 'search') };
    for (const key of ['report-copied', 'sent-copied']) {
      expect(texts[key]).toMatch(NOT_SENT[locale]);
      expect(texts[key]).not.toContain('{{to}}');
    }
    for (const key of ['report-too-long', 'sent-too-long']) {
      expect(texts[key]).toMatch(NOT_SENT[locale]);
      expect(texts[key]).toContain('{{to}}');
    }
    for (const key of ['report-opened', 'sent-opened']) expect(texts[key]).toContain('{{to}}');
  });
});
