import type { GameScore } from '../../engine/chu-han/game-score.ts';
import type { Side } from '../../engine/chu-han/side.ts';
import { explainStand, sideName } from '../../explain/chu-han/score.ts';
import { isolated } from '../../explain/isolated.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { AllScoreTexts } from './kit.ts';

/** Both players with their points, in one line. */
export function lineOf({ names }: ChuHanGame, { scores }: GameScore, t: AllScoreTexts): string {
  const named = (side: Side) =>
    names[side] ? `${isolated(names[side])} (${sideName(side, t)})` : sideName(side, t);
  const points = { hanPoints: scores.han, chuPoints: scores.chu };
  return t('line', { han: named('han'), chu: named('chu'), ...points });
}

/** The whole game so far, for a chat. */
export function plainText(game: ChuHanGame, score: GameScore, t: AllScoreTexts): string {
  const battles = score.battles.flatMap(({ after, isLate, ending, wonAtOnce }, i) =>
    isLate || !(ending || wonAtOnce) ? [] : [t('plain-battle', { n: i + 1, han: after.han, chu: after.chu })],
  );
  const stand = explainStand(score, t).map((sentence) => sentence.text);
  return [t('plain-title'), lineOf(game, score, t), ...battles, stand.join(' ').trim()].join('\n');
}
