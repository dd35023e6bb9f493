import { getCollection } from 'astro:content';
import { translatorOf } from '../i18n/build.ts';
import type { Locale } from '../i18n/locale.ts';
import { plainIn, WHOLE } from '../i18n/stand-in.ts';
import { mustAnswer } from '../search/amiss.ts';
import { makeSearchFile } from '../search/build.ts';
import type { Document, SearchFile } from '../search/document.ts';
import { openIndex } from '../search/open.ts';
import { documentsIn, listShortNames, namesIn, wordsFor } from './findable.ts';
import { labelsIn } from './labels.ts';
import { readOf, rulesIn } from './rulebook.ts';

/** Makes the search documents of one language from Astro's content collections. */
async function documentsOf(locale: Locale): Promise<readonly Document[]> {
  return documentsIn(locale, {
    chapters: await getCollection('chapters'),
    rules: (await rulesIn(locale)).map(({ id, data, body }) => ({
      id,
      data,
      body: readOf(body, id),
    })),
    glossary: await getCollection('glossary'),
    asked: await getCollection('asked'),
    questions: await getCollection('questions'),
    kindred: await getCollection('kindred'),
    called: {
      site: translatorOf(locale, 'site'),
      signs: translatorOf(locale, 'signs'),
      glossary: translatorOf(locale, 'glossary'),
      tigris: translatorOf(locale, 'tigris'),
      yangtze: translatorOf(locale, 'yangtze'),
    },
    labelOf: await labelsIn(locale),
  });
}

/**
 * Makes the search index of one language.
 * @throws {Error} if the language is complete and too many test questions do not find their rule
 */
export async function searchFileOf(locale: Locale): Promise<SearchFile> {
  const names = [
    ...plainIn(namesIn(locale, await getCollection('glossary'))),
    ...listShortNames(await getCollection('kindred')),
  ];
  const documents = await documentsOf(locale);
  const words = wordsFor(locale, await getCollection('vocabulary'));
  const file = makeSearchFile(documents, names, words, locale);
  if (WHOLE.includes(locale)) mustAnswer(await openIndex(file, locale), documents, locale);
  return file;
}
