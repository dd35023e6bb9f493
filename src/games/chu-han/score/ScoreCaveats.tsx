import { RuleLink } from '../../../ui/RuleLink.tsx';
import { WINNING_SCORE } from '../rules/cards/box.ts';
import { isWinDelayed } from '../rules/event.ts';
import { toBattleEvent } from '../rules/scoring/game-score.ts';
import { BATTLE_SIDES } from '../rules/side.ts';
import { getBattleNotes, getBattleScore, withoutLateEntries } from './state.ts';
import type { BattleFormProps } from './types.ts';

type Props = Pick<BattleFormProps, 'session' | 'game' | 'score' | 'rules' | 't'>;

/**
 * Notes on ignored entries, doubling, and a goal that does not win yet. Placed below the buttons so that
 * those do not move.
 */
export function ScoreCaveats({ session, game, score, rules, t }: Props) {
  const event = toBattleEvent(getBattleNotes(game, game.battles.length - 1).event);
  const current = getBattleScore(score, score.battles.length - 1);
  const isOver = score.gameWinner !== null;
  const sidesAtGoal =
    !isOver && isWinDelayed(event) ? BATTLE_SIDES.filter((side) => score.scores[side] >= WINNING_SCORE) : [];
  return (
    <>
      <ul class="caveats">
        {!isOver && current.doubled && (
          <li>
            {t('doubled-now')} <RuleLink rule="chu-han/abilities/xiang-yu" rules={rules} t={t} />
          </li>
        )}
        {sidesAtGoal.map((side) => (
          <li key={side}>
            {t('reached-delayed', { side: t(`side-${side}`) })}{' '}
            <RuleLink rule="chu-han/events/good-counsel" rules={rules} t={t} />
          </li>
        ))}
      </ul>
      {score.late > 0 && (
        <div class="late" role="alert">
          <p>{t('late', { count: score.late })}</p>
          <button type="button" onClick={() => session.change(withoutLateEntries(game, score))}>
            {t('late-remove')}
          </button>
        </div>
      )}
    </>
  );
}
