import { getCollection } from 'astro:content';
import { getTranslator } from '../../i18n/build-texts.ts';
import { COMPLETE_LOCALES } from '../../i18n/fallback.ts';
import type { Locale } from '../../i18n/locale.ts';
import { assertFindable } from '../../search/assert-findable.ts';
import { createSearchFile } from '../../search/create-search-file.ts';
import { openSearchIndex } from '../../search/open-search-index.ts';
import type { SearchDocument, SearchFile } from '../../search/search-document.ts';
import { loadAnnotationLabeller } from '../annotations/annotation-labeller.ts';
import { loadRules, requireRuleText } from '../rulebook.ts';
import { getSynonyms, listSearchDocuments, listShortNames, listTermNames } from './search-documents.ts';

/** Makes the search documents of one language from Astro's content collections. */
async function loadDocuments(locale: Locale): Promise<readonly SearchDocument[]> {
  return listSearchDocuments(locale, {
    chapters: await getCollection('chapters'),
    rules: (await loadRules(locale)).map(({ id, data, body }) => ({
      id,
      data,
      body: requireRuleText(body, id),
    })),
    glossary: await getCollection('glossary'),
    asked: await getCollection('asked'),
    questions: await getCollection('questions'),
    relatedGames: await getCollection('related-games'),
    translators: {
      site: getTranslator(locale, 'site'),
      signs: getTranslator(locale, 'signs'),
      glossary: getTranslator(locale, 'glossary'),
      tigris: getTranslator(locale, 'tigris'),
      yangtze: getTranslator(locale, 'yangtze'),
    },
    labelOf: await loadAnnotationLabeller(locale),
  });
}

/**
 * Makes the search index of one language.
 * @throws {Error} if the language is complete and another rule ranks first for too many questions
 */
export async function buildSearchFile(locale: Locale): Promise<SearchFile> {
  const names = [
    ...listTermNames(locale, await getCollection('glossary')),
    ...listShortNames(await getCollection('related-games')),
  ];
  const documents = await loadDocuments(locale);
  const synonyms = getSynonyms(locale, await getCollection('vocabulary'));
  const file = createSearchFile(documents, names, synonyms, locale);
  if (COMPLETE_LOCALES.includes(locale))
    assertFindable(await openSearchIndex(file, locale), documents, locale);
  return file;
}
