import { GAMES, LISTED_TOOLS, toGame } from '../../games/tools.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import type { TextFile, Translator } from '../../i18n/translator.ts';
import { createSearchFile } from '../../search/create-search-file.ts';
import type { NameVariants, SearchDocument, SearchFile } from '../../search/search-document.ts';
import { makeAnnotationLabel } from '../annotations/annotation-label.ts';
import { expandAnnotations } from '../annotations/annotations.ts';
import { splitContentId } from '../content-id.ts';
import { type GlossaryEntry, makeTermAnchor } from '../glossary-terms.ts';
import type { RelatedGameData, SourcesData } from '../schemas.ts';
import type { QuestionsData, RuleSynonymsData, VocabularyData } from '../word-schemas.ts';

/** The content that the search of one language is made from. */
export interface SearchableContent {
  readonly chapters: readonly {
    readonly id: string;
    readonly data: {
      readonly order: number;
      readonly title: Readonly<Record<Locale, string>>;
      readonly rules: readonly {
        readonly id: string;
        readonly printed: Readonly<Partial<Record<Locale, string>>>;
        readonly summary?: true | undefined;
        readonly elsewhere?: true | undefined;
      }[];
    };
  }[];
  /** The rules in that language. */
  readonly rules: readonly {
    readonly id: string;
    readonly data: { readonly title: string };
    readonly body: string;
  }[];
  readonly glossary: readonly GlossaryEntry[];
  readonly asked: readonly { readonly data: RuleSynonymsData }[];
  /** Their ids contain the author, the language and the game: `from-rules/de/huang`. */
  readonly questions: readonly { readonly id: string; readonly data: QuestionsData }[];
  /** Their ids are the addresses of their pages: `huang/tigris`. */
  readonly relatedGames: readonly { readonly id: string; readonly data: RelatedGameData }[];
  readonly sources: readonly { readonly data: SourcesData }[];
  /** The synonyms of each language, which is their id. */
  readonly vocabulary: readonly { readonly id: string; readonly data: VocabularyData }[];
  /** Returns the texts of a file in that language. */
  getTranslator<File extends TextFile>(file: File): Translator<File>;
}

/** Makes the search file of one language from documents, by default all of its content. */
export function makeSearchFile(
  locale: Locale,
  content: SearchableContent,
  documents: readonly SearchDocument[] = listSearchDocuments(locale, content),
): SearchFile {
  const { glossary, relatedGames, vocabulary } = content;
  const synonyms = vocabulary.find(({ id }) => id === locale)?.data;
  if (!synonyms) throw new Error(`content/vocabulary has nothing in ${locale}`);
  const names = [...listTermNames(locale, glossary), ...listShortNames(relatedGames)];
  return createSearchFile(documents, names, synonyms, locale);
}

/**
 * Makes the search documents of one language: rules and terms in the order of the rulebook, then tools, then
 * the pages of signs, the player aids and those about related games.
 */
export function listSearchDocuments(locale: Locale, content: SearchableContent): readonly SearchDocument[] {
  return [
    ...makeRuleDocuments(locale, content),
    ...makeTermDocuments(locale, content),
    ...makeToolDocuments(content),
    ...makeGamePageDocuments(content),
    ...makeRelatedGameDocuments(content),
  ];
}

function makeRuleDocuments(locale: Locale, content: SearchableContent): readonly SearchDocument[] {
  const entries = new Map(content.rules.map((entry) => [entry.id, entry]));
  const synonyms: RuleSynonymsData = Object.assign({}, ...content.asked.map(({ data }) => data));
  const questions = selectQuestionFiles(locale, content.questions);
  const chapters = content.chapters.toSorted((a, b) => a.data.order - b.data.order);
  const sources: SourcesData = Object.assign({}, ...content.sources.map(({ data }) => data));
  const [site, t] = [content.getTranslator('site'), content.getTranslator('rules')];
  const getLabel = (names: readonly string[]) => makeAnnotationLabel(names, sources, t);
  return chapters.flatMap(({ id: chapter, data }) =>
    data.rules.map((facts): SearchDocument => {
      const id = `${chapter}/${facts.id}`;
      const entry = entries.get(id);
      if (!entry) throw new Error(`Chapter ${chapter} has no rule ${facts.id} in ${locale}`);
      const { game, name } = splitContentId(chapter);
      const defined = content.glossary.filter((term) => term.data.rules.includes(id));
      return {
        id,
        kind: facts.summary ? 'summary' : 'rule',
        ...(facts.elsewhere && { isElsewhere: true }),
        title: entry.data.title,
        where: `${site(toGame(game))} · ${data.title[locale]}`,
        path: `${game}/rules/${name}/#${facts.id}`,
        text: stripMarkdown(expandAnnotations(entry.body, getLabel)),
        questions: questions.flatMap(({ data }) => data[id] ?? []),
        words: [
          synonyms[id]?.[locale],
          ...Object.values(facts.printed),
          ...defined.flatMap((one) => [one.data[locale].term, ...listOtherNames(one, locale)]),
        ].join(', '),
      };
    }),
  );
}

