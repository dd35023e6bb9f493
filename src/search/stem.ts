import type { Locale } from '../i18n/locale.ts';
import { INFLECTION_ENDINGS } from './endings.ts';

/** The minimum length of a stem. */
const MIN_STEM_LENGTH = 3;

const MAX_ENDING_LENGTH = 8;

const toSet = (endings: string): ReadonlySet<string> => new Set(endings.split(/\s+/));
/** In a language without a list, words keep their endings. */
const ENDING_SETS: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  de: toSet(INFLECTION_ENDINGS.de),
  pl: toSet(INFLECTION_ENDINGS.pl),
  en: toSet(INFLECTION_ENDINGS.en),
};

/**
 * The *ge* or *zu* of German verbs, which may follow a prefix: *ablegen*, *abgelegt*, *abzulegen*. Without
 * one only *ge*, and not that of nouns such as *Gegner*.
 */
const PARTICIPLE =
  /^(ab|an|auf|aus|dazu|ein|fest|her|hin|hinzu|los|mit|nach|nieder|raus|rein|runter|um|vor|weg|zu|zuruck|zusammen)(?:ge|zu)(?=\p{L}{2,}(?:t|en|[tn]e[mnrs]?)$)|^ge(?!baud|biet|dul|fahr|gen|gn|heim|hor|lb|legen|mein|nau|sam|setzlos|wicht|winn)(?=\p{L}{2,}(?:t|en|[tn]e[mnrs]?)$)/u;

/** The stems of irregular German verbs, also after a prefix: *wirft*, *abgeworfen*. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/(?:wirf|worf)$/, 'werf'],
  [/(?:nim|nom)$/, 'nehm'],
  [/zog$/, 'zieh'],
  [/gib$/, 'geb'],
  [/(?:brich|broch)$/, 'brech'],
  [/(?:trif|trof)$/, 'tref'],
  [/stieg$/, 'steig'],
  [/blieb$/, 'bleib'],
  [/schob$/, 'schieb'],
  [/schlos$/, 'schlies'],
  [/sprung$/, 'spring'],
  [/zwung$/, 'zwing'],
];

/** Polish softens a t: *konflikcie* and *konflikt*, *bandyci* and *bandyta*. */
const SOFT_T = /([kln])ci(?=e$)|(ys?)ci$/;

/** Changes to a word before its ending is removed. */
const PREPARE: Readonly<Partial<Record<Locale, (word: string) => string>>> = {
  de: (word) => word.replace(PARTICIPLE, (_, prefix?: string) => prefix ?? ''),
  pl: (word) => word.replace(SOFT_T, '$1$2t'),
};

/** Changes to a stem that remove differences in sound between the forms of a word. */
const UNIFY: Readonly<Partial<Record<Locale, (stem: string) => string>>> = {
  en: (stem) => stem.replace(/([^aeiou])\1$/, '$1').replace(/[eiy]$/, ''),
  de: (stem) =>
    IRREGULAR.reduce((one, [form, base]) => one.replace(form, base), stem.replace(/([^aeiou])\1$/, '$1')),
  // *joker* loses its e because it looks like a word whose e is fleeting; so *jokera* must lose it too.
  pl: (stem) =>
    stem
      .replace(/^(.{3,}?)i?e([lr])$/, '$1$2')
      .replace(/(?:i|[aiuy]j|iej)$/, '')
      .replace(/cz?$/, 'k')
      .replace(/([dr])z$/, '$1'),
};

/**
 * Reduces a folded word to the stem that its inflected forms share: *kafel*, *kafli* and *kaflem* all give
 * *kafl*.
 */
export function stemWord(folded: string, locale: Locale): string {
  if (folded.length <= MIN_STEM_LENGTH || /\d/.test(folded)) return folded;
  const word = PREPARE[locale]?.(folded) ?? folded;
  const stem = (locale === 'pl' && removeFleetingE(word)) || removeEnding(word, locale);
  const unified = UNIFY[locale]?.(stem) ?? stem;
  return unified.length < MIN_STEM_LENGTH ? stem : unified;
}

function removeEnding(word: string, locale: Locale): string {
  const longest = Math.min(MAX_ENDING_LENGTH, word.length - MIN_STEM_LENGTH);
  for (let length = longest; length > 0; length--)
    if (ENDING_SETS[locale]?.has(word.slice(-length))) return word.slice(0, -length);
  return word;
}

/**
 * Removes the Polish e that disappears before an ending: *kafel, kafla*; *bitew, bitwa*; *koniec, końca*; not
 * *widzieć*.
 */
function removeFleetingE(word: string): string | null {
  if (word.endsWith('dziec')) return null;
  const match = /^(\p{L}{3,}?)i?e([lkcrnw])$/u.exec(word);
  return match ? `${match[1]}${match[2]}` : null;
}
