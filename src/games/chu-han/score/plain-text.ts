import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import { explainGameState } from '../explain/score.ts';
import type { GameScore } from '../rules/scoring/game-score.ts';
import type { BattleSide } from '../rules/side.ts';
import type { ChuHanGame } from '../saves/score.ts';
import type { FullChuHanScoreTranslator } from './types.ts';

/** Returns both players with their points, in one line. */
export function formatScoreLine(
  { names }: ChuHanGame,
  { scores }: GameScore,
  t: FullChuHanScoreTranslator,
): string {
  const formatSide = (side: BattleSide) =>
    names[side] ? `${isolateBidi(names[side])} (${t(`side-${side}`)})` : t(`side-${side}`);
  const points = { hanPoints: scores.han, chuPoints: scores.chu };
  return t('line', { han: formatSide('han'), chu: formatSide('chu'), ...points });
}

/** Returns the whole game so far, for a chat. */
export function formatChuHanGame(game: ChuHanGame, score: GameScore, t: FullChuHanScoreTranslator): string {
  const battles = score.battles.flatMap(({ after, isLate, ending, wonAtOnce }, i) =>
    isLate || !(ending || wonAtOnce) ? [] : [t('plain-battle', { n: i + 1, han: after.han, chu: after.chu })],
  );
  const standing = explainGameState(score, t).map((sentence) => sentence.text);
  return [t('plain-title'), formatScoreLine(game, score, t), ...battles, standing.join(' ').trim()].join(
    '\n',
  );
}
