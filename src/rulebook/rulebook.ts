import { type CollectionEntry, getCollection } from 'astro:content';
import type { RuleId } from '../engine/trace.ts';
import type { Locale } from '../i18n/locale.ts';
import { LOCALES } from '../i18n/locale.ts';
import { checkWhole } from '../referee/case.ts';
import {
  answerScore,
  checkHuangScoreCase,
  type HuangScoreAnswer,
  type HuangScoreCase,
} from '../referee/huang/score.ts';
import { faultsOf } from './faults.ts';
import { mismatchOf } from './mismatch.ts';

/** A rule in one language, with what its chapter says of it. */
export interface Rule {
  readonly id: RuleId;
  readonly anchor: string;
  readonly entry: CollectionEntry<`rules_${Locale}`>;
  readonly facts: CollectionEntry<'chapters'>['data']['rules'][number];
}

/** A chapter in one language. */
export interface Chapter {
  readonly game: string;
  readonly slug: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A worked example with the answer that the referee gives to its case. */
export interface Example {
  readonly id: string;
  readonly data: CollectionEntry<'examples'>['data'];
  readonly case: HuangScoreCase;
  readonly answer: HuangScoreAnswer;
}

/** All chapters in one language, in order. Fails the build when the rulebook contradicts itself. */
export async function chaptersIn(locale: Locale): Promise<readonly Chapter[]> {
  await checkRulebook();
  const rules = new Map((await getCollection(`rules_${locale}`)).map((entry) => [entry.id, entry]));
  const chapters = await getCollection('chapters');
  return [...chapters]
    .sort((a, b) => a.data.order - b.data.order)
    .map((chapter) => {
      const [game = '', slug = ''] = chapter.id.split('/');
      const rulesOf = chapter.data.rules.flatMap((facts): Rule[] => {
        const id: RuleId = `${game}/${slug}/${facts.id}`;
        const entry = rules.get(id);
        return entry ? [{ id, anchor: facts.id, entry, facts }] : [];
      });
      return { game, slug, title: chapter.data.title[locale], rules: rulesOf };
    });
}

/** The examples whose first rule is `rule`, computed anew; one whose answer is not the expected one fails the build. */
export async function examplesOf(rule: RuleId): Promise<readonly Example[]> {
  const examples = await getCollection('examples');
  return examples.filter(({ data }) => data.rules[0] === rule).map(computeExample);
}

function computeExample({ id, data }: CollectionEntry<'examples'>): Example {
  const checked = checkWhole(checkHuangScoreCase, data.case);
  const computed = answerScore(data.case);
  if (!checked.ok || !computed.ok)
    throw new Error(`Example ${id} is no case: ${JSON.stringify(checked.ok ? computed : checked.error)}`);
  const mismatch = mismatchOf(data.expect, computed, '');
  if (mismatch) throw new Error(`Example ${id} expects something else than the referee answers: ${mismatch}`);
  return { id, data, case: checked.value, answer: computed };
}

let checked: Promise<void> | undefined;

function checkRulebook(): Promise<void> {
  checked ??= (async () => {
    const rules = await Promise.all(
      LOCALES.map(async (locale) => [locale, await getCollection(`rules_${locale}`)] as const),
    );
    const chapters = await getCollection('chapters');
    const examples = await getCollection('examples');
    const faults = faultsOf({
      chapters: chapters.map(({ id, data }) => ({ id, rules: data.rules })),
      rules: rules.flatMap(([locale, entries]) =>
        entries.map(({ id, body, data }) => ({ locale, id, body: body ?? '', hasEditions: !!data.editions })),
      ),
      examples: examples.map(({ id, data }) => ({ id, rules: data.rules })),
    });
    if (faults.length > 0) throw new Error(`The rulebook contradicts itself:\n${faults.join('\n')}`);
  })();
  return checked;
}
