import { useRef, useState } from 'preact/hooks';
import type { Session } from '../../../../shell/session/session.ts';
import { useScopedState } from '../../../../ui/hooks/use-scoped-state.ts';
import { Stepper } from '../../../../ui/Stepper.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import type { Card } from '../../rules/cards/cards.ts';
import { BATTLE_SIDES, type BattleSide } from '../../rules/side.ts';
import type { BattleSetup } from '../../saves/battle.ts';
import { CardBack, CardFaceButton, formatCardName } from '../CardFace.tsx';
import { CardPicker } from '../CardPicker.tsx';
import { withBattleSetup } from '../state.ts';
import type { BattleTypes, InitialBattleTranslator, SetupFormProps } from '../types.ts';
import { BattleFacts } from './BattleFacts.tsx';
import {
  acceptEdit,
  type BattleObstacle,
  CARD_PLACES,
  type CardPlace,
  countHandCards,
  countUnplacedCopies,
  getHandLimit,
  listKnownCards,
  PICKER_CARDS,
  placeCard,
  removeCard,
  resizeHand,
  withSetupFacts,
} from './setup.ts';

interface Props extends Omit<SetupFormProps, 'edit'> {
  /** Switches to entering plays. */
  play(): void;
}

/** The form for the starting position: who opens, where which cards are, and the state of the game. */
export function SetupForm({ session, play, t }: Props) {
  const { setup } = session.state;
  const [place, setPlace] = useState<CardPlace>(setup.opener);
  const cards = useEdits(session);
  const facts = useEdits(session);
  return (
    <div class="setup">
      <p class="soft">{t('setup-lead')}</p>
      <OpenerChoice session={session} t={t} />
      <ToggleGroup name={t('places')} isTitled look="stacked">
        {CARD_PLACES.map((one) => (
          <ToggleButton key={one} isOn={one === place} pick={() => setPlace(one)}>
            <span>{getPlaceName(one, t)}</span>
            <small>{countCards(setup, one)}</small>
          </ToggleButton>
        ))}
      </ToggleGroup>
      {place === 'discard' ? (
        <p class="stepper">{t('known-in', { place: t('pile') })}</p> // in the place of the number
      ) : (
        <HandSize session={session} edit={cards.edit} side={place} t={t} />
      )}
      <KnownCards session={session} edit={cards.edit} place={place} t={t} />
      <p class="visually-hidden" role="status">
        {cards.announcement}
      </p>
      <div class="over">
        <ObstacleNote why={cards.obstacle} t={t} />
      </div>
      <CardGrid session={session} edit={cards.edit} place={place} t={t} />
      <button type="button" class="button first" onClick={play}>
        {t('begin-play')}
      </button>
      <BattleFacts session={session} edit={facts.edit} t={t}>
        <ObstacleNote why={facts.obstacle} t={t} />
      </BattleFacts>
    </div>
  );
}

/** Chooses the side that opens the battle. */
function OpenerChoice({ session: { state, change }, t }: Omit<Props, 'play'>) {
  const { setup } = state;
  const setOpener = (opener: BattleSide) => change(withBattleSetup(state, withSetupFacts(setup, { opener })));
  return (
    <ToggleGroup name={t('opener')} isTitled>
      {BATTLE_SIDES.map((side) => (
        <ToggleButton key={side} isOn={setup.opener === side} pick={() => setOpener(side)}>
          {t(`side-${side}`)}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

/** Returns a callback that edits the set-up, with the announcement or the obstacle of the last edit. */
function useEdits({ state, change }: Session<BattleTypes>) {
  const [obstacle, setObstacle] = useScopedState<BattleObstacle | null>(state, null);
  const [announcement, setAnnouncement] = useScopedState(state, '');
  const edit: SetupFormProps['edit'] = (result, announce) => {
    setObstacle(result.ok ? null : result.why);
    if (!result.ok) return;
    const next = withBattleSetup(state, result.setup);
    if (announce) setAnnouncement(announce(result.setup), next);
    change(next);
  };
  return { obstacle, announcement, edit };
}

/** Shows why the last tap changed nothing. It is rendered next to the buttons that were tapped. */
function ObstacleNote({
  why,
  t,
}: {
  readonly why: BattleObstacle | null;
  readonly t: InitialBattleTranslator;
}) {
  return (
    <p class="wrong" role="alert">
      {why && t(`cannot-${why}`)}
    </p>
  );
}

function getPlaceName(place: CardPlace, t: InitialBattleTranslator): string {
  return place === 'discard' ? t('pile') : t(`side-${place}`);
}

function countCards({ discard, hands }: BattleSetup, place: CardPlace): number {
  return place === 'discard' ? discard.length : countHandCards(hands[place]);
}

function HandSize({ session, edit, side, t }: SetupFormProps & { readonly side: BattleSide }) {
  const { setup } = session.state;
  return (
    <Stepper
      isFree
      name={t('hand-size', { side: t(`side-${side}`) })}
      value={countHandCards(setup.hands[side])}
      least={Math.max(1, setup.hands[side].known.length)}
      most={getHandLimit(setup, side)}
      setValue={(size) => edit(resizeHand(setup, side, size))}
      t={t}
    />
  );
}

interface PlaceProps extends SetupFormProps {
  readonly place: CardPlace;
}

/** The named cards in one place, with the number of face-down cards. A tap removes a card. */
function KnownCards({ session, edit, place, t }: PlaceProps) {
  const { setup } = session.state;
  const group = useRef<HTMLDivElement>(null);
  const cards = listKnownCards(setup, place);
  const faceDown = place === 'discard' ? 0 : setup.hands[place].faceDown;
  const remove = (card: Card) => {
    group.current?.focus({ preventScroll: true }); // the tapped card is removed
    const names = { card: formatCardName(card, t), place: getPlaceName(place, t) };
    edit(acceptEdit(removeCard(setup, place, card)), () => t('lifted', names));
  };
  return (
    <div
      class="cards rail known"
      role="group"
      aria-label={t('known-in', { place: getPlaceName(place, t) })}
      ref={group}
      tabIndex={-1}
    >
      {cards.map((card, i) => (
        <CardFaceButton
          key={`${card}${i}`}
          card={card}
          label={t('take-away', { card: formatCardName(card, t) })}
          tap={() => remove(card)}
          t={t}
        />
      ))}
      {faceDown > 0 && (
        <span class="downs">
          <CardBack mark={`×${faceDown}`} />
          <span>{t('face-down', { count: faceDown })}</span>
        </span>
      )}
      {cards.length === 0 && faceDown === 0 && <span class="soft">{t('nothing-known')}</span>}
    </div>
  );
}

/**
 * All cards of the game in one row, with how many of each are still unplaced. A tap puts one into the chosen
 * place.
 */
function CardGrid({ session, edit, place, t }: PlaceProps) {
  const { setup } = session.state;
  const facts = (card: Card, after: BattleSetup) => ({
    card: formatCardName(card, t),
    place: getPlaceName(place, t),
    left: countUnplacedCopies(after, card),
  });
  return (
    <CardPicker name={t('box')} t={t}>
      {PICKER_CARDS.map((card) => (
        <CardFaceButton
          key={card}
          card={card}
          mark={`×${countUnplacedCopies(setup, card)}`}
          label={t('put', facts(card, setup))}
          isOff={countUnplacedCopies(setup, card) === 0}
          tap={() => edit(placeCard(setup, place, card), (after) => t('placed', facts(card, after)))}
          t={t}
        />
      ))}
    </CardPicker>
  );
}
