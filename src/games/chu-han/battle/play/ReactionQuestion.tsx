import { RuleLink } from '../../../../ui/RuleLink.tsx';
import type { BattlePlay } from '../../rules/battle/play.ts';
import type { PossibleReaction } from '../answered-battle.ts';
import { CardFaceButton } from '../CardFace.tsx';
import { withNoReaction } from '../state.ts';
import type { FullBattleTranslator, PlayProps } from '../types.ts';

interface Props extends PlayProps {
  readonly possibleReaction: PossibleReaction;
  attempt(play: BattlePlay): void;
}

/** Asks for a reaction: who may react to what, and with which card. */
export function ReactionQuestion({ possibleReaction, attempt, session, rules, t }: Props) {
  const { by, with: card, holds } = possibleReaction;
  const names = { side: t(`side-${by}`), card: t(`card-${card}`) };
  const react = t(holds === 'perhaps' ? 'react-from-face-down' : 'react-with', names);
  return (
    <section class="reaction" aria-label={t('reaction')}>
      <p>
        <strong>{formatReactionQuestion(possibleReaction, t)}</strong>{' '}
        <RuleLink rule={`chu-han/reactions/${card}`} rules={rules} t={t} />
      </p>
      <div class="row">
        <span class="react">
          <CardFaceButton card={card} label={react} tap={() => attempt({ by, react: card })} t={t} />
          <span aria-hidden="true">{react}</span>
        </span>
        <button
          type="button"
          class="button first"
          onClick={() => session.change(withNoReaction(session.state, true))}
        >
          {t('react-not')}
        </button>
      </div>
    </section>
  );
}

/** The question whether a side reacts. */
export function formatReactionQuestion(
  { by, with: card, against }: PossibleReaction,
  t: FullBattleTranslator,
): string {
  return t('may-react', {
    side: t(`side-${by}`),
    card: t(`card-${card}`),
    against: against.map((one) => t(`card-${one}`)).join(' + '),
  });
}
