import type { Play } from '../../engine/chu-han/play.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import type { PlayProps } from './Answer.tsx';
import type { Chance } from './answer.ts';
import { FaceButton } from './Face.tsx';
import type { BattleTexts } from './kit.ts';
import { withNoReaction } from './state.ts';

interface Props extends PlayProps {
  readonly chance: Chance;
  attempt(play: Play): void;
}

/** Asks for a reaction: who may react to what, and with which card. */
export function Reaction({ chance, attempt, session, rules, t }: Props) {
  const { by, with: card, holds } = chance;
  const names = { side: t(`side-${by}`), card: t(`card-${card}`) };
  const react = t(holds === 'perhaps' ? 'react-from-face-down' : 'react-with', names);
  return (
    <section class="reaction" aria-label={t('reaction')}>
      <p>
        <strong>{askedIn(chance, t)}</strong>{' '}
        <RuleLink rule={`chu-han/reactions/${card}`} rules={rules} t={t} />
      </p>
      <div class="row">
        <span class="react">
          <FaceButton card={card} label={react} tap={() => attempt({ by, react: card })} t={t} />
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
export function askedIn({ by, with: card, against }: Chance, t: BattleTexts): string {
  return t('may-react', {
    side: t(`side-${by}`),
    card: t(`card-${card}`),
    against: against.map((one) => t(`card-${one}`)).join(' + '),
  });
}
