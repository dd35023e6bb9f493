import { type CollectionEntry, getCollection } from 'astro:content';
import type { RuleId } from '../engine/trace.ts';
import type { Locale } from '../i18n/locale.ts';
import { LOCALES, localeNamed } from '../i18n/locale.ts';
import { foreign, speakersOf } from '../i18n/stand-in.ts';
import { type Example, exampleOf } from './example.ts';
import { faultsOf } from './faults.ts';
import { type Game, gameNamed } from './games.ts';
import { partsOf } from './id.ts';
import { unlinkedRules } from './links.ts';
import { type Departure, departuresOf } from './moved.ts';
import { namedIn } from './people.ts';

/** A rule in one language, with what its chapter says of it. */
export interface Rule {
  readonly id: RuleId;
  readonly anchor: string;
  readonly entry: CollectionEntry<`rules_${Locale}`>;
  /** The language that says it: another one where it is not translated yet. */
  readonly lang: Locale;
  readonly facts: CollectionEntry<'chapters'>['data']['rules'][number];
  /** Rules that its text in another language links to and this one does not. */
  readonly seeAlso: readonly string[];
  /** Where the printed editions differ about it. */
  readonly differences: readonly Note<'editions'>[];
  /** What print leaves open about it. */
  readonly openPoints: readonly Note<'rulings'>[];
}

/** A difference of editions or an open point, with its place among all games on the rulings page. */
export interface Note<C extends 'editions' | 'rulings'> {
  readonly game: Game;
  /** Its name and its spot on the rulings page. */
  readonly anchor: string;
  readonly data: CollectionEntry<C>['data'];
}

/** A chapter in one language. */
export interface Chapter {
  readonly game: Game;
  readonly slug: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  /** Where all of it stands in short, and what that is called; a chapter is summed up by the rule that bears its name. */
  readonly summary?: { readonly rule: RuleId; readonly title: string } | undefined;
}

/** A page at the address of a chapter, which also leads on to the rules that have left it. */
export interface ChapterPage extends Chapter {
  readonly moved: readonly Departure[];
}

/** All chapters in one language, in order. Fails the build when the rulebook contradicts itself. */
export async function chaptersIn(locale: Locale): Promise<readonly Chapter[]> {
  await checkRulebook();
  const entries = new Map((await rulesIn(locale)).map((entry) => [entry.id, entry]));
  const around = await surroundings();
  const chapters = (await chaptersInOrder()).map(({ id, data }): Chapter => {
    const { game: first, name: slug } = partsOf(id);
    const game = gameNamed(first);
    const rules = data.rules.map((facts): Rule => {
      const entry = entries.get(`${id}/${facts.id}`);
      if (!entry) throw new Error(`Chapter ${id} has no rule ${facts.id} in ${locale}`);
      const lang = localeNamed(entry.collection.slice('rules_'.length));
      return { id: `${game}/${slug}/${facts.id}`, anchor: facts.id, entry, lang, facts, ...around(entry) };
    });
    return { game, slug, title: data.title[locale], rules };
  });
  return chapters.map((chapter) => ({ ...chapter, summary: summaryOf(chapter, chapters) }));
}

/** The rules as one language shows them: what it lacks is said, with its title signed, by its speakers. */
export async function rulesIn(locale: Locale): Promise<readonly CollectionEntry<`rules_${Locale}`>[]> {
  const rules = new Map<string, CollectionEntry<`rules_${Locale}`>>();
  for (const speaker of speakersOf(locale))
    for (const entry of await getCollection(`rules_${speaker}`))
      if (speaker === locale) rules.set(entry.id, entry);
      else if (!rules.has(entry.id))
        rules.set(entry.id, { ...entry, data: { title: foreign(speaker, entry.data.title) } });
  return [...rules.values()];
}

function summaryOf({ game, slug }: Chapter, chapters: readonly Chapter[]): Chapter['summary'] {
  for (const { game: ofGame, title, rules } of chapters) {
    const rule = rules.find(({ facts, anchor }) => facts.summary && anchor === slug);
    if (rule && ofGame === game) return { rule: rule.id, title: `${title}: ${rule.entry.data.title}` };
  }
  return undefined;
}

/** The pages of all chapters in one language, with those of chapters that only have rules elsewhere now. */
export async function chapterPagesIn(locale: Locale): Promise<readonly ChapterPage[]> {
  const chapters = await chaptersIn(locale);
  const departures = departuresOf(await movedRules());
  const pages = chapters.map((chapter) => ({
    ...chapter,
    moved: departures.get(`${chapter.game}/${chapter.slug}`) ?? [],
  }));
  const gone = [...departures].flatMap(([id, moved]): ChapterPage[] => {
    const { game: first, name: slug } = partsOf(id);
    const game = gameNamed(first);
    const isThere = chapters.some((chapter) => chapter.game === game && chapter.slug === slug);
    return isThere ? [] : [{ game, slug, title: slug, rules: [], moved }];
  });
  return [...pages, ...gone];
}

/** What stands beside the text of a rule, from all other files. */
async function surroundings() {
  const byRule = Map.groupBy(await bodiesOfRules(), ({ id }) => id);
  const differences = await notesIn('editions');
  const openPoints = await notesIn('rulings');
  const bodiesOf = (rule: string) => {
    const own = byRule.get(rule);
    if (!own) throw new Error(`There is no rule ${rule}`);
    return own.map(({ body }) => body);
  };
  return ({ id, body }: CollectionEntry<`rules_${Locale}`>) => ({
    seeAlso: unlinkedRules(readOf(body, id), bodiesOf(id)).filter((one) => one !== id),
    differences: differences.filter(({ data }) => data.rules.includes(id)),
    openPoints: openPoints.filter(({ data }) => data.rules.includes(id)),
  });
}

