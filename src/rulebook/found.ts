import { getCollection } from 'astro:content';
import { translatorOf } from '../i18n/build.ts';
import type { Locale } from '../i18n/locale.ts';
import { plainIn, WHOLE } from '../i18n/stand-in.ts';
import { mustAnswer } from '../search/amiss.ts';
import { makeSearchFile } from '../search/build.ts';
import type { Document, SearchFile } from '../search/document.ts';
import { openIndex } from '../search/open.ts';
import { documentsIn, namesIn, wordsFor } from './findable.ts';
import { GAMES } from './games.ts';
import { labelsIn } from './labels.ts';
import { readOf, rulesIn } from './rulebook.ts';

/** Everything that can be found in one language, rules and terms in the order of the rulebook, then the tools. */
async function documentsOf(locale: Locale): Promise<readonly Document[]> {
  const site = translatorOf(locale, 'site');
  const chapters = [...(await getCollection('chapters'))].sort((a, b) => a.data.order - b.data.order);
  const documents = documentsIn(locale, {
    chapters,
    rules: (await rulesIn(locale)).map(({ id, data, body }) => ({
      id,
      data,
      body: readOf(body, id),
    })),
    glossary: await getCollection('glossary'),
    asked: await getCollection('asked'),
    questions: await getCollection('questions'),
    games: Object.fromEntries(GAMES.map(({ game }) => [game, site(game)])),
    labelOf: await labelsIn(locale),
    glossaryTitle: translatorOf(locale, 'glossary')('title'),
  });
  return plainIn([...documents, ...toolDocuments(locale), ...signDocuments(locale)]);
}

function toolDocuments(locale: Locale): readonly Document[] {
  const t = translatorOf(locale, 'site');
  return GAMES.flatMap(({ game, tools }) =>
    tools.map(({ name, page }) => ({
      id: `tool:${page.slice(0, -1)}`,
      kind: 'tool' as const,
      title: t(name),
      where: t(game),
      path: page,
      text: t(`${name}-lead`),
      questions: t(`${name}-asked`).split(' | '),
      words: '',
    })),
  );
}

/** What the signs of each game mean: found like a tool, above the rules. */
function signDocuments(locale: Locale): readonly Document[] {
  const t = translatorOf(locale, 'site');
  const text = translatorOf(locale, 'signs')('lead');
  return GAMES.map(({ game }) => ({
    id: `tool:signs/${game}`,
    kind: 'tool' as const,
    title: t('signs'),
    where: t(game),
    path: `signs/#${game}`,
    text,
    questions: t('signs-asked').split(' | '),
    words: '',
  }));
}

/**
 * The search of one language.
 * @throws {Error} if it does not find the rules for what people ask, in a language that is whole
 */
export async function searchFileOf(locale: Locale): Promise<SearchFile> {
  const names = plainIn(namesIn(locale, await getCollection('glossary')));
  const documents = await documentsOf(locale);
  const words = wordsFor(locale, await getCollection('vocabulary'));
  const file = makeSearchFile(documents, names, words, locale);
  if (WHOLE.includes(locale)) mustAnswer(await openIndex(file, locale), documents, locale);
  return file;
}
