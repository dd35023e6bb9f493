import { countEmptyCells, isComplete } from '../../../shell/score-sheet/sheet.ts';
import { explainOtherEditions } from '../explain/other-editions.ts';
import { type ColourTotal, explainScoreVerdict, listTotals } from '../explain/score.ts';
import type { HuangGame } from '../saves/score.ts';
import { namePlayersOfGame } from './player-ids.ts';
import { toSheet } from './state.ts';
import type { FinalScoreAnswer, FullHuangScoreTranslator } from './types.ts';

/**
 * Makes a text for a chat: the ranking of the players with complete points, and the verdict. Undefined if
 * there are fewer than two such players.
 */
export function makeResultText(
  { refereeCase, soFar }: FinalScoreAnswer,
  state: HuangGame,
  t: FullHuangScoreTranslator,
): string | undefined {
  if (!soFar) return undefined;
  const names = namePlayersOfGame(state, t);
  const lines = soFar.ranking.map(({ name, rank }) => {
    const totals = listTotals(name, soFar.trace).map((one) => formatTotal(one, t));
    return t('plain-rank', { rank, player: names.plain(name), totals: totals.join(', ') });
  });
  const verdict = explainScoreVerdict(soFar, t, isComplete(toSheet(state)), names).map(({ text }) => text);
  const others = isComplete(toSheet(state)) ? explainOtherEditions(refereeCase, soFar, names, t) : [];
  const empty = countEmptyCells(toSheet(state));
  const missing = empty > 0 ? [t('field-empty', { count: empty })] : [];
  const outcome = [[...verdict, ...missing], others.map(({ text }) => text)].map((some) => some.join(' '));
  return [t('plain-title'), ...lines, ...outcome.filter((line) => line !== '')].join('\n');
}

/** Formats a total with the white points and granaries that it includes: `green 6 (2 of them white)`. */
function formatTotal({ colour, total, white, granaries }: ColourTotal, t: FullHuangScoreTranslator): string {
  const parts = [
    ...(white > 0 ? [t('cell-white', { white })] : []),
    ...(granaries > 0 ? [t('cell-granaries', { granaries })] : []),
  ];
  const text = t('cell', { colour: t(`colour-${colour}`), total });
  return parts.length > 0 ? `${text} (${parts.join(', ')})` : text;
}
