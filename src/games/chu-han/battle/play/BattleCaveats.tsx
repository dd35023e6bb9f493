import { RuleLink } from '../../../../ui/RuleLink.tsx';
import { explainAppliedRulings } from '../../explain/applied-rulings.ts';
import { explainOtherPassRuling } from '../compute-answer.ts';
import { withNoReaction } from '../state.ts';
import type { PlayProps } from '../types.ts';

/**
 * The assumptions of an answer: that no one reacted, that other unnamed cards would change it, and the
 * rulings that it depends on.
 */
export function BattleCaveats({ session, answered, rules, t }: PlayProps) {
  const { answer, areStandInsDecisive } = answered;
  if (!answer.ok) return null;
  const rulings = explainAppliedRulings(answer.rulings, t);
  const otherOutcome = explainOtherPassRuling(answered, session.state, t).join(' ');
  return (
    <ul class="caveats">
      <NoReactionNote session={session} answered={answered} t={t} />
      {areStandInsDecisive && <li>{t('filling-decides')}</li>}
      {rulings.map(({ rule, text }) => (
        <li key={rule}>
          {text} {rule === 'chu-han/events/hangu-pass' && otherOutcome}{' '}
          <RuleLink rule={rule} rules={rules} t={t} />
        </li>
      ))}
    </ul>
  );
}

/**
 * States that there is no reaction to the last play: because the user has confirmed it (with a button to ask
 * again), or because none is possible.
 */
function NoReactionNote({ session, answered, t }: Pick<PlayProps, 'session' | 'answered' | 't'>) {
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
