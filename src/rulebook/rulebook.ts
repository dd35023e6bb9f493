import { type CollectionEntry, getCollection } from 'astro:content';
import { groupBy } from '../core/group-by.ts';
import type { RuleId } from '../core/trace.ts';
import type { Game } from '../games/tool-manifest.ts';
import { GAMES, toGame } from '../games/tools.ts';
import { getFallbackChain } from '../i18n/fallback.ts';
import type { Locale } from '../i18n/locale.ts';
import { LOCALES, toLocale } from '../i18n/locale.ts';
import { listUncheckedRules } from './annotations/unchecked-rules.ts';
import { listRulebookFaults } from './checks/faults.ts';
import { splitContentId } from './content-id.ts';
import { listUnlinkedRules } from './links.ts';
import { groupMovedRules, type MovedRule } from './moved-rules.ts';

/** A rule in one language, with the data from its chapter. */
export interface Rule {
  readonly id: RuleId;
  readonly anchor: string;
  readonly entry: CollectionEntry<`rules_${Locale}`>;
  /** The language of its text: a fallback if it is not translated yet. */
  readonly lang: Locale;
  readonly facts: CollectionEntry<'chapters'>['data']['rules'][number];
  /** Rules that its text in another language links to and this one does not. */
  readonly seeAlso: readonly string[];
  /** Differences between printed editions. */
  readonly differences: readonly RuleNote<'editions'>[];
  /** Rulings on questions that the rulebooks leave open. */
  readonly openRulings: readonly RuleNote<'rulings'>[];
}

/** An edition note or a ruling, as shown on the page of notes of its game. */
export interface RuleNote<C extends 'editions' | 'rulings'> {
  readonly game: Game;
  /** Its anchor on that page; no other note of any game has the same. */
  readonly anchor: string;
  readonly data: CollectionEntry<C>['data'];
}

/** A chapter in one language. */
export interface Chapter {
  readonly game: Game;
  readonly slug: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  /** The rule that summarises the chapter, with its title. It has the same name as the chapter. */
  readonly summary?: { readonly rule: RuleId; readonly title: string } | undefined;
}

/** The page of a chapter, which also links to the rules that were moved out of it. */
export interface ChapterPage extends Chapter {
  readonly moved: readonly MovedRule[];
}

/** Returns all chapters in one language, in order. Contradictions in the content fail the build. */
export async function loadChapters(locale: Locale): Promise<readonly Chapter[]> {
  await checkRulebook();
  const entries = new Map((await loadRules(locale)).map((entry) => [entry.id, entry]));
  const getContext = await loadRuleContext();
  const chapters = (await loadSortedChapters()).map(({ id, data }): Chapter => {
    const { game: first, name: slug } = splitContentId(id);
    const game = toGame(first);
    const rules = data.rules.map((facts): Rule => {
      const entry = entries.get(`${id}/${facts.id}`);
      if (!entry) throw new Error(`Chapter ${id} has no rule ${facts.id} in ${locale}`);
      const lang = toLocale(entry.collection.slice('rules_'.length));
      return {
        id: `${game}/${slug}/${facts.id}`,
        anchor: facts.id,
        entry,
        lang,
        facts,
        ...getContext(entry),
      };
    });
    return { game, slug, title: data.title[locale], rules };
  });
  return chapters.map((chapter) => ({ ...chapter, summary: findSummary(chapter, chapters) }));
}

/** Returns all rules in one language. Missing ones come from its fallback languages. */
export async function loadRules(locale: Locale): Promise<readonly CollectionEntry<`rules_${Locale}`>[]> {
  const rules = new Map<string, CollectionEntry<`rules_${Locale}`>>();
  for (const source of getFallbackChain(locale))
    for (const entry of await getCollection(`rules_${source}`))
      if (!rules.has(entry.id)) rules.set(entry.id, entry);
  return [...rules.values()];
}

function findSummary({ game, slug }: Chapter, chapters: readonly Chapter[]): Chapter['summary'] {
  for (const { game: ofGame, title, rules } of chapters) {
    const rule = rules.find(({ facts, anchor }) => facts.summary && anchor === slug);
    if (rule && ofGame === game) return { rule: rule.id, title: `${title}: ${rule.entry.data.title}` };
  }
  return undefined;
}

/** Returns the pages of all chapters in one language, including chapters whose rules have all been moved. */
export async function loadChapterPages(locale: Locale): Promise<readonly ChapterPage[]> {
  const chapters = await loadChapters(locale);
  const movedRules = groupMovedRules(await loadMovedRules());
  const pages = chapters.map((chapter) => ({
    ...chapter,
    moved: movedRules.get(`${chapter.game}/${chapter.slug}`) ?? [],
  }));
  const emptied = [...movedRules].flatMap(([id, moved]): ChapterPage[] => {
    const { game: first, name: slug } = splitContentId(id);
    const game = toGame(first);
    const exists = chapters.some((chapter) => chapter.game === game && chapter.slug === slug);
    return exists ? [] : [{ game, slug, title: slug, rules: [], moved }];
  });
  return [...pages, ...emptied];
}

/** Loads everything that is shown with a rule's text, from all other files. */
async function loadRuleContext() {
  const byRule = groupBy(await loadRuleBodies(), ({ id }) => id);
  const differences = await loadNotes('editions');
  const rulings = await loadNotes('rulings');
  const getBodies = (rule: string) => {
    const own = byRule.get(rule);
    if (!own) throw new Error(`There is no rule ${rule}`);
    return own.map(({ body }) => body);
  };
  return ({ id, body }: CollectionEntry<`rules_${Locale}`>) => ({
    seeAlso: listUnlinkedRules(requireRuleText(body, id), getBodies(id)).filter((one) => one !== id),
    differences: differences.filter(({ data }) => data.rules.includes(id)),
    openRulings: rulings.filter(({ data }) => data.rules.includes(id)),
  });
}

