import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../src/i18n/fallback.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { readRulebook } from '../../src/rulebook/files.ts';

// Below a rule only what the reader's own edition says is open, the others are folded: so each text has to be
// understood without the one beside it.

/** How a text begins that goes on from what another one says. */
const LEANING: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /^(It|They|The same|Now it|Only the word|Both ways|Two texts|A slip)\b|is (missing|left out)\.$|all three\.$/,
  de: /^(Sie gelten|Sie wird|Dasselbe|Nun|Genannt ist nur|Beide Wege|Zwei Texte|Ein Druckfehler)\b|fehlt\.$|alle drei\.$/,
  pl: /^(To samo|Teraz|Jest tylko|Liczą ją|Obowiązują;|Porównuje się ją|Oba sposoby|Dwa teksty|To błąd)|nie powtórzono\.$/,
};
/** What stands right after “Yamen follows the … edition” may speak of that edition. */
const AFTER_FOLLOWED = /^(They (forbid|say)|Mówią|Wprost|Sie (sagen|verbieten|lassen)) /;

const notes = readRulebook().editions;

describe.each(COMPLETE_LOCALES)('in %s', (locale) => {
  test('what an edition says is understood while the others are folded', () => {
    const rows = notes.flatMap(({ id, data }) => data.says.map(({ text }) => ({ id, text: text[locale] })));
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter(({ text }) => LEANING[locale]?.test(text))).toEqual([]);
  });

  test('so is the reason why some of them are followed', () => {
    const reasons = notes.flatMap(({ id, data }) => (data.why ? [{ id, text: data.why[locale] }] : []));
    expect(reasons.length).toBeGreaterThan(20);
    const isLeaning = (text: string) => LEANING[locale]?.test(text) && !AFTER_FOLLOWED.test(text);
    expect(reasons.filter(({ text }) => isLeaning(text))).toEqual([]);
  });
});
