import { COMPLETE_LOCALES } from '../../i18n/fallback.ts';
import { extractAnnotations, listAnnotationFaults, removeAnnotations } from '../annotations/annotations.ts';
import { listLinkedRules } from '../links.ts';
import { listRelatedStatements, type RelatedGamePage } from '../related-game.ts';
import type { CoverageData, SheetData } from '../schemas.ts';
import { selectQuestionFiles } from '../search/search-documents.ts';
import { listSheetLines, listSheetSummaries } from '../sheet.ts';
import { listCoverageFaults, type PrintedRule } from './coverage.ts';

/** The files of one kind. */
type Files<Data> = readonly { readonly id: string; readonly data: Data }[];
type FilesWithRules = Files<{ readonly rules: readonly string[] }>;
type FilesByRule = Files<Readonly<Record<string, unknown>>>;

/** The parts of the content that can contradict each other. */
export interface RulebookFiles {
  readonly chapters: Files<{ readonly rules: readonly ListedRule[] }>;
  readonly rules: readonly { readonly locale: string; readonly id: string; readonly body: string }[];
  readonly examples: FilesWithRules;
  readonly editions: FilesWithRules;
  readonly rulings: FilesWithRules;
  readonly glossary: FilesWithRules;
  readonly asked: FilesByRule;
  readonly questions: FilesByRule;
  readonly coverage: Files<CoverageData>;
  readonly relatedGames: Files<RelatedGamePage>;
  readonly restates?: Files<Readonly<Record<string, readonly string[]>>>;
  readonly sheets?: Files<SheetData>;
  readonly sources: readonly { readonly data: Readonly<Record<string, unknown>> }[];
  readonly moved: Readonly<Record<string, string>>;
}

/** A rule as listed in its chapter. */
interface ListedRule extends PrintedRule {
  readonly elsewhere?: true | undefined;
}

type ListedRules = ReadonlyMap<string, ListedRule>;

/** Lists all contradictions between the files, each in a sentence that names the file. */
export function listRulebookFaults(files: RulebookFiles): readonly string[] {
  const listed: ListedRules = new Map(
    files.chapters.flatMap((chapter) =>
      chapter.data.rules.map((one) => {
        const rule = `${chapter.id}/${one.id}`;
        return [rule, { ...one, id: rule }] as const;
      }),
    ),
  );
  return [
    ...listUntranslated(files, listed),
    ...listStrayRules(files, listed),
    ...listBrokenLinks(files, listed),
    ...listWrongAnnotations(files, listed),
    ...listUnknownRules(files, listed),
    ...listUnknownSources(files),
    ...listSharedAnchors(files),
    ...listSynonymFaults(files, listed),
    ...listQuestionFaults(files, listed),
    ...files.coverage.flatMap(({ id, data }) => listCoverageFaults(id, data, [...listed.values()])),
    ...listMoveFaults(files, listed),
  ];
}

function listUntranslated({ rules }: RulebookFiles, listed: ListedRules): readonly string[] {
  const present = new Set(rules.map(({ locale, id }) => `${locale}/${id}`));
  return [...listed.keys()].flatMap((id) =>
    COMPLETE_LOCALES.filter((locale) => !present.has(`${locale}/${id}`)).map(
      (locale) => `content/rules/${locale}/${id}.md is missing; content/chapters lists it`,
    ),
  );
}

function listStrayRules({ rules }: RulebookFiles, listed: ListedRules): readonly string[] {
  return rules
    .filter(({ id }) => !listed.has(id))
    .map(({ locale, id }) => `content/rules/${locale}/${id}.md is in no chapter of content/chapters`);
}

function listBrokenLinks({ rules }: RulebookFiles, listed: ListedRules): readonly string[] {
  return rules.flatMap(({ locale, id, body }) =>
    listLinkedRules(body)
      .filter((target) => !listed.has(target))
      .map((target) => `content/rules/${locale}/${id}.md links to ${target}, which does not exist`),
  );
}

/**
 * Annotations must be the same in every language; in a rule from other sources, all words must be in
 * annotations with a source.
 */
function listWrongAnnotations({ rules, sources }: RulebookFiles, listed: ListedRules): readonly string[] {
  const known = new Set(sources.flatMap(({ data }) => Object.keys(data)));
  const getSources = (body: string) =>
    extractAnnotations(body)
      .map((one) => one.sources.join(' ') || 'ours')
      .join(', ');
  const last = new Map(rules.map(({ id, body }) => [id, getSources(body)]));
  return rules.flatMap(({ locale, id, body }) => {
    const faults = [
      ...listAnnotationFaults(body, known),
      ...(getSources(body) === last.get(id) ? [] : ['marks other words than another language']),
      ...(listed.get(id)?.elsewhere && /\p{L}/u.test(removeAnnotations(body))
        ? ['has words without a source']
        : []),
    ];
    return faults.map((fault) => `content/rules/${locale}/${id}.md ${fault}`);
  });
}

