import { useMemo } from 'preact/hooks';
import { CARDS, type Card, rankOf } from '../../../engine/chu-han/cards.ts';
import type { Play } from '../../../engine/chu-han/play.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { Face } from './Face.tsx';
import { OFFER_KINDS, type Offer, type OfferKind, offersIn } from './offers.ts';
import type { PlayProps } from './Playing.tsx';
import { type Wish, wishOf } from './wish.ts';

interface Props extends PlayProps {
  attempt(play: Play): void;
  /** Puts cards into the choice below, to be changed there. */
  choose(wish: Wish): void;
}

/** What the side to move may do with the cards that are known, each as a large card. */
export function Offers({ judged, attempt, choose, t }: Props) {
  const { battle, known } = judged;
  const offers = useMemo(() => offersIn(battle, known), [judged]);
  const side = t(`side-${battle.turn}`);
  const tap = ({ plays }: Offer) => {
    const [first, ...more] = plays;
    if (!first) return;
    if (more.length === 0) return attempt(first);
    choose(wishOf(first));
    document.querySelector('.chooser')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section class="offers" aria-label={t('may-play', { side })}>
      <h2>{t('may-play', { side })}</h2>
      {OFFER_KINDS.map((kind) => (
        <Group key={kind} {...{ kind, tap, t }} offers={offers.filter((one) => one.kind === kind)} />
      ))}
      {offers.length === 0 && <p class="soft">{t('offers-none')}</p>}
    </section>
  );
}

interface GroupProps {
  readonly kind: OfferKind;
  readonly offers: readonly Offer[];
  tap(offer: Offer): void;
  readonly t: Translator;
}

function Group({ kind, offers, tap, t }: GroupProps) {
  if (offers.length === 0) return null;
  return (
    <div class="group" role="group" aria-label={t(`verb-${kind}`)}>
      <h3>{t(`verb-${kind}`)}</h3>
      <div class="cards">
        {offers.map((offer, i) => (
          <OfferButton key={i} {...{ offer, tap, t }} />
        ))}
      </div>
    </div>
  );
}

function OfferButton({ offer, tap, t }: Pick<GroupProps, 'tap' | 't'> & { readonly offer: Offer }) {
  const { kind, ability, troop, needsJoker, plays } = offer;
  const persons = ability.map((person) => t(`card-${person}`)).join(' + ');
  const size = troop ? t('troop-is', { ...troop }) : '';
  const said = [t(`verb-${kind}`), persons, size, plays.length > 1 ? t('offer-more') : ''].filter(Boolean);
  const shown: readonly Card[] = ability.length > 0 ? ability : troop ? [cardOfRank(troop.rank)] : [];
  return (
    <button type="button" class="offer" aria-label={said.join(', ')} onClick={() => tap(offer)}>
      {shown.map((card) => (
        <Face
          key={card}
          card={card}
          t={t}
          {...(troop && ability.length === 0 && { mark: `×${troop.size}` })}
        />
      ))}
      {kind === 'reinforce' && (
        <span class="face back" aria-hidden="true">
          <b>+2</b>
        </span>
      )}
      {kind === 'retreat' && ability.length === 0 && (
        <span class="face back" aria-hidden="true">
          <b>↩</b>
        </span>
      )}
      <small aria-hidden="true">
        {ability.length > 0 && troop ? size : ''}
        {needsJoker && troop?.rank !== 0 ? t('with-joker') : ''}
        {plays.length > 1 ? ' …' : ''}
      </small>
    </button>
  );
}

/** A plain card of a rank, or a person where there is none: it shows the rank alone. */
function cardOfRank(rank: number): Card {
  return CARDS.find((card) => rankOf(card) === rank) ?? '1';
}
