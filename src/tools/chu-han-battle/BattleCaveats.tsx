import { explainBattleRulings } from '../../explain/chu-han/battle-rulings.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { PlayProps } from './AnswerPanel.tsx';
import { explainOtherPassRuling } from './compute-answer.ts';
import { withNoReaction } from './state.ts';

/**
 * The assumptions of an answer: that nobody reacted, what unnamed cards are, and rulings on points that the
 * rulebook leaves open.
 */
export function BattleCaveats({ session, answered, rules, t }: PlayProps) {
  const { answer, areStandInsDecisive } = answered;
  if (!answer.ok) return null;
  const points = explainBattleRulings(answer.rulings, t);
  const other = explainOtherPassRuling(answered, session.state, t).join(' ');
  return (
    <ul class="caveats">
      <Reacted session={session} answered={answered} t={t} />
      {areStandInsDecisive && <li>{t('filling-decides')}</li>}
      {points.map(({ rule, text }) => (
        <li key={rule}>
          {text} {rule === 'chu-han/events/hangu-pass' && other} <RuleLink rule={rule} rules={rules} t={t} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Says that there is no reaction to the last play: because the user said so (with a button to ask again), or
 * because none is possible.
 */
function Reacted({ session, answered, t }: Pick<PlayProps, 'session' | 'answered' | 't'>) {
  const { answer, possibleReaction } = answered;
  if (!possibleReaction || !answer.ok || !answer.legal) return null;
  const names = { side: t(`side-${possibleReaction.by}`), card: t(`card-${possibleReaction.with}`) };
  if (possibleReaction.holds === 'no') return <li>{t('cannot-react', names)}</li>;
  return (
    <li>
      {t('step-not-reacted', names)}{' '}
      <button type="button" onClick={() => session.change(withNoReaction(session.state, false))}>
        {t('react-again')}
      </button>
    </li>
  );
}
