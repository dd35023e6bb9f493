import type { Locale } from '../i18n/locale.ts';
import type { SearchHit } from './find-hits.ts';
import { getEntryGame, promoteGame } from './game.ts';
import { markMatches } from './mark-matches.ts';

/** How many rules are shown, each in full. */
const MOST_RULES = 8;
const MOST_BESIDES = 3;
/** How much of a query a term or a tool must hold to be shown above the rules. */
const CLOSE = 0.9;

/** The hits that are shown, from top to bottom: terms, tools and pages first, then rules. */
export interface ShownHits {
  readonly shortHits: readonly SearchHit[];
  readonly rules: readonly SearchHit[];
  /** Whether more rules were found than are shown. */
  readonly isCapped: boolean;
}

/**
 * Which hits are shown: the rules in order, those of a game first if there is one, and above them pages that the query
 * calls for, then terms, tools and pages by the name that was asked for.
 */
export function selectShownHits(
  hits: readonly SearchHit[],
  game: string | undefined,
  locale: Locale,
): ShownHits {
  const ordered = game === undefined ? hits : promoteGame(hits, game);
  const isNamed = ({ found, terms }: SearchHit) =>
    markMatches(found.title, terms, locale).some((piece) => piece.isMarked);
  const isCalled = ({ found, isRequestedPage }: SearchHit) =>
    isRequestedPage && (game === undefined || getEntryGame(found) === game);
  const isWanted = (hit: SearchHit) => hit.share >= CLOSE && (isNamed(hit) || hit.isQuestionMatch);
  const besides = ordered.filter((hit) => !isRuleHit(hit) && (isCalled(hit) || isWanted(hit)));
  const callOf = (hit: SearchHit) => (isCalled(hit) ? 2 : hit.isQuestionMatch ? 1 : 0);
  const rules = ordered.filter(isRuleHit);
  return {
    shortHits: [...besides].sort((a, b) => callOf(b) - callOf(a)).slice(0, MOST_BESIDES),
    rules: rules.slice(0, MOST_RULES),
    isCapped: rules.length > MOST_RULES,
  };
}

/** Whether a hit is a rule, or one that only gathers others. */
export function isRuleHit({ found }: SearchHit): boolean {
  return found.kind === 'rule' || found.kind === 'summary';
}