async function loadSortedChapters(): Promise<readonly CollectionEntry<'chapters'>[]> {
  return [...(await getCollection('chapters'))].sort((a, b) => a.data.order - b.data.order);
}

/** Returns all edition notes or all rulings, in the order of the first rule that each concerns. */
export async function loadNotes<C extends 'editions' | 'rulings'>(
  collection: C,
): Promise<readonly RuleNote<C>[]> {
  const places = await loadRulePositions();
  const entries: readonly CollectionEntry<C>[] = await getCollection(collection);
  return entries
    .map((entry) => {
      const { game, name: anchor } = splitContentId(entry.id);
      return { game: toGame(game), anchor, data: entry.data };
    })
    .sort((a, b) => getPosition(places, a.data.rules) - getPosition(places, b.data.rules));
}

/** Returns the title of each rule in one language. */
export async function loadRuleTitles(locale: Locale): Promise<ReadonlyMap<string, string>> {
  return new Map((await loadRules(locale)).map(({ id, data }) => [id, data.title]));
}

/** A numbered version of Yamen. */
export type YamenVersion = CollectionEntry<'changes'>['data'] & { readonly number: number };

/** Returns all versions, the newest first. */
export async function loadVersions(): Promise<readonly [YamenVersion, ...YamenVersion[]]> {
  const all = (await getCollection('changes')).map(({ id, data }) => ({ number: Number(id), ...data }));
  const [present, ...before] = all.sort((a, b) => b.number - a.number);
  if (!present) throw new Error('content/changes has no version');
  return [present, ...before];
}

/** Returns the moved pages: old address to new address, both after the language. */
export async function loadMovedPages(): Promise<Readonly<Record<string, string>>> {
  const [moved] = await getCollection('moved-pages');
  if (!moved) throw new Error('content/moved-pages.yaml is missing');
  return moved.data;
}

/** Returns the moved rules: old id to new id. */
export async function loadMovedRules(): Promise<Readonly<Record<string, string>>> {
  const [moved] = await getCollection('moved');
  if (!moved) throw new Error('content/moved.yaml is missing');
  return moved.data;
}

/** Returns the position of each rule in the whole rulebook. */
async function loadRulePositions(): Promise<ReadonlyMap<string, number>> {
  const ids = (await loadSortedChapters()).flatMap(({ id, data }) =>
    data.rules.map((rule) => `${id}/${rule.id}`),
  );
  return new Map(ids.map((id, place) => [id, place]));
}

function getPosition(places: ReadonlyMap<string, number>, [rule]: readonly [string, ...string[]]): number {
  const place = places.get(rule);
  if (place === undefined) throw new Error(`There is no rule ${rule}`);
  return place;
}

/** Returns the texts of all rules in every language. */
async function loadRuleBodies() {
  const rules = await Promise.all(
    LOCALES.map(async (locale) =>
      (await getCollection(`rules_${locale}`)).map(({ id, body }) => ({
        locale,
        id,
        body: requireRuleText(body, id),
      })),
    ),
  );
  return rules.flat();
}

/** Returns the text of a rule's file. @throws {Error} if Astro has read none */
export function requireRuleText(text: string | undefined, rule: string): string {
  if (text === undefined) throw new Error(`Astro has not read the text of ${rule}`);
  return text;
}

/** The rules of a game that are only retold, and the number of all its rules. */
export interface UncheckedRules {
  readonly game: Game;
  readonly rules: readonly { readonly id: RuleId; readonly title: string }[];
  readonly count: number;
}

const SOURCES = import.meta.glob<string>('../games/*/{rules,referee}/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Returns the rules of each game that no code applies and no example or exercise shows. */
export async function loadUncheckedRules(locale: Locale): Promise<readonly UncheckedRules[]> {
  const rules = (await loadChapters(locale)).flatMap((chapter) => chapter.rules);
  const unchecked = new Set(
    listUncheckedRules({
      rules: rules.map(({ id }) => id),
      examples: (await getCollection('examples')).map(({ data }) => data),
      exercises: (await getCollection('lessons')).map(({ data }) => data),
      sources: Object.values(SOURCES),
    }),
  );
  return GAMES.map(({ game }) => {
    const own = rules.filter(({ id }) => id.startsWith(`${game}/`));
    return {
      game,
      count: own.length,
      rules: own
        .filter(({ id }) => unchecked.has(id))
        .map(({ id, entry }) => ({ id, title: entry.data.title })),
    };
  });
}

let checked: Promise<void> | undefined;

function checkRulebook(): Promise<void> {
  checked ??= (async () => {
    const faults = listRulebookFaults({
      rules: await loadRuleBodies(),
      chapters: await getCollection('chapters'),
      examples: await getCollection('examples'),
      editions: await getCollection('editions'),
      rulings: await getCollection('rulings'),
      glossary: await getCollection('glossary'),
      asked: await getCollection('asked'),
      questions: await getCollection('questions'),
      coverage: await getCollection('coverage'),
      relatedGames: await getCollection('related-games'),
      sheets: await getCollection('sheets'),
      sources: await getCollection('sources'),
      moved: await loadMovedRules(),
    });
    if (faults.length > 0) throw new Error(`The content contradicts itself:\n${faults.join('\n')}`);
  })();
  return checked;
}
