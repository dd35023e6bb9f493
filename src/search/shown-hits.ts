import type { Locale } from '../i18n/locale.ts';
import { getEntryGame, promoteGame, SEARCHED_GAMES } from './game.ts';
import { markMatches } from './mark-matches.ts';
import type { SearchHit } from './search-hit.ts';

/** The maximum number of rules that are shown, each with its full text. */
const MAX_RULES = 8;
/** The maximum number of other hits. */
const MAX_SHORT_HITS = 3;
/** How much of a query a term or a tool must cover to be shown above the rules. */
const MIN_SHORT_HIT_SHARE = 0.9;

/** The hits that are shown, from top to bottom: terms, tools and pages first, then rules. */
export interface ShownHits {
  readonly shortHits: readonly SearchHit[];
  readonly rules: readonly SearchHit[];
  /** Whether more rules were found than are shown. */
  readonly isCapped: boolean;
}

/**
 * Selects the hits to show: the rules in order, those of `game` first if it is given, and above them the
 * pages that the query requests by a keyword, then terms, tools and pages whose name or question matches;
 * those of another game only if `game` has no rule to show first.
 */
export function selectShownHits(
  hits: readonly SearchHit[],
  game: string | undefined,
  locale: Locale,
): ShownHits {
  const ordered = game === undefined ? hits : promoteGame(hits, game);
  const rules = ordered.filter(isRuleHit);
  const answersHere = game !== undefined && rules[0] !== undefined && getEntryGame(rules[0].entry) === game;
  const isOfAnotherGame = ({ entry }: SearchHit) =>
    SEARCHED_GAMES.has(getEntryGame(entry)) && getEntryGame(entry) !== game;
  const isNamed = ({ entry, terms }: SearchHit) =>
    markMatches(entry.title, terms, locale).some((span) => span.isMarked);
  const isRequested = ({ entry, isRequestedPage }: SearchHit) =>
    isRequestedPage && (game === undefined || getEntryGame(entry) === game);
  const isCloseMatch = (hit: SearchHit) =>
    hit.coverage >= MIN_SHORT_HIT_SHARE &&
    (isNamed(hit) || hit.isQuestionMatch) &&
    !(answersHere && isOfAnotherGame(hit));
  const shortHits = ordered.filter((hit) => !isRuleHit(hit) && (isRequested(hit) || isCloseMatch(hit)));
  const rank = (hit: SearchHit) => (isRequested(hit) ? 2 : hit.isQuestionMatch ? 1 : 0);
  return {
    shortHits: [...shortHits].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_SHORT_HITS),
    rules: rules.slice(0, MAX_RULES),
    isCapped: rules.length > MAX_RULES,
  };
}

/** Whether a hit is a rule or a summary of rules. */
export function isRuleHit({ entry }: Pick<SearchHit, 'entry'>): boolean {
  return entry.kind === 'rule' || entry.kind === 'summary';
}
