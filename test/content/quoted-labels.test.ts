import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { readTextFile, textFiles } from '../support/content.ts';

// A text that names a button names it as the page does: else people look for what is not there.

/** What stands between quotation marks, as each language writes them. */
const QUOTED: Readonly<Record<Locale, RegExp>> = {
  en: /“([^”]+)”/g,
  de: /„([^“]+)“/g,
  pl: /„([^”]+)”/g,
};
/** Files whose texts are on the page of every tool, or on pages to which tools lead. */
const EVERYWHERE = ['tool', 'sharing', 'archive', 'open', 'map', 'site', 'saves', 'settings'];
const GAMES = ['huang', 'chu-han', 'khan'];
/** Quotations that are no labels of ours, by file and key. */
const OTHERS: readonly (readonly [where: RegExp, why: string])[] = [
  [/^about: install-/, 'menus of browsers'],
  [/^site: ask-rule$/, 'an example of a question'],
  [/^chu-han-cards: fan-zeng-not$/, 'a sign on a printed card and its meaning'],
  [/^huang-example: sign-wrong$/, 'a sign'],
  [/^errors: not-yes-or-no$/, 'values of JSON'],
  [/^notes: print$/, 'misprints in the rulebooks'],
];
/** Texts that are only heard: a sign is drawn in their place. */
const HEARD = /^(piece-ruler|ground-.*|mark-.*)$/;
/** Files that quote the beginnings of sentences and not labels. */
const OF_SENTENCES = ['how-likely'];

interface Quotation {
  readonly where: string;
  readonly file: string;
  readonly label: string;
}

function quotationsIn(locale: Locale): readonly Quotation[] {
  return textFiles(locale).flatMap((file) =>
    Object.entries(readTextFile(locale, file)).flatMap(([key, text]) =>
      [...text.matchAll(QUOTED[locale])].flatMap(([, label = '']) => ({
        where: `${file}: ${key}`,
        file,
        label,
      })),
    ),
  );
}

/** What is seen on the pages on which a file's texts stand. */
function seenBeside(locale: Locale, file: string): readonly string[] {
  const game = GAMES.find((one) => file === one || file.startsWith(`${one}-`));
  const isNear = (name: string) =>
    game === undefined || EVERYWHERE.includes(name) || name === game || name.startsWith(`${game}-`);
  return textFiles(locale)
    .filter(isNear)
    .flatMap((name) => Object.entries(readTextFile(locale, name)))
    .flatMap(([key, text]) => (HEARD.test(key) ? [] : [text]));
}

/** Whether a page shows the label: word for word, or for a sentence within one. */
function isSeen(locale: Locale, { file, label }: Quotation): boolean {
  const seen = seenBeside(locale, file);
  if (!OF_SENTENCES.includes(file)) return seen.includes(label);
  return seen.some((text) => text.toLowerCase().includes(label.toLowerCase()));
}

test.each(LOCALES)('every button that a text names in %s is called so on its page', (locale) => {
  const unknown = quotationsIn(locale)
    .filter(({ label }) => !label.includes('{{'))
    .filter(({ where }) => !OTHERS.some(([other]) => other.test(where)))
    .filter((quotation) => !isSeen(locale, quotation));
  expect(unknown.map(({ where, label }) => `${where}: ${label}`)).toEqual([]);
});

test('quotations are found in every language', () => {
  for (const locale of LOCALES) expect(quotationsIn(locale).length).toBeGreaterThan(10);
});
