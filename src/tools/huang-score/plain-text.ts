import { explainVerdict, nameOf, totalsOf } from '../../explain/huang/score.ts';
import type { HuangScoreAnswer } from '../../referee/huang/score.ts';
import type { ScoreTranslator } from './texts.ts';

/** The ranking and the verdict, for a chat. */
export function plainText(answer: HuangScoreAnswer, isFinal: boolean, t: ScoreTranslator): string {
  const lines = answer.ranking.map(({ name, rank, white }) => {
    const totals = totalsOf(name, answer.trace).map((one) => `${t(`colour-${one.colour}`)} ${one.total}`);
    const line = t('plain-rank', { rank, player: nameOf(name, t), totals: totals.join(', ') });
    return white > 0 ? `${line} ${t('plain-white', { count: white })}` : line;
  });
  const verdict = explainVerdict(answer, t, isFinal).map((sentence) => sentence.text);
  return [t('plain-title'), ...lines, verdict.join(' ')].join('\n');
}