function listUnknownRules(
  { examples, editions, rulings, glossary, relatedGames, restates = [], sheets = [] }: RulebookFiles,
  listed: ListedRules,
): readonly string[] {
  const named = [
    ...Object.entries({ examples, editions, rulings, glossary }).flatMap(([folder, files]) =>
      files.map(({ id, data: { rules } }) => ({ file: `${folder}/${id}`, rules })),
    ),
    ...relatedGames.map(({ id, data }) => ({
      file: `related-games/${id}`,
      rules: listRelatedStatements(data).flatMap(({ rules }) => rules),
    })),
    ...restates.map(({ id, data }) => ({ file: `restates/${id}`, rules: Object.values(data).flat() })),
    ...sheets.map(({ id, data }) => ({
      file: `sheets/${id}`,
      rules: [...listSheetLines(data).flatMap(({ line }) => line.rules), ...listSheetSummaries(data)],
    })),
  ];
  return named.flatMap(({ file, rules }) => describeUnknown(`${file}.yaml: 'rules'`, rules, listed));
}

/** Describes the rules that a file names and no chapter lists. */
function describeUnknown(file: string, rules: readonly string[], listed: ListedRules): readonly string[] {
  return rules
    .filter((rule) => !listed.has(rule))
    .map((rule) => `content/${file} names ${rule}, which does not exist`);
}

/** The sources of statements about related games, and of lines of player aids, must exist. */
function listUnknownSources({ relatedGames, sheets = [], sources }: RulebookFiles): readonly string[] {
  const known = new Set(['print', 'ours', ...sources.flatMap(({ data }) => Object.keys(data))]);
  const named = [
    ...relatedGames.flatMap(({ id, data }) =>
      listRelatedStatements(data).map((one) => ({ file: `related-games/${id}`, sources: one.sources })),
    ),
    ...sheets.flatMap(({ id, data }) =>
      listSheetLines(data).map(({ line }) => ({ file: `sheets/${id}`, sources: line.sources })),
    ),
  ];
  return named.flatMap(({ file, sources: own = [] }) =>
    own
      .filter((source) => !known.has(source))
      .map((source) => `content/${file}.yaml names the source ${source}, which is in no content/sources`),
  );
}

/** Every rule needs search synonyms besides the words in its text. */
function listSynonymFaults({ asked }: RulebookFiles, listed: ListedRules): readonly string[] {
  const known = new Set(asked.flatMap(({ data }) => Object.keys(data)));
  const missing = [...listed.keys()]
    .filter((rule) => !known.has(rule))
    .map((rule) => `content/asked has no words for ${rule}`);
  return [...listStrayKeys('asked', asked, listed), ...missing];
}

/** Every rule needs questions in every complete language. */
function listQuestionFaults({ questions }: RulebookFiles, listed: ListedRules): readonly string[] {
  const missing = COMPLETE_LOCALES.flatMap((locale) => {
    const rules = new Set(selectQuestionFiles(locale, questions).flatMap(({ data }) => Object.keys(data)));
    return [...listed.keys()]
      .filter((rule) => !rules.has(rule))
      .map((rule) => `content/questions has no question about ${rule} in ${locale}`);
  });
  return [...listStrayKeys('questions', questions, listed), ...missing];
}

function listStrayKeys(folder: string, files: FilesByRule, listed: ListedRules): readonly string[] {
  return files.flatMap(({ id, data }) => describeUnknown(`${folder}/${id}.yaml`, Object.keys(data), listed));
}

/**
 * Edition notes and rulings share a page for each game, and once shared one for all games, on which the last
 * part of their ids is the anchor, so these must differ.
 */
function listSharedAnchors({ editions, rulings }: RulebookFiles): readonly string[] {
  const files = [...editions, ...rulings];
  return files
    .filter(({ id }, i) => files.findIndex((other) => anchorOf(other.id) === anchorOf(id)) < i)
    .map(({ id }) => `content holds two files named ${anchorOf(id)}.yaml; each is an anchor among the notes`);
}

const anchorOf = (id: string): string => id.split('/').at(-1) ?? id;

function listMoveFaults({ moved }: RulebookFiles, listed: ListedRules): readonly string[] {
  return Object.entries(moved).flatMap(([from, to]) => [
    ...(listed.has(from) ? [`content/moved.yaml: ${from} has moved, but is still a rule`] : []),
    ...(listed.has(to) ? [] : [`content/moved.yaml: ${from} leads to ${to}, which does not exist`]),
  ]);
}
