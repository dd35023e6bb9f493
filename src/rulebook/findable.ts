import { LOCALES, type Locale } from '../i18n/locale.ts';
import type { Document, Name } from '../search/document.ts';
import { partsOf } from './id.ts';
import { type LabelOf, spellMarks } from './marks.ts';
import type { AskedData, GlossaryData, QuestionsData, VocabularyData } from './schemas.ts';

/** The content that can be found in one language. */
export interface Findable {
  readonly chapters: readonly {
    readonly id: string;
    readonly data: {
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
  /** Whose id says who wrote them, their language and their game: `from-rules/de/huang`. */
  readonly questions: readonly { readonly id: string; readonly data: QuestionsData }[];
  /** What the games are called: `huang`, *Huang*. */
  readonly games: Readonly<Record<string, string>>;
  /** What stands before marked words of a rule. */
  readonly labelOf: LabelOf;
  /** What the glossary is called. */
  readonly glossaryTitle: string;
}

type Term = Findable['glossary'][number];

/** Every rule and every term in one language, as the search takes them. */
export function documentsIn(locale: Locale, from: Findable): readonly Document[] {
  return [...ruleDocuments(locale, from), ...termDocuments(locale, from)];
}

function ruleDocuments(locale: Locale, from: Findable): readonly Document[] {
  const entries = new Map(from.rules.map((entry) => [entry.id, entry]));
  const asked: AskedData = Object.assign({}, ...from.asked.map(({ data }) => data));
  const questions = questionsIn(locale, from.questions);
  return from.chapters.flatMap(({ id: chapter, data }) =>
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
        where: `${from.games[game]} · ${data.title[locale]}`,
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

/** The files of questions in one language. */
export function questionsIn<File extends { readonly id: string }>(
  locale: Locale,
  files: readonly File[],
): readonly File[] {
  return files.filter(({ id }) => id.split('/')[1] === locale);
}

function termDocuments(locale: Locale, { glossary, games, glossaryTitle }: Findable): readonly Document[] {
  return glossary.map((term) => {
    const { game } = partsOf(term.id);
    return {
      id: `term:${term.id}`,
      kind: 'term',
      title: term.data[locale].term,
      where: `${games[game]} · ${glossaryTitle}`,
      path: `glossary/#${term.id.replace('/', '-')}`,
      text: term.data[locale].means,
      questions: [],
      words: namesOf(term, locale).join(', '),
    };
  });
}

/** What a term is called in one language by others than us. */
function namesOf({ data }: Term, locale: Locale): readonly string[] {
  const { also, tigris } = data[locale];
  return [...also, ...tigris];
}

/** What each term is called in one language, and in every other and everywhere else. */
export function namesIn(locale: Locale, glossary: Findable['glossary']): readonly Name[] {
  return glossary.map((term) => {
    const elsewhere = LOCALES.filter((other) => other !== locale).flatMap((other) => [
      term.data[other].term,
      ...namesOf(term, other),
    ]);
    return { name: term.data[locale].term, also: [...namesOf(term, locale), ...elsewhere] };
  });
}

/** The words that stand for one another in one language. */
export function wordsFor(
  locale: Locale,
  files: readonly { readonly id: string; readonly data: VocabularyData }[],
): VocabularyData {
  const file = files.find(({ id }) => id === locale);
  if (!file) throw new Error(`content/vocabulary has nothing in ${locale}`);
  return file.data;
}

/** The text of a rule without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '') // a word of another language
    .replace(/[*_]+(?=\S)|(?<=\S)[*_]+/g, '')
    .replace(/^\s*[-*]\s+/gm, '• ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
