import { groupBy } from '../../../../core/group-by.ts';
import { SquareButton } from '../../../../ui/SquareButton.tsx';
import type { BattlePlay } from '../../rules/battle/play.ts';
import { CardButton, PlayingCard } from '../../ui/PlayingCard.tsx';
import { CardFace } from '../CardFace.tsx';
import type { FullBattleTranslator, PlayProps } from '../types.ts';
import {
  findFrugalPlay,
  listOffers,
  listTroopCards,
  OFFER_KINDS,
  type Offer,
  type OfferKind,
} from './offers.ts';
import { type CardSelection, toSelection } from './selection.ts';

interface Props extends Pick<PlayProps, 'answered' | 't'> {
  attempt(play: BattlePlay): void;
  /** Selects cards in the form below so that the user can change them there. */
  setSelection(selection: CardSelection): void;
}

/** The plays that the side to move has with its named cards, each as a large button. */
export function OfferList({ answered, attempt, setSelection, t }: Props) {
  const { battle, known, faceDown } = answered;
  const offers = listOffers(battle, known);
  const side = t(`side-${battle.turn}`);
  const tap = ({ plays }: Offer) => {
    const frugal = findFrugalPlay(plays);
    if (plays.length === 1) return attempt(frugal);
    setSelection(toSelection(frugal));
  };
  return (
    <section class="offers" aria-label={t('may-play', { side })}>
      <h2>{t('may-play', { side })}</h2>
      <div class="groups">
        {OFFER_KINDS.map((kind) => (
          <Group key={kind} kind={kind} offers={offers.filter((one) => one.kind === kind)} tap={tap} t={t} />
        ))}
      </div>
      {offers.length === 0 && <p class="soft">{t('offers-none')}</p>}
      {offers.length > 0 && faceDown[battle.turn].length > 0 && <p class="soft">{t('offers-named')}</p>}
    </section>
  );
}

interface GroupProps {
  readonly kind: OfferKind;
  readonly offers: readonly Offer[];
  tap(offer: Offer): void;
  readonly t: FullBattleTranslator;
}

function Group({ kind, offers, tap, t }: GroupProps) {
  if (offers.length === 0) return null;
  // Offers with the same ability; each offer without one is a group of its own.
  const groups = groupBy(offers, (offer) => offer.ability.join() || offer);
  return (
    <div class="group" role="group" aria-label={t(`verb-${kind}`)}>
      <h3>{t(`verb-${kind}`)}</h3>
      <div class="cards">
        {[...groups.values()].map(
          ([offer, ...more], i) =>
            offer &&
            (more.length > 0 ? (
              <Troops key={i} offers={[offer, ...more]} tap={tap} t={t} />
            ) : (
              <OfferButton key={i} offer={offer} tap={tap} t={t} />
            )),
        )}
      </div>
    </div>
  );
}

/**
 * An ability that can be combined with several troops: its persons are shown once, with one button per troop.
 */
function Troops({
  offers,
  tap,
  t,
}: Pick<GroupProps, 'tap' | 't'> & { readonly offers: readonly [Offer, ...Offer[]] }) {
  return (
    <div class="troops">
      <OfferFaces offer={offers[0]} t={t} />
      <div class="cards">
        {offers.map((offer, i) => (
          <SquareButton key={i} label={describeOffer(offer, t)} press={() => tap(offer)}>
            <b>{offer.troop?.rank}</b> {[`×${offer.troop?.size}`, ...listNotes(offer, t)].join(' ')}
          </SquareButton>
        ))}
      </div>
    </div>
  );
}

function OfferButton({ offer, tap, t }: Pick<GroupProps, 'tap' | 't'> & { readonly offer: Offer }) {
  const { ability, troop } = offer;
  const notes = [ability.length > 0 && troop ? t('troop-is', { ...troop }) : '', ...listNotes(offer, t)];
  const noteText = notes.filter(Boolean).join(' ');
  return (
    <CardButton label={describeOffer(offer, t)} tap={() => tap(offer)}>
      <OfferFaces offer={offer} t={t} />
      {noteText && <small aria-hidden="true">{noteText}</small>}
    </CardButton>
  );
}

/** Describes an offer, as the accessible name of its button. */
function describeOffer({ kind, ability, troop, plays }: Offer, t: FullBattleTranslator): string {
  const persons = ability.map((person) => t(`card-${person}`)).join(' + ');
  const size = troop ? t('troop-is', { ...troop }) : '';
  const parts = [t(`verb-${kind}`), persons, size, countWays(plays, t)];
  return parts.filter(Boolean).join(', ');
}

/** Small notes on an offer: that it needs the joker, or that there are several ways to play it. */
function listNotes({ troop, needsJoker, plays }: Offer, t: FullBattleTranslator): readonly string[] {
  const joker = needsJoker && troop?.rank !== 0 ? [t('with-joker')] : [];
  return [...joker, countWays(plays, t)].filter(Boolean);
}

/** Says in how many ways an offer can be played; an empty string for a single one. */
const countWays = ({ length }: Offer['plays'], t: FullBattleTranslator) =>
  length > 1 ? t('offer-ways', { count: length }) : '';

/** The picture of an offer: the persons of an ability, the rank of a troop, or a symbol. */
function OfferFaces({ offer, t }: { readonly offer: Offer; readonly t: FullBattleTranslator }) {
  const { kind, ability, troop, plays } = offer;
  if (ability.length > 0)
    return (
      <span class="cards">
        {ability.map((person) => (
          <CardFace key={person} card={person} t={t} />
        ))}
      </span>
    );
  const [card, ...more] = plays.flatMap(listTroopCards);
  if (card && more.length === 0) return <CardFace card={card} mark="×1" t={t} />;
  if (troop) return <PlayingCard rank={troop.rank} mark={`×${troop.size}`} />;
  return <PlayingCard rank={kind === 'reinforce' ? '+2' : '↩'} isDown />;
}
