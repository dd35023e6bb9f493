import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Translator } from '../../i18n/translator.ts';
import { type Contest, type Fate, type Need, partyAt } from '../../referee/huang/contest.ts';
import type { Asker, Cell, WhatIf } from '../../referee/huang/what-if.ts';
import { capital } from '../sentence.ts';
import type { Words } from './words.ts';

/**
 * The names of the sides of a conflict, and the player who decides a tie; null while the acting player is
 * unknown.
 */
export interface Parties {
  readonly contest: Contest;
  readonly decides: Dynasty | null;
  readonly words: Words;
  readonly t: Translator<'huang-odds'>;
}

/**
 * A side for the middle of a sentence: a state or, in a revolt, a player with an article if the language has
 * one.
 */
function sayParty(side: number, { contest, words }: Parties): string {
  const { state, players } = partyAt(contest, side);
  return state === null ? words.list(players.map(words.player)) : words.state(state);
}

/** The plain name of a side. */
export function nameParty(side: number, { contest, words }: Parties): string {
  const { state, players } = partyAt(contest, side);
  return state === null ? words.players(players) : words.state(state);
}

/** Who decides a tie, for the middle of a sentence: `then Rat decides`. */
export function sayDecider({ words, decides, t }: Parties): string {
  return decides ? t('then-decides', { player: words.player(decides) }) : t('then-placer-decides');
}

/** What a side needs, to follow its name: `needs 2 more to win, 1 to tie (then Rat decides)`. */
export function sayNeed({ win, tie }: Need, parties: Parties): string {
  const { t } = parties;
  const decides = sayDecider(parties);
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
export function sayWhatIf(found: WhatIf, asker: Asker, parties: Parties): readonly string[] {
  const said = asker.by ? sayToAsker(found, parties) : saySide(found, sayParty(asker.mine, parties), parties);
  return said.map(capital);
}

function sayToAsker({ from, tieFrom, safe }: WhatIf, parties: Parties): readonly string[] {
  const { t } = parties;
  return [
    from === undefined ? t('you-never') : from === 0 ? t('you-already') : t('you-win-from', { count: from }),
    ...sayTie(from, tieFrom, parties),
    safe === undefined ? t('you-unsafe') : safe === 0 ? t('you-safe') : t('you-safe-from', { tiles: safe }),
  ];
}

function saySide(found: WhatIf, side: string, parties: Parties): readonly string[] {
  const { t } = parties;
  const { counts, from, tieFrom, safe } = found;
  /** The most tiles that this side can still get. */
  const most = counts.at(-1) ?? 0;
  return [
    from === undefined
      ? most === 0
        ? t('side-never-more', { side })
        : t('side-never', { side, count: most })
      : from === 0
        ? t('side-already', { side })
        : t('side-wins-from', { side, count: from }),
    ...sayTie(from, tieFrom, parties),
    safe === undefined
      ? most === 0
        ? t('side-unsafe-as-is', { side })
        : t('side-unsafe', { side, count: most })
      : safe === 0
        ? t('side-safe')
        : t('side-safe-from', { tiles: safe }),
  ];
}

/** Mentions a tie only if it needs fewer tiles than a win. */
function sayTie(from: number | undefined, tieFrom: number | undefined, parties: Parties): readonly string[] {
  if (tieFrom === undefined || (from !== undefined && from < tieFrom)) return [];
  return [parties.t('tie-with', { tiles: tieFrom, decides: sayDecider(parties) })];
}

/** The winner in a few words. */
export function sayFate(fate: Fate, parties: Parties): string {
  const { t } = parties;
  return fate.kind === 'won' ? t('fate-won', { side: sayParty(fate.side, parties) }) : t('fate-tied');
}

/** A number of tiles against another number, and who wins then. */
export function sayCell({ mine, theirs, fate }: Cell, asker: Asker, parties: Parties): string {
  const { t } = parties;
  const facts = { mine, theirs, rival: nameParty(asker.rival, parties), fate: sayFate(fate, parties) };
  return asker.by ? t('cell-you', facts) : t('cell-side', { ...facts, side: nameParty(asker.mine, parties) });
}
