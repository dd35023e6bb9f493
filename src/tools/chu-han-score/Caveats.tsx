import { GOAL } from '../../engine/chu-han/box.ts';
import { isWinDelayed } from '../../engine/chu-han/event.ts';
import { eventOf } from '../../engine/chu-han/game-score.ts';
import { SIDES } from '../../engine/chu-han/side.ts';
import { sideName } from '../../explain/chu-han/score.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import type { PadProps } from './Pad.tsx';
import { battleScoreAt, notesAt, withoutLate } from './state.ts';

type Props = Pick<PadProps, 'session' | 'game' | 'score' | 'rules' | 't'>;

/**
 * Notes on ignored entries, doubling, and a goal that does not win yet. Placed below the keys so that those
 * do not move.
 */
export function Caveats({ session, game, score, rules, t }: Props) {
  const event = eventOf(notesAt(game, game.battles.length - 1).event);
  const current = battleScoreAt(score, score.battles.length - 1);
  const isOver = score.gameWinner !== null;
  const there = !isOver && isWinDelayed(event) ? SIDES.filter((side) => score.scores[side] >= GOAL) : [];
  return (
    <>
      <ul class="caveats">
        {!isOver && current.doubled && (
          <li>
            {t('doubled-now')} <RuleLink rule="chu-han/abilities/xiang-yu" rules={rules} t={t} />
          </li>
        )}
        {there.map((side) => (
          <li key={side}>
            {t('reached-delayed', { side: sideName(side, t) })}{' '}
            <RuleLink rule="chu-han/events/good-counsel" rules={rules} t={t} />
          </li>
        ))}
      </ul>
      {score.late > 0 && (
        <div class="late" role="alert">
          <p>{t('late', { count: score.late })}</p>
          <button type="button" onClick={() => session.change(withoutLate(game, score))}>
            {t('late-remove')}
          </button>
        </div>
      )}
    </>
  );
}
