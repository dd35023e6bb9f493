import { LOCALES, type Locale } from '../i18n/locale.ts';
import { plainIn } from '../i18n/stand-in.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Document, Name } from '../search/document.ts';
import { GAMES, gameNamed } from './games.ts';
import { partsOf } from './id.ts';
import { type LabelOf, spellMarks } from './marks.ts';
import type { AskedData, GlossaryData, KindredData, QuestionsData, VocabularyData } from './schemas.ts';

/** The searchable content in one language. */
export interface Findable {
  readonly chapters: readonly {
    readonly id: string;
    readonly data: {
      readonly order: number;
      readonly title: Readonly<Record<Locale, string>>;
      readonly rules: readonly {
        readonly id: string;
        readonly printed: Readonly<Partial<Record<Locale, string>>>;
        readonly summary?: true | undefined;
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
  readonly asked: readonly { readonly data: AskedData }[];
  /** Their ids contain the author, the language and the game: `from-rules/de/huang`. */
  readonly questions: readonly { readonly id: string; readonly data: QuestionsData }[];
  /** Their ids are the addresses of their pages: `huang/tigris`. */
  readonly kindred: readonly { readonly id: string; readonly data: KindredData }[];
  /** The names of games, tools and pages in that language. */
  readonly called: {
    readonly site: Translator<'site'>;
    readonly signs: Translator<'signs'>;
    readonly glossary: Translator<'glossary'>;
    readonly tigris: Translator<'tigris'>;
    readonly yangtze: Translator<'yangtze'>;
  };
  /** The label before marked words of a rule. */
  readonly labelOf: LabelOf;
}

type Term = Findable['glossary'][number];

/**
 * Makes the search documents of one language: rules and terms in the order of the rulebook, then tools, then
 * the pages of signs and those about related games.
 */
export function documentsIn(locale: Locale, from: Findable): readonly Document[] {
  return plainIn([
    ...ruleDocuments(locale, from),
    ...termDocuments(locale, from),
    ...toolDocuments(from),
    ...signDocuments(from),
    ...kindredDocuments(from),
  ]);
}

function ruleDocuments(locale: Locale, from: Findable): readonly Document[] {
  const entries = new Map(from.rules.map((entry) => [entry.id, entry]));
  const asked: AskedData = Object.assign({}, ...from.asked.map(({ data }) => data));
  const questions = questionsIn(locale, from.questions);
  const chapters = from.chapters.toSorted((a, b) => a.data.order - b.data.order);
  return chapters.flatMap(({ id: chapter, data }) =>
    data.rules.map((facts): Document => {
      const id = `${chapter}/${facts.id}`;
      const entry = entries.get(id);
      if (!entry) throw new Error(`Chapter ${chapter} has no rule ${facts.id} in ${locale}`);
      const { game, name } = partsOf(chapter);
      const defined = from.glossary.filter((term) => term.data.rules.includes(id));
      return {
        id,
        kind: facts.summary ? 'summary' : 'rule',
        title: entry.data.title,
        where: `${from.called.site(gameNamed(game))} · ${data.title[locale]}`,
        path: `${game}/rules/${name}/#${facts.id}`,
        text: plainText(spellMarks(entry.body, from.labelOf)),
        questions: questions.flatMap(({ data }) => data[id] ?? []),
        words: [
          asked[id]?.[locale],
          ...Object.values(facts.printed),
          ...defined.flatMap((one) => [one.data[locale].term, ...namesOf(one, locale)]),
        ].join(', '),
      };
    }),
  );
}

/** Selects the question files of one language. */
export function questionsIn<File extends { readonly id: string }>(
  locale: Locale,
  files: readonly File[],
): readonly File[] {
  return files.filter(({ id }) => id.split('/')[1] === locale);
}

function termDocuments(locale: Locale, { glossary, called }: Findable): readonly Document[] {
  return glossary.map((term) => {
    const { game } = partsOf(term.id);
    return {
      id: `term:${term.id}`,
      kind: 'term',
      title: term.data[locale].term,
      where: `${called.site(gameNamed(game))} · ${called.glossary('title')}`,
      path: `glossary/#${term.id.replace('/', '-')}`,
      text: term.data[locale].means,
      questions: [],
      words: namesOf(term, locale).join(', '),
    };
  });
}

function toolDocuments({ called: { site } }: Findable): readonly Document[] {
  return GAMES.flatMap(({ game, tools }) =>
    tools.map(({ name, page }) => ({
      id: `tool:${page.slice(0, -1)}`,
      kind: 'tool' as const,
      title: site(name),
      where: site(game),
      path: page,
      text: site(`${name}-lead`),
      questions: site(`${name}-asked`).split(' | '),
      words: '',
    })),
  );
}

/** Makes a document for the signs of each game. Like tools, these pages are listed above the rules. */
function signDocuments({ called: { site, signs } }: Findable): readonly Document[] {
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

/**
 * Makes the search documents of the pages about related games. The name of such a game brings its page up in any query,
 * and so does a colour that Huang does not have.
 */
function kindredDocuments({ kindred, called }: Findable): readonly Document[] {
  const { site, tigris, yangtze } = called;
  const wordsFor = (id: string) => {
    const data = kindred.find((one) => one.id === id)?.data;
    if (!data) throw new Error(`content/kindred has no ${id}`);
    return data.names.filter((name) => !name.includes(' '));
  };
  const pages = [
    {
      ...{ id: 'huang/yangtze', title: yangtze('title'), text: yangtze('description') },
      ...{ asked: yangtze('asked'), words: [...wordsFor('huang/yangtze'), yangtze('colour-black')] },
    },
    {
      ...{ id: 'huang/tigris', title: tigris('title'), text: tigris('description') },
      ...{ asked: tigris('asked'), words: wordsFor('huang/tigris') },
    },
  ];
  return pages.map(({ id, title, text, asked, words }) => ({
    id: `page:${id}`,
    kind: 'page' as const,
    title,
    where: site('huang'),
    path: `${id}/`,
    text,
    questions: asked.split(' | '),
    words: words.join(', '),
  }));
}

/** Returns other names of a term in one language. */
function namesOf({ data }: Term, locale: Locale): readonly string[] {
  const { also, tigris, yangtze = [] } = data[locale];
  return [...also, ...tigris, ...yangtze];
}

/** Returns the names of each term: in this language, and in all others with all its synonyms. */
export function namesIn(locale: Locale, glossary: Findable['glossary']): readonly Name[] {
  return glossary.map((term) => {
    const elsewhere = LOCALES.filter((other) => other !== locale).flatMap((other) => [
      term.data[other].term,
      ...namesOf(term, other),
    ]);
    return { name: term.data[locale].term, also: [...namesOf(term, locale), ...elsewhere] };
  });
}

/** Returns the words that name a related game, each with the longer names that contain it. */
export function listShortNames(kindred: Findable['kindred']): readonly Name[] {
  return kindred.flatMap(({ data: { names } }) =>
    names.map((name): Name => {
      const also = names.filter((other) => other !== name && other.split(' ').includes(name));
      return { name, also, isEnough: true };
    }),
  );
}

/** Returns the synonyms of one language. */
export function wordsFor(
  locale: Locale,
  files: readonly { readonly id: string; readonly data: VocabularyData }[],
): VocabularyData {
  const file = files.find(({ id }) => id === locale);
  if (!file) throw new Error(`content/vocabulary has nothing in ${locale}`);
  return file.data;
}

/** Removes the markup from the text of a rule. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '') // `lang` elements around words of another language
    .replace(/[*_]+(?=\S)|(?<=\S)[*_]+/g, '')
    .replace(/^\s*[-*]\s+/gm, '• ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
