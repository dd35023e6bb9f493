import { getCollection } from 'astro:content';
import { getTranslator } from '../../i18n/build-texts.ts';
import { COMPLETE_LOCALES } from '../../i18n/fallback.ts';
import type { Locale } from '../../i18n/locale.ts';
import { assertFindable } from '../../search/assert-findable.ts';
import { openSearchIndex } from '../../search/open-search-index.ts';
import type { SearchFile } from '../../search/search-document.ts';
import { loadRules, requireRuleText } from '../rulebook.ts';
import { listSearchDocuments, makeSearchFile, type SearchableContent } from './search-documents.ts';

/**
 * Makes the search file of one language from Astro's content collections.
 * @throws {Error} if the language is complete and another rule ranks first for too many questions
 */
export async function buildSearchFile(locale: Locale): Promise<SearchFile> {
  const content: SearchableContent = {
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
    sources: await getCollection('sources'),
    vocabulary: await getCollection('vocabulary'),
    getTranslator: (file) => getTranslator(locale, file),
  };
  const documents = listSearchDocuments(locale, content);
  const file = makeSearchFile(locale, content, documents);
  if (COMPLETE_LOCALES.includes(locale))
    assertFindable(await openSearchIndex(file, locale), documents, locale);
  return file;
}
