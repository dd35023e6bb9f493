import { useState } from 'preact/hooks';
import { CARDS, type Card } from '../../engine/chu-han/cards.ts';
import { SIDES, type Side } from '../../engine/chu-han/side.ts';
import { BattleFacts } from './BattleFacts.tsx';
import { Counter } from './Counter.tsx';
import { Back, CardButton, calledIn } from './Face.tsx';
import {
  copiesLeft,
  knownIn,
  lifted,
  mostInHand,
  PLACES,
  type Place,
  placed,
  resized,
  sizeOf,
} from './setup.ts';
import type { RefereeTranslator } from './texts.ts';
import type { Bench, EditPlace } from './use-battle.ts';

export interface SetupProps {
  readonly bench: Bench;
  readonly t: RefereeTranslator;
}

/** What is known before the first play: who opens, which cards lie where, and how the game stands. */
export function SetupPad({ bench, t }: SetupProps) {
  const { setup } = bench.table;
  const [place, setPlace] = useState<Place>(setup.opener);
  return (
    <div class="setup">
      <p class="soft">{t('setup-lead')}</p>
      <div class="choice" role="group" aria-label={t('opener')}>
        <p>{t('opener')}</p>
        <div class="tabs">
          {SIDES.map((side) => (
            <button
              type="button"
              key={side}
              aria-pressed={setup.opener === side}
              onClick={() => bench.changeSetup({ ...setup, opener: side })}
            >
              {t(`side-${side}`)}
            </button>
          ))}
        </div>
      </div>
      <div class="choice" role="group" aria-label={t('places')}>
        <p>{t('places')}</p>
        <div class="tabs">
          {PLACES.map((one) => (
            <button type="button" key={one} aria-pressed={one === place} onClick={() => setPlace(one)}>
              <span>{placeIn(one, t)}</span>
              <small>{countIn(bench, one)}</small>
            </button>
          ))}
        </div>
      </div>
      {place !== 'discard' && <HandSize bench={bench} side={place} t={t} />}
      <Known bench={bench} place={place} t={t} />
      <Obstacle bench={bench} at="cards" t={t} />
      <Grid bench={bench} place={place} t={t} />
      <button type="button" class="button first" onClick={() => bench.turnMode('play')}>
        {t('begin-play')}
      </button>
      <BattleFacts bench={bench} t={t} />
    </div>
  );
}

/** Why the last tap changed nothing, at the place of the tap. */
export function Obstacle({ bench: { obstacle }, at, t }: SetupProps & { readonly at: EditPlace }) {
  return (
    <p class="wrong" role="alert">
      {obstacle?.at === at && t(`cannot-${obstacle.why}`)}
    </p>
  );
}

function placeIn(place: Place, t: RefereeTranslator): string {
  return place === 'discard' ? t('pile') : t(`side-${place}`);
}

function countIn({ table: { setup } }: Bench, place: Place): number {
  return place === 'discard' ? setup.discard.length : sizeOf(setup.hands[place]);
}

function HandSize({ bench, side, t }: SetupProps & { readonly side: Side }) {
  const { setup } = bench.table;
  return (
    <Counter
      name={t('hand-size', { side: t(`side-${side}`) })}
      value={sizeOf(setup.hands[side])}
      least={Math.max(1, setup.hands[side].known.length)}
      most={mostInHand(setup, side)}
      set={(size) => bench.edit(resized(setup, side, size), 'cards')}
      t={t}
    />
  );
}

interface PlaceProps extends SetupProps {
  readonly place: Place;
}

/** The cards that are known to lie in a place; a tap takes one away. Those that lie face down are counted. */
function Known({ bench, place, t }: PlaceProps) {
  const { setup } = bench.table;
  const cards = knownIn(setup, place);
  const faceDown = place === 'discard' ? 0 : setup.hands[place].faceDown;
  return (
    <div class="cards known" role="group" aria-label={t('known-in', { place: placeIn(place, t) })}>
      {cards.map((card, i) => (
        <CardButton
          key={`${card}${i}`}
          card={card}
          label={t('take-away', { card: calledIn(card, t) })}
          tap={() => bench.changeSetup(lifted(setup, place, card))}
          t={t}
        />
      ))}
      {faceDown > 0 && (
        <span class="downs">
          <Back mark={`×${faceDown}`} />
          <span>{t('face-down', { count: faceDown })}</span>
        </span>
      )}
      {cards.length === 0 && faceDown === 0 && <span class="soft">{t('nothing-known')}</span>}
    </div>
  );
}

/** All cards of the box, with how many of each have no place yet; a tap puts one where it belongs. */
function Grid({ bench, place, t }: PlaceProps) {
  const { setup } = bench.table;
  const label = (card: Card) =>
    t('put', { card: calledIn(card, t), place: placeIn(place, t), left: copiesLeft(setup, card) });
  return (
    <div class="cards grid" role="group" aria-label={t('box')}>
      {CARDS.map((card) => (
        <CardButton
          key={card}
          card={card}
          mark={`×${copiesLeft(setup, card)}`}
          label={label(card)}
          tap={() => bench.edit(placed(setup, place, card), 'cards')}
          t={t}
        />
      ))}
    </div>
  );
}
