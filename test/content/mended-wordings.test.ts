import { expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locale.ts';
import { allTexts } from '../support/texts.ts';

/** Wordings that were false, contradicted another text or broke the grammar, and must not come back. */
const MENDED: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  de: [
    'Drei Entscheidungen, eine Minute',
    'Dann schaut ihr neu',
    'Wähle „Herrscher“',
    'Auf welchem der eingekreisten Felder',
    'Fehler: Meldung',
    'Ausgabe deines Spiels',
    'Was gekennzeichnet ist, stammt nicht daher',
    'vorbei ist oder die Banditen bezahlt sind',
    'die du neu begonnen hast',
    'die kleine Form mit dem Buchstaben',
    'Jetzt in erlaubter Reihenfolge',
    'Jetzt dein Bauern-Anführer',
    'Noch ein Bauernaufstand',
  ],
  pl: ['choćby też przegranym', 'tak samo może ostatni', 'dopóki nie zdecydujesz', 'Remis wygrywa obrońca'],
};

test.each(Object.entries(MENDED))('no text in %s says again what was mended', (locale, wordings) => {
  const texts = allTexts(locale as Locale);
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts.flatMap(({ where, text }) =>
    wordings.filter((one) => text.includes(one)).map((one) => `${where}: ${one}`),
  );
  expect(found).toEqual([]);
});
