import { type CollectionEntry, getCollection } from 'astro:content';
import { unwrap } from '../core/result.ts';
import type { RuleId } from '../core/trace.ts';
import type { Locale } from '../i18n/locale.ts';
import { computeExample, type Example } from './example.ts';
import { translatePeople } from './translate-people.ts';

/**
 * Computes the examples whose first rule is `rule`, sorted by name, with the people of one language. A wrong
 * one fails the build.
 */
export async function loadRuleExamples(rule: RuleId, locale: Locale): Promise<readonly Example[]> {
  const examples = (await getCollection('examples')).filter(({ data }) => data.rules[0] === rule);
  return examples.sort((a, b) => a.id.localeCompare(b.id, 'en')).map(await createExampleComputer(locale));
}

/** A link to an example that is shown under another rule. */
export interface ExampleLink {
  readonly id: string;
  readonly under: string;
  readonly title: CollectionEntry<'examples'>['data']['title'];
}

/** Returns the examples that also list `rule` but are shown under another one, sorted by name. */
export async function loadExampleLinks(rule: RuleId): Promise<readonly ExampleLink[]> {
  const examples = await getCollection('examples');
  return examples
    .filter(({ data }) => data.rules.indexOf(rule) > 0)
    .sort((a, b) => a.id.localeCompare(b.id, 'en'))
    .map(({ id, data }) => ({ id, under: data.rules[0], title: data.title }));
}

/** Returns all examples in one language, sorted by name. */
export async function loadAllExamples(locale: Locale): Promise<readonly Example[]> {
  const examples = await getCollection('examples');
  return examples.sort((a, b) => a.id.localeCompare(b.id, 'en')).map(await createExampleComputer(locale));
}

async function createExampleComputer(
  locale: Locale,
): Promise<(entry: CollectionEntry<'examples'>) => Example> {
  const [people] = await getCollection('people');
  if (!people) throw new Error('content/people.yaml is missing');
  return ({ id, data }) => unwrap(computeExample(id, translatePeople(locale, people.data, data)));
}
