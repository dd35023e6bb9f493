import type { Locale } from '../i18n/locale.ts';
import { ENDINGS } from './endings.ts';

/** The fewest letters that a stem may have. */
const SHORTEST = 3;

const LONGEST_ENDING = 6;

const setOf = (endings: string): ReadonlySet<string> => new Set(endings.split(/\s+/));
/** A language without a list keeps its words as they are. */
const LISTS: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  de: setOf(ENDINGS.de),
  pl: setOf(ENDINGS.pl),
  en: setOf(ENDINGS.en),
};

/** German verbs part in the middle: *ablegen*, *abgelegt*, *abzulegen*. */
const PARTICIPLE =
  /^(ab|an|auf|aus|ein|hinzu|nach|nieder|um|vor|weg|zu|zuruck)?(?:ge|zu)(?=\p{L}{2,}(?:t|en|[tn]e[mnrs]?)$)/u;

/** Brings together what is left of a word's forms where they differ in a sound. */
const LEVELLED: Readonly<Partial<Record<Locale, (stem: string) => string>>> = {
  en: (stem) => stem.replace(/([^aeiou])\1$/, '$1').replace(/[eiy]$/, ''),
  de: (stem) => stem.replace(/([^aeiou])\1$/, '$1'),
  pl: (stem) => stem.replace(/i$/, '').replace(/cz?$/, 'k').replace(/dz$/, 'd'),
};

/** What the inflected forms of a word have in common: *kafel*, *kafli* and *kaflem* all give *kafl*. */
export function stemOf(folded: string, locale: Locale): string {
  if (folded.length <= SHORTEST || /\d/.test(folded)) return folded;
  const word = locale === 'de' ? folded.replace(PARTICIPLE, '$1') : folded;
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

/** Polish drops an e as soon as an ending follows: *kafel, kafla*; *bitew, bitwa*; *koniec, końca*. */
function withoutFleetingE(word: string): string | null {
  const match = /^(\p{L}{3,}?)i?e([lkcrnw])$/u.exec(word);
  return match ? `${match[1]}${match[2]}` : null;
}
