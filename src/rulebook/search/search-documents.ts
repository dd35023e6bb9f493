import { GAMES, LISTED_TOOLS, toGame } from '../../games/tools.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { NameVariants, SearchDocument } from '../../search/search-document.ts';
import { type AnnotationLabeller, expandAnnotations } from '../annotations/annotations.ts';
import { splitContentId } from '../content-id.ts';
import type { RelatedGameData } from '../schemas.ts';
import type { GlossaryData, QuestionsData, RuleSynonymsData, VocabularyData } from '../word-schemas.ts';

/** The searchable content in one language. */
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
  readonly glossary: readonly { readonly id: string; readonly data: GlossaryData }[];
  readonly asked: readonly { readonly data: RuleSynonymsData }[];
  /** Their ids contain the author, the language and the game: `from-rules/de/huang`. */
  readonly questions: readonly { readonly id: string; readonly data: QuestionsData }[];
  /** Their ids are the addresses of their pages: `huang/tigris`. */
  readonly relatedGames: readonly { readonly id: string; readonly data: RelatedGameData }[];
  /** The names of games, tools and pages in that language. */
  readonly translators: {
    readonly site: Translator<'site'>;
    readonly signs: Translator<'signs'>;
    readonly glossary: Translator<'glossary'>;
    readonly tigris: Translator<'tigris'>;
    readonly yangtze: Translator<'yangtze'>;
  };
  /** Returns the label of an annotation. */
  readonly labelOf: AnnotationLabeller;
}

type Term = SearchableContent['glossary'][number];

/**
 * Makes the search documents of one language: rules and terms in the order of the rulebook, then tools, then
 * the pages of signs, the player aids and those about related games.
 */
export function listSearchDocuments(locale: Locale, content: SearchableContent): readonly SearchDocument[] {
  return [
    ...makeRuleDocuments(locale, content),
    ...makeTermDocuments(locale, content),
    ...makeToolDocuments(content),
    ...makeSignDocuments(content),
    ...makeSheetDocuments(content),
    ...makeRelatedGameDocuments(content),
  ];
}

function makeRuleDocuments(locale: Locale, content: SearchableContent): readonly SearchDocument[] {
  const entries = new Map(content.rules.map((entry) => [entry.id, entry]));
  const synonyms: RuleSynonymsData = Object.assign({}, ...content.asked.map(({ data }) => data));
  const questions = selectQuestionFiles(locale, content.questions);
  const chapters = content.chapters.toSorted((a, b) => a.data.order - b.data.order);
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
        where: `${content.translators.site(toGame(game))} · ${data.title[locale]}`,
        path: `${game}/rules/${name}/#${facts.id}`,
        text: stripMarkdown(expandAnnotations(entry.body, content.labelOf)),
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
  { glossary, translators }: SearchableContent,
): readonly SearchDocument[] {
  return glossary.map((term) => {
    const { game } = splitContentId(term.id);
    return {
      id: `term:${term.id}`,
      kind: 'term',
      title: term.data[locale].term,
      where: `${translators.site(toGame(game))} · ${translators.glossary('title')}`,
      path: `glossary/#${term.id.replace('/', '-')}`,
      text: term.data[locale].means,
      questions: [],
      words: listOtherNames(term, locale).join(', '),
    };
  });
}

function makeToolDocuments({ translators: { site } }: SearchableContent): readonly SearchDocument[] {
  return LISTED_TOOLS.map(({ id, game, page }) => ({
    id: `tool:${page.slice(0, -1)}`,
    kind: 'tool' as const,
    title: site(id),
    where: site(game),
    path: page,
    text: site(`${id}-lead`),
    questions: site(`${id}-asked`).split(' | '),
    words: '',
  }));
}

/** Makes a document for the signs of each game. Like tools, these pages are listed above the rules. */
function makeSignDocuments({ translators: { site, signs } }: SearchableContent): readonly SearchDocument[] {
  return GAMES.map(({ game }) => ({
    id: `page:${game}/signs`,
    kind: 'page' as const,
    title: site('signs'),
    where: site(game),
    path: `signs/#${game}`,
    text: signs('lead'),
    questions: site('signs-asked').split(' | '),
    words: '',
  }));
}

/** Makes a document for the player aid of each game. */
function makeSheetDocuments({ translators: { site } }: SearchableContent): readonly SearchDocument[] {
  return GAMES.map(({ game }) => ({
    id: `page:${game}/sheet`,
    kind: 'page' as const,
    title: site('sheet'),
    where: site(game),
    path: `${game}/sheet/`,
    text: site('sheet-lead'),
    questions: site('sheet-asked').split(' | '),
    words: '',
  }));
}

/**
 * Makes the search documents of the pages about related games. The name of such a game is a keyword that
 * lists its page for any query, and so is a colour that Huang does not have.
 */
function makeRelatedGameDocuments({
  relatedGames,
  translators,
}: SearchableContent): readonly SearchDocument[] {
  const { site, tigris, yangtze } = translators;
  const getWords = (id: string) => {
    const data = relatedGames.find((one) => one.id === id)?.data;
    if (!data) throw new Error(`content/related-games has no ${id}`);
    return data.names.filter((name) => !name.includes(' '));
  };
  const pages = [
    {
      ...{ id: 'huang/yangtze', title: yangtze('title'), text: yangtze('description') },
      ...{ questions: yangtze('asked'), words: [...getWords('huang/yangtze'), yangtze('colour-black')] },
    },
    {
      ...{ id: 'huang/tigris', title: tigris('title'), text: tigris('description') },
      ...{ questions: tigris('asked'), words: getWords('huang/tigris') },
    },
  ];
  return pages.map(({ id, title, text, questions, words }) => ({
    id: `page:${id}`,
    kind: 'page' as const,
    title,
    where: site('huang'),
    path: `${id}/`,
    text,
    questions: questions.split(' | '),
    words: words.join(', '),
  }));
}

/** Lists other names of a term in one language. */
function listOtherNames({ data }: Term, locale: Locale): readonly string[] {
  const { also, tigris, yangtze = [] } = data[locale];
  return [...also, ...tigris, ...yangtze];
}

/** Lists the names of each term: in this language, and in all others with all its synonyms. */
export function listTermNames(
  locale: Locale,
  glossary: SearchableContent['glossary'],
): readonly NameVariants[] {
  return glossary.map((term) => {
    const elsewhere = LOCALES.filter((other) => other !== locale).flatMap((other) => [
      term.data[other].term,
      ...listOtherNames(term, other),
    ]);
    return { name: term.data[locale].term, also: [...listOtherNames(term, locale), ...elsewhere] };
  });
}

/** Lists the words that name a related game, each with the longer names that contain it. */
export function listShortNames(relatedGames: SearchableContent['relatedGames']): readonly NameVariants[] {
  return relatedGames.flatMap(({ data: { names } }) =>
    names.map((name): NameVariants => {
      const also = names.filter((other) => other !== name && other.split(' ').includes(name));
      return { name, also, isEnough: true };
    }),
  );
}

/** Returns the synonyms of one language. */
export function getSynonyms(
  locale: Locale,
  files: readonly { readonly id: string; readonly data: VocabularyData }[],
): VocabularyData {
  const file = files.find(({ id }) => id === locale);
  if (!file) throw new Error(`content/vocabulary has nothing in ${locale}`);
  return file.data;
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
