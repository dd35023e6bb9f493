import { explainVerdict, nameOf, totalsOf } from '../../explain/huang/score.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import type { AllScoreTexts, ScoreAnswer } from './kit.ts';
import { emptyFields, isComplete } from './state.ts';

/**
 * The ranking and the verdict, for a chat: of those of whom all is entered; undefined while they are fewer than two. Empty
 * while two have one name.
 */
export function plainText(
  { answer, soFar }: ScoreAnswer,
  state: HuangGame,
  t: AllScoreTexts,
): string | undefined {
  if (!answer.ok) return '';
  if (!soFar) return undefined;
  const lines = soFar.ranking.map(({ name, rank, white }) => {
    const totals = totalsOf(name, answer.trace).map((one) => `${t(`colour-${one.colour}`)} ${one.total}`);
    const line = t('plain-rank', { rank, player: nameOf(name, t), totals: totals.join(', ') });
    return white > 0 ? `${line} ${t('plain-white', { count: white })}` : line;
  });
  const verdict = explainVerdict(soFar, t, isComplete(state)).map(({ text }) => text);
  const empty = emptyFields(state);
  const missing = empty > 0 ? [t('field-empty', { count: empty })] : [];
  return [t('plain-title'), ...lines, [...verdict, ...missing].join(' ')].join('\n');
}
