import type { Play } from '../../engine/chu-han/play.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { CardButton } from './Face.tsx';
import type { Chance } from './judge.ts';
import type { PlayProps } from './Playing.tsx';

interface Props extends PlayProps {
  readonly chance: Chance;
  attempt(play: Play): void;
}

/** The moment for a reaction: who may answer what, and with which card. */
export function Reaction({ chance, attempt, bench, rules, t }: Props) {
  const { by, with: card, against, holds } = chance;
  const side = t(`side-${by}`);
  const names = {
    side,
    card: t(`card-${card}`),
    against: against.map((one) => t(`card-${one}`)).join(' + '),
  };
  const react = t(holds === 'perhaps' ? 'react-from-face-down' : 'react-with', names);
  return (
    <section class="reaction" aria-label={t('reaction')}>
      <p>
        <strong>{t('may-react', names)}</strong>{' '}
        <RuleLink rule={`chu-han/reactions/${card}`} rules={rules} t={t} />
      </p>
      <div class="row">
        <span class="react">
          <CardButton card={card} label={react} tap={() => attempt({ by, react: card })} t={t} />
          <span aria-hidden="true">{react}</span>
        </span>
        <button type="button" class="button first" onClick={bench.pass}>
          {t('react-not')}
        </button>
      </div>
    </section>
  );
}
