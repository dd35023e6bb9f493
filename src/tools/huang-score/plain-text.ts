import { explainOtherEditions } from '../../explain/huang/other-editions.ts';
import { explainVerdict, nameOf, type Total, totalsOf } from '../../explain/huang/score.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import type { AllScoreTexts, ScoreAnswer } from './kit.ts';
import { emptyFields, isComplete } from './state.ts';

/**
 * The ranking of the players with complete points, and the verdict, as plain text for a chat. Undefined if
 * there are fewer than two such players; empty while two have the same name.
 */
export function plainText(
  { asked, answer, soFar }: ScoreAnswer,
  state: HuangGame,
  t: AllScoreTexts,
): string | undefined {
  if (!answer.ok) return '';
  if (!soFar) return undefined;
  const lines = soFar.ranking.map(({ name, rank }) => {
    const totals = totalsOf(name, answer.trace).map((one) => plainTotal(one, t));
    return t('plain-rank', { rank, player: nameOf(name, t), totals: totals.join(', ') });
  });
  const verdict = explainVerdict(soFar, t, isComplete(state)).map(({ text }) => text);
  const others = isComplete(state) ? explainOtherEditions(asked, soFar, t) : [];
  const empty = emptyFields(state);
  const missing = empty > 0 ? [t('field-empty', { count: empty })] : [];
  const outcome = [[...verdict, ...missing], others.map(({ text }) => text)].map((some) => some.join(' '));
  return [t('plain-title'), ...lines, ...outcome.filter((line) => line !== '')].join('\n');
}

/** A total with the white points and granaries that it includes: `green 6 (2 of them white)`. */
function plainTotal({ colour, total, white, granaries }: Total, t: AllScoreTexts): string {
  const parts = [
    ...(white > 0 ? [t('cell-white', { white })] : []),
    ...(granaries > 0 ? [t('cell-granaries', { granaries })] : []),
  ];
  const said = t('cell', { colour: t(`colour-${colour}`), total });
  return parts.length > 0 ? `${said} (${parts.join(', ')})` : said;
}