/** Selects the question files of one language. */
export function selectQuestionFiles<File extends { readonly id: string }>(
  locale: Locale,
  files: readonly File[],
): readonly File[] {
  return files.filter(({ id }) => id.split('/')[1] === locale);
}

function makeTermDocuments(
  locale: Locale,
  { glossary, getTranslator }: SearchableContent,
): readonly SearchDocument[] {
  const [site, t] = [getTranslator('site'), getTranslator('glossary')];
  return glossary.map((term) => {
    const { game } = splitContentId(term.id);
    return {
      id: `term:${term.id}`,
      kind: 'term',
      title: term.data[locale].term,
      where: `${site(toGame(game))} · ${t('title')}`,
      path: `glossary/#${makeTermAnchor(term.id)}`,
      text: term.data[locale].means,
      questions: [],
      words: listOtherNames(term, locale).join(', '),
    };
  });
}

/** Makes the document of a tool or another page. `asked` are the questions that it answers: `a | b`. */
function makePageDocument({
  asked,
  ...page
}: Omit<SearchDocument, 'questions' | 'words'> & {
  readonly asked: string;
  readonly words?: string;
}): SearchDocument {
  return { words: '', ...page, questions: asked.split(' | ') };
}

function makeToolDocuments({ getTranslator }: SearchableContent): readonly SearchDocument[] {
  const site = getTranslator('site');
  return LISTED_TOOLS.map(({ id, game, page }) =>
    makePageDocument({
      id: `tool:${page.slice(0, -1)}`,
      kind: 'tool',
      title: site(id),
      where: site(game),
      path: page,
      text: site(`${id}-lead`),
      asked: site(`${id}-asked`),
    }),
  );
}

/** Makes documents for the signs and the player aid of each game, which are listed above the rules, too. */
function makeGamePageDocuments({ getTranslator }: SearchableContent): readonly SearchDocument[] {
  const [site, t] = [getTranslator('site'), getTranslator('signs')];
  const signs = GAMES.map(({ game }) =>
    makePageDocument({
      id: `page:${game}/signs`,
      kind: 'page',
      title: site('signs'),
      where: site(game),
      path: `signs/#${game}`,
      text: t('lead'),
      asked: site('signs-asked'),
    }),
  );
  const sheets = GAMES.map(({ game }) =>
    makePageDocument({
      id: `page:${game}/sheet`,
      kind: 'page',
      title: site('sheet'),
      where: site(game),
      path: `${game}/sheet/`,
      text: site('sheet-lead'),
      asked: site('sheet-asked'),
    }),
  );
  return [...signs, ...sheets];
}

/**
 * Makes the search documents of the pages about related games. The name of such a game is a keyword that
 * lists its page for any query, and so is a colour that Huang does not have.
 */
function makeRelatedGameDocuments({
  relatedGames,
  getTranslator,
}: SearchableContent): readonly SearchDocument[] {
  const describePage = (name: string, ...moreWords: readonly string[]) => {
    const data = relatedGames.find(({ id }) => id === name)?.data;
    if (!data) throw new Error(`content/related-games has no ${name}`);
    const words = [...data.names.filter((one) => !one.includes(' ')), ...moreWords].join(', ');
    const where = getTranslator('site')('huang');
    return { id: `page:${name}`, kind: 'page' as const, where, path: `${name}/`, words };
  };
  const [tigris, yangtze] = [getTranslator('tigris'), getTranslator('yangtze')];
  return [
    makePageDocument({
      ...describePage('huang/yangtze', yangtze('colour-black')),
      title: yangtze('title'),
      text: yangtze('description'),
      asked: yangtze('asked'),
    }),
    makePageDocument({
      ...describePage('huang/tigris'),
      title: tigris('title'),
      text: tigris('description'),
      asked: tigris('asked'),
    }),
  ];
}

/** Lists other names of a term in one language. */
function listOtherNames({ data }: GlossaryEntry, locale: Locale): readonly string[] {
  const { also, tigris, yangtze = [] } = data[locale];
  return [...also, ...tigris, ...yangtze];
}

/** Lists the names of each term: in this language, and in all others with all its synonyms. */
function listTermNames(locale: Locale, glossary: readonly GlossaryEntry[]): readonly NameVariants[] {
  return glossary.map((term) => {
    const elsewhere = LOCALES.filter((other) => other !== locale).flatMap((other) => [
      term.data[other].term,
      ...listOtherNames(term, other),
    ]);
    return { name: term.data[locale].term, also: [...listOtherNames(term, locale), ...elsewhere] };
  });
}

/** Lists the words that name a related game, each with the longer names that contain it. */
function listShortNames(relatedGames: SearchableContent['relatedGames']): readonly NameVariants[] {
  return relatedGames.flatMap(({ data: { names } }) =>
    names.map((name): NameVariants => {
      const also = names.filter((other) => other !== name && other.split(' ').includes(name));
      return { name, also, isEnough: true };
    }),
  );
}

/** Removes the markup from the text of a rule. */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '') // `lang` elements around words of another language
    .replace(/[*_]+(?=\S)|(?<=\S)[*_]+/g, '')
    .replace(/^\s*[-*]\s+/gm, '• ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