async function chaptersInOrder(): Promise<readonly CollectionEntry<'chapters'>[]> {
  return [...(await getCollection('chapters'))].sort((a, b) => a.data.order - b.data.order);
}

/** All differences between editions, or all open points, in the order of the rules that they touch first. */
export async function notesIn<C extends 'editions' | 'rulings'>(collection: C): Promise<readonly Note<C>[]> {
  const places = await placesOfRules();
  const entries: readonly CollectionEntry<C>[] = await getCollection(collection);
  return entries
    .map((entry) => {
      const { game, name: anchor } = partsOf(entry.id);
      return { game: gameNamed(game), anchor, data: entry.data };
    })
    .sort((a, b) => placeIn(places, a.data.rules) - placeIn(places, b.data.rules));
}

/** What each rule is called in one language. */
export async function titlesIn(locale: Locale): Promise<ReadonlyMap<string, string>> {
  return new Map((await rulesIn(locale)).map(({ id, data }) => [id, data.title]));
}

/** A version of Yamen as people name it. */
export type Version = CollectionEntry<'changes'>['data'] & { readonly number: number };

/** All versions, the one that is built first. */
export async function versionsOfYamen(): Promise<readonly [Version, ...Version[]]> {
  const all = (await getCollection('changes')).map(({ id, data }) => ({ number: Number(id), ...data }));
  const [present, ...before] = all.sort((a, b) => b.number - a.number);
  if (!present) throw new Error('content/changes names no version');
  return [present, ...before];
}

/** Where rules have gone: old id to new id. */
export async function movedRules(): Promise<Readonly<Record<string, string>>> {
  const [moved] = await getCollection('moved');
  if (!moved) throw new Error('content/moved.yaml is missing');
  return moved.data;
}

/** Every rule's place in the whole rulebook. */
async function placesOfRules(): Promise<ReadonlyMap<string, number>> {
  const ids = (await chaptersInOrder()).flatMap(({ id, data }) =>
    data.rules.map((rule) => `${id}/${rule.id}`),
  );
  return new Map(ids.map((id, place) => [id, place]));
}

function placeIn(places: ReadonlyMap<string, number>, [rule]: readonly [string, ...string[]]): number {
  const place = places.get(rule);
  if (place === undefined) throw new Error(`There is no rule ${rule}`);
  return place;
}

/** The texts of all rules in every language. */
async function bodiesOfRules() {
  const rules = await Promise.all(
    LOCALES.map(async (locale) =>
      (await getCollection(`rules_${locale}`)).map(({ id, body }) => ({
        locale,
        id,
        body: readOf(body, id),
      })),
    ),
  );
  return rules.flat();
}

/** What the build has read of a rule's file. */
export function readOf(text: string | undefined, rule: string): string {
  if (text === undefined) throw new Error(`Nothing was read of ${rule}`);
  return text;
}

/**
 * The examples whose first rule is `rule`, computed anew, in order of their names, with the people of one language; one
 * that is wrong fails the build.
 */
export async function examplesOf(rule: RuleId, locale: Locale): Promise<readonly Example[]> {
  const examples = (await getCollection('examples')).filter(({ data }) => data.rules[0] === rule);
  return examples.sort((a, b) => a.id.localeCompare(b.id, 'en')).map(await computerIn(locale));
}

/** An example that stands under another rule: where, and what it is called. */
export interface ExampleElsewhere {
  readonly id: string;
  readonly under: string;
  readonly title: CollectionEntry<'examples'>['data']['title'];
}

/** The examples that also show `rule`, but stand under another one, in order of their names. */
export async function examplesAlsoOf(rule: RuleId): Promise<readonly ExampleElsewhere[]> {
  const examples = await getCollection('examples');
  return examples
    .filter(({ data }) => data.rules.indexOf(rule) > 0)
    .sort((a, b) => a.id.localeCompare(b.id, 'en'))
    .map(({ id, data }) => ({ id, under: data.rules[0], title: data.title }));
}

/** All examples in one language, in order of their names. */
export async function allExamples(locale: Locale): Promise<readonly Example[]> {
  const examples = await getCollection('examples');
  return examples.sort((a, b) => a.id.localeCompare(b.id, 'en')).map(await computerIn(locale));
}

async function computerIn(locale: Locale): Promise<(entry: CollectionEntry<'examples'>) => Example> {
  const [people] = await getCollection('people');
  if (!people) throw new Error('content/people.yaml is missing');
  return ({ id, data }) => {
    const example = exampleOf(id, namedIn(locale, people.data, data));
    if (!example.ok) throw new Error(example.error);
    return example.value;
  };
}

let checked: Promise<void> | undefined;

function checkRulebook(): Promise<void> {
  checked ??= (async () => {
    const faults = faultsOf({
      rules: await bodiesOfRules(),
      chapters: await getCollection('chapters'),
      examples: await getCollection('examples'),
      editions: await getCollection('editions'),
      rulings: await getCollection('rulings'),
      glossary: await getCollection('glossary'),
      asked: await getCollection('asked'),
      questions: await getCollection('questions'),
      coverage: await getCollection('coverage'),
      kindred: await getCollection('kindred'),
      sources: await getCollection('sources'),
      moved: await movedRules(),
    });
    if (faults.length > 0) throw new Error(`The rulebook contradicts itself:\n${faults.join('\n')}`);
  })();
  return checked;
}
