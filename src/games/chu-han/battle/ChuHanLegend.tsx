import type { ComponentChildren } from 'preact';
import { entriesOf } from '../../../core/record.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { PathIcon } from '../../../ui/icons.tsx';
import { LegendSection } from '../../../ui/LegendSection.tsx';
import { TIMING_ICONS } from '../drawings/timing-icons.ts';
import { PlayingCard } from '../ui/PlayingCard.tsx';
import { CardBack, CardFace } from './CardFace.tsx';

interface Props {
  readonly t: Translator<'signs'>;
  readonly cards: Translator<'chu-han' | 'chu-han-battle'>;
}

/** All symbols on the cards of Chu Han with their meaning. */
export function ChuHanLegend({ t, cards }: Props) {
  return (
    <>
      <LegendSection title={t('of-timings')} lead={t('lead-timings')}>
        {entriesOf(TIMING_ICONS).map(([timing, path]) => (
          <LegendItem key={timing} text={t(`timing-${timing}`)}>
            <PathIcon path={path} size={28} />
          </LegendItem>
        ))}
      </LegendSection>
      <LegendSection title={t('of-cards')}>
        <CardSymbols t={t} cards={cards} />
        <PlaySymbols t={t} cards={cards} />
      </LegendSection>
    </>
  );
}

/** The symbols on cards: the number of copies, a person, the joker, the back of a card. */
function CardSymbols({ t, cards }: Props) {
  return (
    <>
      <LegendItem text={t('card-count')}>
        <CardFace card="4" mark="×3" t={cards} />
      </LegendItem>
      <LegendItem text={t('card-person')}>
        <CardFace card="peng-yue" t={cards} />
      </LegendItem>
      <LegendItem text={t('card-joker', { joker: cards('with-joker') })}>
        <CardFace card="xiong-xin" t={cards} />
      </LegendItem>
      <LegendItem text={t('card-back')}>
        <CardBack mark="×5" />
      </LegendItem>
    </>
  );
}

/** The ways in which a card can be played. */
function PlaySymbols({ t, cards }: Props) {
  const troop = cards('mark-troop');
  const ability = cards('mark-ability');
  return (
    <>
      <LegendItem text={t('card-troop', { mark: troop })}>
        <CardFace card="4" mark={troop} t={cards} />
      </LegendItem>
      <LegendItem text={t('card-ability', { mark: ability })}>
        <CardFace card="ji-bu" mark={ability} t={cards} />
      </LegendItem>
      <LegendItem text={t('card-reinforce')}>
        <PlayingCard rank="+2" isDown />
      </LegendItem>
      <LegendItem text={t('card-retreat')}>
        <PlayingCard rank="↩" isDown />
      </LegendItem>
      <LegendItem text={t('card-ways')}>
        <b>…</b>
      </LegendItem>
    </>
  );
}

function LegendItem({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <li>
      {children}
      <span>{text}</span>
    </li>
  );
}
