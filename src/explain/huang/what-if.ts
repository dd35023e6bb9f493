import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Translator } from '../../i18n/translator.ts';
import {
  type ConflictResult,
  getConflictSide,
  type OpenConflict,
  type Shortfall,
} from '../../referee/huang/open-conflict.ts';
import type { WhatIfCell, WhatIfQuery, WhatIfTable } from '../../referee/huang/what-if-table.ts';
import { capitalize } from '../sentence.ts';
import type { BoardPhrases } from './board-phrases.ts';

/**
 * The names of the sides of a conflict, and the player who decides a tie; null while the acting player is
 * unknown.
 */
export interface ConflictContext {
  readonly conflict: OpenConflict;
  readonly tieDecider: Dynasty | null;
  readonly words: BoardPhrases;
  readonly t: Translator<'huang-odds'>;
}

/**
 * A side for the middle of a sentence: a state or, in a revolt, a player with an article if the language has
 * one.
 */
function sayParty(side: number, { conflict, words }: ConflictContext): string {
  const { state, players } = getConflictSide(conflict, side);
  return state === null ? words.list(players.map(words.player)) : words.state(state);
}

/** The plain name of a side. */
export function getSideLabel(side: number, { conflict, words }: ConflictContext): string {
  const { state, players } = getConflictSide(conflict, side);
  return state === null ? words.players(players) : words.state(state);
}

/** Who decides a tie, for the middle of a sentence: `then Rat decides`. */
export function describeTieDecider({ words, tieDecider, t }: ConflictContext): string {
  return tieDecider ? t('then-decides', { player: words.player(tieDecider) }) : t('then-placer-decides');
}

/** What a side needs, to follow its name: `needs 2 more to win, 1 to tie (then Rat decides)`. */
export function describeShortfall({ win, tie }: Shortfall, parties: ConflictContext): string {
  const { t } = parties;
  const decides = describeTieDecider(parties);
  if (win === undefined) {
    if (tie === undefined) return t('need-none');
    return tie === 0 ? t('need-level-only', { decides }) : t('need-tie-only', { tie, decides });
  }
  if (win === 0) return t('need-ahead');
  if (tie === undefined) return t('need-win', { win });
  return tie === 0 ? t('need-level', { win, decides }) : t('need-both', { win, tie, decides });
}

/**
 * From how many tiles on a side wins, and with how many it cannot be stopped; addressed to the player, or
 * about the side.
 */
export function describeWhatIf(
  found: WhatIfTable,
  asker: WhatIfQuery,
  parties: ConflictContext,
): readonly string[] {
  const said = asker.by ? sayToAsker(found, parties) : saySide(found, sayParty(asker.mine, parties), parties);
  return said.map(capitalize);
}

function sayToAsker(
  { winsFrom, tiesFrom, safeFrom }: WhatIfTable,
  parties: ConflictContext,
): readonly string[] {
  const { t } = parties;
  return [
    winsFrom === undefined
      ? t('you-never')
      : winsFrom === 0
        ? t('you-already')
        : t('you-win-from', { count: winsFrom }),
    ...sayTie(winsFrom, tiesFrom, parties),
    safeFrom === undefined
      ? t('you-unsafe')
      : safeFrom === 0
        ? t('you-safe')
        : t('you-safe-from', { tiles: safeFrom }),
  ];
}

function saySide(found: WhatIfTable, side: string, parties: ConflictContext): readonly string[] {
  const { t } = parties;
  const { counts, winsFrom, tiesFrom, safeFrom } = found;
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
    ...sayTie(winsFrom, tiesFrom, parties),
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
function sayTie(
  from: number | undefined,
  tieFrom: number | undefined,
  parties: ConflictContext,
): readonly string[] {
  if (tieFrom === undefined || (from !== undefined && from < tieFrom)) return [];
  return [parties.t('tie-with', { tiles: tieFrom, decides: describeTieDecider(parties) })];
}

/** The winner in a few words. */
export function describeConflictResult(fate: ConflictResult, parties: ConflictContext): string {
  const { t } = parties;
  return fate.kind === 'won' ? t('fate-won', { side: sayParty(fate.side, parties) }) : t('fate-tied');
}

/** A number of tiles against another number, and who wins then. */
export function describeWhatIfCell(
  { mine, theirs, result }: WhatIfCell,
  asker: WhatIfQuery,
  parties: ConflictContext,
): string {
  const { t } = parties;
  const facts = {
    mine,
    theirs,
    rival: getSideLabel(asker.rival, parties),
    fate: describeConflictResult(result, parties),
  };
  return asker.by
    ? t('cell-you', facts)
    : t('cell-side', { ...facts, side: getSideLabel(asker.mine, parties) });
}
