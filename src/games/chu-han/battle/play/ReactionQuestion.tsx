import { RuleLink } from '../../../../ui/RuleLink.tsx';
import type { BattlePlay } from '../../rules/battle/play.ts';
import type { PossibleReaction } from '../answered-battle.ts';
import { CardFace } from '../CardFace.tsx';
import { withNoReaction } from '../state.ts';
import type { FullBattleTranslator, PlayProps } from '../types.ts';

interface Props extends PlayProps {
  readonly possibleReaction: PossibleReaction;
  attempt(play: BattlePlay): void;
}

/** Asks for a reaction: who may react to what, and with which card. Neither answer stands out. */
export function ReactionQuestion({ possibleReaction, attempt, session, rules, t }: Props) {
  const { by, with: card, holds } = possibleReaction;
  const names = { side: t(`side-${by}`), card: t(`card-${card}`) };
  const react = t(holds === 'perhaps' ? 'react-from-face-down' : 'react-with', names);
  return (
    <section class="reaction" aria-label={t('reaction')}>
      <div class="asked">
        <span aria-hidden="true">
          <CardFace card={card} t={t} />
        </span>
        <p>
          <strong>{formatReactionQuestion(possibleReaction, t)}</strong>{' '}
          <RuleLink rule={`chu-han/reactions/${card}`} rules={rules} t={t} />
        </p>
      </div>
      <div class="row">
        <button type="button" onClick={() => attempt({ by, react: card })}>
          {react}
        </button>
        <button type="button" onClick={() => session.change(withNoReaction(session.state, true))}>
          {t('react-not')}
        </button>
      </div>
    </section>
  );
}

/** Returns the question whether a side reacts. */
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
