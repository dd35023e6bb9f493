import { capitalize } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import {
  type ConflictResult,
  getConflictSide,
  type OpenConflict,
  type Shortfall,
} from '../referee/open-conflict.ts';
import type { WhatIfCell, WhatIfQuery, WhatIfTable } from '../referee/what-if-table.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { BoardPhrases, BoardTranslator } from './board-phrases.ts';

/** The translator for questions about a conflict that is not decided yet. */
export type WhatIfTranslator = BoardTranslator & Translator<'tool'>;

/**
 * What the sentences about a conflict have in common: the conflict, the player who decides a tie (null while
 * the acting player is unknown), phrases and texts.
 */
export interface ConflictContext {
  readonly conflict: OpenConflict;
  readonly tieDecider: Dynasty | null;
  readonly words: BoardPhrases;
  readonly t: Translator<'huang-what-if'>;
}

/**
 * Describes a side for the middle of a sentence: a state or, in a revolt, a player with an article if the
 * language has one.
 */
function describeSide(side: number, { conflict, words }: ConflictContext): string {
  const { state, players } = getConflictSide(conflict, side);
  return state === null ? words.list(players.map(words.player)) : words.state(state);
}

/** Returns the plain name of a side. */
export function getSideLabel(side: number, { conflict, words }: ConflictContext): string {
  const { state, players } = getConflictSide(conflict, side);
  return state === null ? words.players(players) : words.state(state);
}

/** Describes who decides a tie, for the middle of a sentence: `then Rat decides`. */
export function describeTieDecider({ words, tieDecider, t }: ConflictContext): string {
  return tieDecider ? t('then-decides', { player: words.player(tieDecider) }) : t('then-placer-decides');
}

/**
 * Describes the shortfall of a side in a sentence: `The Rat needs 3 more tiles to win, 1 to tie (then …).`
 */
export function describeShortfall(index: number, { win, tie }: Shortfall, context: ConflictContext): string {
  const { t } = context;
  const side = capitalize(describeSide(index, context));
  const decides = describeTieDecider(context);
  if (win === undefined) {
    if (tie === undefined) return t('need-none', { side });
    return tie === 0
      ? t('need-level-only', { side, decides })
      : t('need-tie-only', { side, count: tie, decides });
  }
  if (win === 0) return t('need-ahead', { side });
  if (tie === undefined) return t('need-win', { side, count: win });
  return tie === 0
    ? t('need-level', { side, count: win, decides })
    : t('need-both', { side, count: win, tie, decides });
}

/**
 * Describes the least number of tiles with which a side wins, and the least with which it wins whatever the
 * other sides commit. The sentences address the player if `query.by` is set, and are about the side
 * otherwise.
 */
export function describeWhatIf(
  table: WhatIfTable,
  query: WhatIfQuery,
  context: ConflictContext,
): readonly string[] {
  const sentences = query.by
    ? describeForPlayer(table, context)
    : describeForSide(table, describeSide(query.ownSide, context), context);
  return sentences.map(capitalize);
}

/**
 * Puts the answer of a table into one line: `3 more tiles to win, 2 to tie.` Undefined if no number of tiles
 * wins, or none is needed.
 */
export function summarizeWhatIf(
  { winsFrom: count, tiesFrom: tie }: WhatIfTable,
  { by }: WhatIfQuery,
  { t }: ConflictContext,
): string | undefined {
  if (!count) return undefined;
  const key = by ? 'number-own' : 'number-more';
  return tie && tie < count ? t(`${key}-both`, { count, tie }) : t(key, { count });
}

function describeForPlayer(
  { winsFrom, tiesFrom, safeFrom }: WhatIfTable,
  context: ConflictContext,
): readonly string[] {
  const { t } = context;
  return [
    winsFrom === undefined
      ? t('you-never')
      : winsFrom === 0
        ? t('you-already')
        : t('you-win-from', { count: winsFrom }),
    ...describeTie(winsFrom, tiesFrom, context),
    safeFrom === undefined
      ? t('you-unsafe')
      : safeFrom === 0
        ? t('you-safe')
        : t('you-safe-from', { tiles: safeFrom }),
  ];
}

function describeForSide(table: WhatIfTable, side: string, context: ConflictContext): readonly string[] {
  const { t } = context;
  const { counts, winsFrom, tiesFrom, safeFrom } = table;
  /** The most tiles that this side can still get. */
  const most = counts.at(-1) ?? 0;
  return [
    winsFrom === undefined
      ? most === 0
        ? t('side-never-more', { side })
        : t('side-never', { side, count: most })
      : winsFrom === 0
        ? t('side-already', { side })
        : t('side-wins-from', { side, count: winsFrom }),
    ...describeTie(winsFrom, tiesFrom, context),
    safeFrom === undefined
      ? most === 0
        ? t('side-unsafe-as-is', { side })
        : t('side-unsafe', { side, count: most })
      : safeFrom === 0
        ? t('side-safe')
        : t('side-safe-from', { tiles: safeFrom }),
  ];
}

/** Mentions a tie only if it needs fewer tiles than a win. */
function describeTie(
  from: number | undefined,
  tieFrom: number | undefined,
  context: ConflictContext,
): readonly string[] {
  if (tieFrom === undefined || (from !== undefined && from < tieFrom)) return [];
  return [context.t('tie-with', { tiles: tieFrom, decides: describeTieDecider(context) })];
}

/** Describes who wins in a few words. */
export function describeConflictResult(result: ConflictResult, context: ConflictContext): string {
  const { t } = context;
  return result.kind === 'won'
    ? t('result-won', { side: describeSide(result.side, context) })
    : t('result-tied');
}

/** Describes one cell: a number of tiles against another number, and who wins then. */
export function describeWhatIfCell(
  { ownTiles, rivalTiles, result }: WhatIfCell,
  query: WhatIfQuery,
  context: ConflictContext,
): string {
  const { t } = context;
  const facts = {
    mine: ownTiles,
    theirs: rivalTiles,
    rival: getSideLabel(query.rivalSide, context),
    fate: describeConflictResult(result, context),
  };
  return query.by
    ? t('cell-you', facts)
    : t('cell-side', { ...facts, side: getSideLabel(query.ownSide, context) });
}
