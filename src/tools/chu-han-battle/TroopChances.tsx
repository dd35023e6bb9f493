import { useMemo, useState } from 'preact/hooks';
import type { Card } from '../../engine/chu-han/cards.ts';
import { type Callings, sayBeaten, sayHolds } from '../../explain/chu-han/troop-chances.ts';
import { dotsOf } from '../../explain/often.ts';
import { loadTexts } from '../../i18n/lazy-texts.ts';
import { pathOf } from '../../i18n/paths.ts';
import styles from '../../styles/unseen.css?url';
import { Dots } from '../../ui/dots.tsx';
import { Missing } from '../../ui/missing.tsx';
import { Styled } from '../../ui/styled.tsx';
import { useChancesShown } from '../shell/chances-shown.ts';
import { useLater } from '../shell/later.ts';
import type { PlayProps } from './Answer.tsx';
import type { BattleTexts } from './kit.ts';

interface Props extends PlayProps {
  /** The cards that are selected for a troop. */
  readonly selected: readonly Card[];
}

/**
 * A collapsed section: how likely the selected troop, or the one on the table, is beaten, and which persons
 * may be in the opponent's hand.
 */
export function TroopChances(props: Props) {
  const { session, rules, t } = props;
  const areShown = useChancesShown(session);
  const [isOpen, setOpen] = useState(false);
  const { part, hasFailed, again } = useLater(async () => {
    const texts = await loadTexts(rules.locale, 'chances', 'chu-han-chances');
    return { texts, ...(await import('./chances.ts')) };
  }, areShown);
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  if (!areShown || !part) return null;
  return (
    <details class="unseen-tiles" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{part.texts('chances-title')}</summary>
      <Styled styles={styles}>{isOpen && <Counted {...props} part={part} />}</Styled>
    </details>
  );
}

type CountedProps = Props & {
  readonly part: typeof import('./chances.ts') & { readonly texts: Parameters<typeof sayBeaten>[2] };
};

function Counted({ session, answered, selected, part, rules, t }: CountedProps) {
  const { texts, chancesIn } = part;
  const { state } = session;
  const chances = useMemo(() => chancesIn(state, answered, selected), [state, answered, selected]);
  if (!chances) return <p>{texts('select-troop')}</p>;
  const { by, unseen: cards, held, beaten, reinforced } = chances;
  const called = callingsOf(t);
  const exactly =
    reinforced === null
      ? texts('exactly-troop', { beaten })
      : texts('exactly-reinforced', { beaten, reinforced });
  return (
    <>
      <p>{texts('cards-unseen', { cards, held, side: called.side(by) })}</p>
      {!chances.isTroop && <p>{texts('select-troop')}</p>}
      {chances.isTroop &&
        sayBeaten(chances, called, texts).map(({ chance, text }) => (
          <div key={text} role="status">
            <strong>{text}</strong>
            <Dots full={dotsOf(chance)} half={0} />
          </div>
        ))}
      {chances.isTroop && (
        <p>
          <small class="soft">
            {exactly} {texts('without-powers')}
          </small>
        </p>
      )}
      {sayHolds(chances, called, texts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a class="inline" href={`${pathOf(rules.locale, 'how-likely/')}#chu-han`}>
          {texts('how-counted-chance')}
        </a>
      </p>
    </>
  );
}

const callingsOf = (t: BattleTexts): Callings => ({
  side: (side) => t(`side-${side}`),
  card: (card) => t(`card-${card}`),
});
