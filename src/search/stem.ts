import type { Locale } from '../i18n/locale.ts';
import { INFLECTION_ENDINGS } from './endings.ts';

/** The fewest letters that a stem may have. */
const SHORTEST = 3;

const LONGEST_ENDING = 7;

const setOf = (endings: string): ReadonlySet<string> => new Set(endings.split(/\s+/));
/** A language without a list keeps its words as they are. */
const LISTS: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  de: setOf(INFLECTION_ENDINGS.de),
  pl: setOf(INFLECTION_ENDINGS.pl),
  en: setOf(INFLECTION_ENDINGS.en),
};

/** German verbs part in the middle: *ablegen*, *abgelegt*, *abzulegen*. */
const PARTICIPLE =
  /^(ab|an|auf|aus|ein|hinzu|nach|nieder|um|vor|weg|zu|zuruck)?(?:ge|zu)(?=\p{L}{2,}(?:t|en|[tn]e[mnrs]?)$)/u;

/** Polish softens a t: *konflikcie* and *konflikt*, *bandyci* and *bandyta*. */
const SOFT_T = /([kln])ci(?=e$)|(ys?)ci$/;

/** A word without what hides its ending. */
const BARED: Readonly<Partial<Record<Locale, (word: string) => string>>> = {
  de: (word) => word.replace(PARTICIPLE, '$1'),
  pl: (word) => word.replace(SOFT_T, '$1$2t'),
};

/** Brings together what is left of a word's forms where they differ in a sound. */
const LEVELLED: Readonly<Partial<Record<Locale, (stem: string) => string>>> = {
  en: (stem) => stem.replace(/([^aeiou])\1$/, '$1').replace(/[eiy]$/, ''),
  de: (stem) => stem.replace(/([^aeiou])\1$/, '$1'),
  // *joker* loses its e like a word that has one only without an ending; then *jokera* must lose it, too.
  pl: (stem) =>
    stem
      .replace(/^(.{3,}?)i?e([lr])$/, '$1$2')
      .replace(/(?:i|[aiuy]j|iej)$/, '')
      .replace(/cz?$/, 'k')
      .replace(/([dr])z$/, '$1'),
};

/** What the inflected forms of a word have in common: *kafel*, *kafli* and *kaflem* all give *kafl*. */
export function stemWord(folded: string, locale: Locale): string {
  if (folded.length <= SHORTEST || /\d/.test(folded)) return folded;
  const word = BARED[locale]?.(folded) ?? folded;
  const stem = (locale === 'pl' && withoutFleetingE(word)) || withoutEnding(word, locale);
  const levelled = LEVELLED[locale]?.(stem) ?? stem;
  return levelled.length < SHORTEST ? stem : levelled;
}

function withoutEnding(word: string, locale: Locale): string {
  const longest = Math.min(LONGEST_ENDING, word.length - SHORTEST);
  for (let length = longest; length > 0; length--)
    if (LISTS[locale]?.has(word.slice(-length))) return word.slice(0, -length);
  return word;
}

/** Polish drops an e as soon as an ending follows: *kafel, kafla*; *bitew, bitwa*; *koniec, końca*; not *widzieć*. */
function withoutFleetingE(word: string): string | null {
  if (word.endsWith('dziec')) return null;
  const match = /^(\p{L}{3,}?)i?e([lkcrnw])$/u.exec(word);
  return match ? `${match[1]}${match[2]}` : null;
}
