import { LOCALES } from '../i18n/locale.ts';

/** What the rulebook's files say, as far as they can contradict each other. */
export interface RulebookFiles {
  readonly chapters: readonly {
    readonly id: string;
    readonly rules: readonly { readonly id: string; readonly follows?: string | undefined }[];
  }[];
  readonly rules: readonly {
    readonly locale: string;
    readonly id: string;
    readonly body: string;
    readonly hasEditions: boolean;
  }[];
  readonly examples: readonly { readonly id: string; readonly rules: readonly string[] }[];
}

/** Everything in which the files contradict each other, each in a sentence that names the file. */
export function faultsOf(files: RulebookFiles): readonly string[] {
  const listed = new Map<string, RulebookFiles['chapters'][number]['rules'][number]>(
    files.chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => [`${chapter.id}/${rule.id}`, rule] as const),
    ),
  );
  const present = new Set(files.rules.map(({ locale, id }) => `${locale}/${id}`));
  const untranslated = [...listed.keys()].flatMap((id) =>
    LOCALES.filter((locale) => !present.has(`${locale}/${id}`)).map(
      (locale) => `content/rules/${locale}/${id}.md is missing; content/chapters lists it`,
    ),
  );
  const unlisted = files.rules
    .filter(({ id }) => !listed.has(id))
    .map(({ locale, id }) => `content/rules/${locale}/${id}.md is in no chapter of content/chapters`);
  const broken = files.rules.flatMap(({ locale, id, body }) =>
    linkedRules(body)
      .filter((target) => !listed.has(target))
      .map((target) => `content/rules/${locale}/${id}.md links to ${target}, which is no rule`),
  );
  const oneSided = files.rules
    .filter(({ id, hasEditions }) => listed.has(id) && hasEditions !== !!listed.get(id)?.follows)
    .map(
      ({ locale, id }) =>
        `content/rules/${locale}/${id}.md and its chapter disagree: 'editions' there and 'follows' here go together`,
    );
  const strayExamples = files.examples.flatMap(({ id, rules }) =>
    rules
      .filter((rule) => !listed.has(rule))
      .map((rule) => `content/examples/${id}.yaml shows ${rule}, which is no rule`),
  );
  return [...untranslated, ...unlisted, ...broken, ...oneSided, ...strayExamples];
}

function linkedRules(body: string): readonly string[] {
  return [...body.matchAll(/\]\(rule:([^)\s]*)\)/g)].map((match) => match[1] ?? '');
}
