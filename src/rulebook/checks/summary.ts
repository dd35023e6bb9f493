import { groupBy } from '../../core/group-by.ts';
import { expandAnnotations } from '../annotations/annotations.ts';
import type { readRulebook } from '../files.ts';
import type { PrintedSentence } from './coverage.ts';

type Rulebook = ReturnType<typeof readRulebook>;

/** Numbers about a game in one language. */
interface GameSummary {
  readonly rules: number;
  readonly words: number;
  /** Rules that no worked example shows. */
  readonly 'without example': number;
  readonly 'edition notes': number;
  readonly rulings: number;
}

/** Lists the games that have chapters. */
export function listGames({ chapters }: Rulebook): readonly string[] {
  return [...new Set(chapters.map(({ id }) => getGame(id)))].sort();
}

/** Makes a table row for each language of a game. */
export function listSummaryRows(
  book: Rulebook,
  game: string,
  locales: readonly string[],
): readonly (readonly [string, GameSummary])[] {
  const isOwn = ({ id }: { readonly id: string }) => getGame(id) === game;
  const shown = new Set(book.examples.flatMap(({ data }) => data.rules));
  return locales.map((locale) => {
    const rules = book.rules.filter((rule) => isOwn(rule) && rule.locale === locale);
    return [
      `${game} ${locale}`,
      {
        rules: rules.length,
        words: rules.reduce((sum, { body }) => sum + countWords(body), 0),
        'without example': rules.filter(({ id }) => !shown.has(id)).length,
        'edition notes': book.editions.filter(isOwn).length,
        rulings: book.rulings.filter(isOwn).length,
      },
    ];
  });
}

/**
 * Makes a line for each printed paragraph: `en/wars/3` and, sentence by sentence, the rules that contain it.
 */
export function listCoverageRows(sentences: readonly PrintedSentence[]): readonly string[] {
  const rows = groupBy(sentences, ({ edition, section, paragraph }) => `${edition}/${section}/${paragraph}`);
  const join = (row: readonly PrintedSentence[]) => row.map(({ rules }) => rules.join(' + ')).join(' | ');
  return [...rows].map(([place, row]) => `${place.padEnd(26)} ${join(row)}`);
}

/** Counts the visible words of a rule's text. */
function countWords(body: string): number {
  const visible = expandAnnotations(body, () => '').replaceAll(/\]\([^)]*\)/g, ']');
  return [...visible.matchAll(/[\p{L}\p{N}]+/gu)].length;
}

const getGame = (id: string): string => id.replace(/\/.*/, '');
