import { EDITIONS, type Edition } from '../../core/edition.ts';
import type { CoverageData } from '../schemas.ts';

/** Reasons why a printed sentence needs no rule. */
const REASONS: readonly string[] = ['~flavour', '~example', '~lead', '~pointer', '~caption', '~credits'];

/** A printed sentence, without its wording: where it is printed, and which rules contain it. */
export interface PrintedSentence {
  readonly edition: Edition;
  readonly section: string;
  readonly title: string;
  /** Counted from 1 within the section. */
  readonly paragraph: number;
  /** Rule ids without their game, or the reason why there are none. */
  readonly rules: readonly string[];
}

/** Where a rule is printed, according to its chapter. */
export interface PrintedRule {
  readonly id: string;
  readonly printed: Readonly<Partial<Record<Edition, string | undefined>>>;
}

/** Lists every sentence of a game's coverage table in printed order. */
export function listPrintedSentences(coverage: CoverageData): readonly PrintedSentence[] {
  return EDITIONS.flatMap((edition) => {
    const sections = coverage[edition];
    if (!sections) return [];
    return Object.entries(sections).flatMap(([section, { title, paragraphs }]) =>
      paragraphs.flatMap((sentences, i) =>
        sentences.map((entry) => ({ edition, section, title, paragraph: i + 1, rules: entry.split(' ') })),
      ),
    );
  });
}

/** Lists contradictions between a game's coverage table and its chapters, in sentences that name the file. */
export function listCoverageFaults(
  game: string,
  coverage: CoverageData,
  rules: readonly PrintedRule[],
): readonly string[] {
  const own = rules.filter(({ id }) => id.startsWith(`${game}/`));
  const sentences = listPrintedSentences(coverage);
  return [
    ...sentences.flatMap((sentence) => listUnknownRules(game, sentence, own)),
    ...own.flatMap((rule) =>
      EDITIONS.flatMap((edition) => listWrongSections(game, rule, edition, sentences)),
    ),
  ];
}

/** Returns a fault for each rule or reason of a sentence that does not exist. */
function listUnknownRules(
  game: string,
  sentence: PrintedSentence,
  rules: readonly PrintedRule[],
): readonly string[] {
  const { edition, section, paragraph } = sentence;
  const isKnown = (name: string) =>
    name.startsWith('~') ? REASONS.includes(name) : rules.some(({ id }) => id === `${game}/${name}`);
  return sentence.rules
    .filter((name) => !isKnown(name))
    .map(
      (name) =>
        `content/coverage/${game}.yaml: ${edition}/${section}/${paragraph} names ${name}, which does not exist`,
    );
}

/** Returns a fault if a rule names another section of an edition than the coverage table does. */
function listWrongSections(
  game: string,
  { id, printed }: PrintedRule,
  edition: Edition,
  sentences: readonly PrintedSentence[],
): readonly string[] {
  const name = id.slice(game.length + 1);
  const titles = new Set(
    sentences.filter((one) => one.edition === edition && one.rules.includes(name)).map(({ title }) => title),
  );
  const section = printed[edition];
  if (section === undefined ? titles.size === 0 : titles.has(section)) return [];
  const chapter = id.replace(/\/[^/]*$/, '');
  const places = [...titles].join(', ') || 'in no section';
  return [
    `content/chapters/${chapter}.yaml: 'printed' of ${id} in ${edition} is ${section ?? 'left out'}; the table of print has it ${places}`,
  ];
}
