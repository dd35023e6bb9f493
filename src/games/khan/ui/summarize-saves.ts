// Summarizes the open saves of Khan in one line each, for the home page.
import type { Translator } from '../../../i18n/translator.ts';
import type { Saves } from '../../../saves/all-saves.ts';
import { findOpenState, type SaveSummaries, type SaveSummary } from '../../../saves/save-summary.ts';
import { makeKhanPlaceLabel } from '../explain/place-label.ts';
import { isEmptyBoard } from '../saves/board.ts';
import { KHAN_CONQUEST_SAVE, type KhanConquest } from '../saves/conquest.ts';
import { KHAN_RULERS_SAVE, type KhanRulers } from '../saves/rulers.ts';
import { KHAN_SCORE_SAVE, type KhanGame } from '../saves/score.ts';
import { listPlayerTexts } from './player-names.ts';

/** The text files that the summaries use. */
export const SUMMARY_TEXTS = ['home', 'khan'] as const;
type SummaryTranslator = Translator<(typeof SUMMARY_TEXTS)[number]>;

/** `Ada, Green`, `3 of 4 entered`. */
function summarizeScore(state: KhanGame, t: SummaryTranslator): SaveSummary | undefined {
  const texts = state.seats.flatMap(({ entries: { tiles, bonus } }) => [tiles.trim(), bonus.trim()]);
  const count = texts.filter((text) => text !== '').length;
  if (count === 0) return undefined;
  return {
    who: listPlayerTexts(state, t).join(', '),
    line: count === texts.length ? t('kept-complete') : t('kept-entered', { n: count, all: texts.length }),
  };
}

/** `12 yurts on the board`. */
function summarizeConquest(state: KhanConquest, t: SummaryTranslator): SaveSummary | undefined {
  if (isEmptyBoard(state) && state.covers.length === 0) return undefined;
  return { line: t('kept-yurts', { count: Object.keys(state.yurts).length }) };
}

/** `Ruler on G7`. */
function summarizeRulers(state: KhanRulers, t: SummaryTranslator): SaveSummary | undefined {
  const [ruler = null] = state.ruler === null ? state.rulers : [state.ruler];
  if (ruler !== null) return { line: t('kept-ruler-on', { space: makeKhanPlaceLabel(ruler) }) };
  return isEmptyBoard(state) ? undefined : { line: t('kept-no-ruler') };
}

/** Summarizes the open states of all tools of the game. */
export function summarizeSaves(saves: Saves, t: SummaryTranslator): SaveSummaries {
  const conquest = findOpenState(KHAN_CONQUEST_SAVE, saves);
  const rulers = findOpenState(KHAN_RULERS_SAVE, saves);
  const score = findOpenState(KHAN_SCORE_SAVE, saves);
  return {
    [KHAN_SCORE_SAVE.key]: score && summarizeScore(score, t),
    [KHAN_CONQUEST_SAVE.key]: conquest && summarizeConquest(conquest, t),
    [KHAN_RULERS_SAVE.key]: rulers && summarizeRulers(rulers, t),
  };
}
