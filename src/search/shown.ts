import type { Locale } from '../i18n/locale.ts';
import type { Hit } from './find.ts';
import { gameFirst, gameOf } from './game.ts';
import { piecesOf } from './mark.ts';

/** How many rules are shown, each in full. */
const MOST_RULES = 8;
const MOST_BESIDES = 3;
/** How much of a query a term or a tool must hold to be shown above the rules. */
const CLOSE = 0.9;

/** The hits that are shown, from top to bottom: terms, tools and pages first, then rules. */
export interface ShownHits {
  readonly besides: readonly Hit[];
  readonly rules: readonly Hit[];
  /** Whether more rules were found than are shown. */
  readonly isCapped: boolean;
}

/**
 * Which hits are shown: the rules in order, those of a game first if there is one, and above them pages that the query
 * calls for, then terms, tools and pages by the name that was asked for.
 */
export function shownHits(hits: readonly Hit[], game: string | undefined, locale: Locale): ShownHits {
  const ordered = game === undefined ? hits : gameFirst(hits, game);
  const isNamed = ({ found, terms }: Hit) =>
    piecesOf(found.title, terms, locale).some((piece) => piece.isMarked);
  const isCalled = ({ found, isCalled }: Hit) => isCalled && (game === undefined || gameOf(found) === game);
  const isWanted = (hit: Hit) => hit.share >= CLOSE && (isNamed(hit) || hit.isAsked);
  const besides = ordered.filter((hit) => !isRule(hit) && (isCalled(hit) || isWanted(hit)));
  const callOf = (hit: Hit) => (isCalled(hit) ? 2 : hit.isAsked ? 1 : 0);
  const rules = ordered.filter(isRule);
  return {
    besides: [...besides].sort((a, b) => callOf(b) - callOf(a)).slice(0, MOST_BESIDES),
    rules: rules.slice(0, MOST_RULES),
    isCapped: rules.length > MOST_RULES,
  };
}

/** Whether a hit is a rule, or one that only gathers others. */
export function isRule({ found }: Hit): boolean {
  return found.kind === 'rule' || found.kind === 'summary';
}
