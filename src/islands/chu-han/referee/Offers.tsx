import { useMemo } from 'preact/hooks';
import type { Play } from '../../../engine/chu-han/play.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { Face } from './Face.tsx';
import { cardsIn, frugalOf, OFFER_KINDS, type Offer, type OfferKind, offersIn } from './offers.ts';
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
    const frugal = frugalOf(plays);
    if (!frugal) return;
    if (plays.length === 1) return attempt(frugal);
    choose(wishOf(frugal));
    document.querySelector('.chooser')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section class="offers" aria-label={t('may-play', { side })}>
      <h2>{t('may-play', { side })}</h2>
      <div class="groups">
        {OFFER_KINDS.map((kind) => (
          <Group key={kind} {...{ kind, tap, t }} offers={offers.filter((one) => one.kind === kind)} />
        ))}
      </div>
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
  const noted = [
    ability.length > 0 ? size : '',
    needsJoker && troop?.rank !== 0 ? t('with-joker') : '',
    plays.length > 1 ? '…' : '',
  ].filter(Boolean);
  return (
    <button type="button" class="offer" onClick={() => tap(offer)}>
      <span class="unseen">{said.join(', ')}</span>
      <OfferFaces offer={offer} t={t} />
      {noted.length > 0 && <small aria-hidden="true">{noted.join(' ')}</small>}
    </button>
  );
}

/** What stands for an offer: the persons of an ability, the rank of a troop, or a sign. */
function OfferFaces({ offer, t }: { readonly offer: Offer; readonly t: Translator }) {
  const { kind, ability, troop, plays } = offer;
  if (ability.length > 0)
    return (
      <span class="cards">
        {ability.map((person) => (
          <Face key={person} card={person} t={t} />
        ))}
      </span>
    );
  const [card, ...more] = plays.flatMap(cardsIn);
  if (card && more.length === 0) return <Face card={card} mark="×1" t={t} />;
  if (troop)
    return (
      <span class="face" aria-hidden="true">
        <b>{troop.rank}</b>
        <i>×{troop.size}</i>
      </span>
    );
  return (
    <span class="face back" aria-hidden="true">
      <b>{kind === 'reinforce' ? '+2' : '↩'}</b>
    </span>
  );
}
