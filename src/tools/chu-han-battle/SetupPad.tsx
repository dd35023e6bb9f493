import { useRef, useState } from 'preact/hooks';
import { CARDS, type Card } from '../../engine/chu-han/cards.ts';
import { SIDES, type Side } from '../../engine/chu-han/side.ts';
import type { BattleSetup } from '../../saves/chu-han-battle.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useWhile } from '../../ui/use-while.ts';
import type { Session } from '../shell/session.ts';
import { BattleFacts } from './BattleFacts.tsx';
import { Back, calledIn, FaceButton } from './Face.tsx';
import type { BattleKit, RefereeTexts } from './kit.ts';
import {
  copiesLeft,
  type Edit,
  knownIn,
  lifted,
  mostInHand,
  type Obstacle,
  PLACES,
  type Place,
  placed,
  resized,
  sizeOf,
  withFacts,
} from './setup.ts';
import { withSetup } from './state.ts';

/** Props of all parts of the set-up. */
export interface SetupProps {
  readonly session: Session<BattleKit>;
  /**
   * Applies an edit to the set-up or shows why it is impossible. `say` makes the announcement for screen
   * readers.
   */
  edit(edit: Edit, say?: (setup: BattleSetup) => string): void;
  readonly t: RefereeTexts;
}

interface Props {
  readonly session: Session<BattleKit>;
  /** Switches to entering plays. */
  play(): void;
  readonly t: RefereeTexts;
}

/** The form for the starting position: who opens, where which cards are, and the state of the game. */
export function SetupPad({ session, play, t }: Props) {
  const { state, change } = session;
  const { setup } = state;
  const [place, setPlace] = useState<Place>(setup.opener);
  const setOpener = (opener: Side) => change(withSetup(state, withFacts(setup, { opener })));
  const cards = useEdits(session);
  const facts = useEdits(session);
  return (
    <div class="setup">
      <p class="soft">{t('setup-lead')}</p>
      <Segment name={t('opener')} isTitled>
        {SIDES.map((side) => (
          <Choice key={side} isOn={setup.opener === side} pick={() => setOpener(side)}>
            {t(`side-${side}`)}
          </Choice>
        ))}
      </Segment>
      <Segment name={t('places')} isTitled look="stacked">
        {PLACES.map((one) => (
          <Choice key={one} isOn={one === place} pick={() => setPlace(one)}>
            <span>{placeIn(one, t)}</span>
            <small>{countIn(setup, one)}</small>
          </Choice>
        ))}
      </Segment>
      {place === 'discard' ? (
        <p class="stepper">{t('known-in', { place: t('pile') })}</p> // in the place of the number
      ) : (
        <HandSize session={session} edit={cards.edit} side={place} t={t} />
      )}
      <Known session={session} edit={cards.edit} place={place} t={t} />
      <Said text={cards.said} />
      <div class="over">
        <ObstacleNote why={cards.obstacle} t={t} />
      </div>
      <Grid session={session} edit={cards.edit} place={place} t={t} />
      <button type="button" class="button first" onClick={play}>
        {t('begin-play')}
      </button>
      <BattleFacts session={session} edit={facts.edit} t={t}>
        <ObstacleNote why={facts.obstacle} t={t} />
      </BattleFacts>
    </div>
  );
}

/** Announces the result of the last tap to screen readers. */
function Said({ text }: { readonly text: string }) {
  return (
    <p class="unseen" role="status">
      {text}
    </p>
  );
}

/** Edits of the set-up in one part of the form, with the announcement or the obstacle of the last edit. */
function useEdits({ state, change }: Session<BattleKit>) {
  const [obstacle, setObstacle] = useWhile<Obstacle | null>(state, null);
  const [said, setSaid] = useWhile(state, '');
  const edit: SetupProps['edit'] = (made, say) => {
    setObstacle(made.ok ? null : made.why);
    if (!made.ok) return;
    const next = withSetup(state, made.setup);
    if (say) setSaid(say(made.setup), next);
    change(next);
  };
  return { obstacle, said, edit };
}

/** Says, next to the tapped button, why the last tap changed nothing. */
function ObstacleNote({ why, t }: { readonly why: Obstacle | null; readonly t: RefereeTexts }) {
  return (
    <p class="wrong" role="alert">
      {why && t(`cannot-${why}`)}
    </p>
  );
}

function placeIn(place: Place, t: RefereeTexts): string {
  return place === 'discard' ? t('pile') : t(`side-${place}`);
}

function countIn({ discard, hands }: BattleSetup, place: Place): number {
  return place === 'discard' ? discard.length : sizeOf(hands[place]);
}

function HandSize({ session, edit, side, t }: SetupProps & { readonly side: Side }) {
  const { setup } = session.state;
  return (
    <Stepper
      isFree
      name={t('hand-size', { side: t(`side-${side}`) })}
      value={sizeOf(setup.hands[side])}
      least={Math.max(1, setup.hands[side].known.length)}
      most={mostInHand(setup, side)}
      setValue={(size) => edit(resized(setup, side, size))}
      t={t}
    />
  );
}

interface PlaceProps extends SetupProps {
  readonly place: Place;
}

/** The named cards in one place, with the number of face-down cards. A tap removes a card. */
function Known({ session, edit, place, t }: PlaceProps) {
  const { setup } = session.state;
  const group = useRef<HTMLDivElement>(null);
  const cards = knownIn(setup, place);
  const faceDown = place === 'discard' ? 0 : setup.hands[place].faceDown;
  const takeAway = (card: Card) => {
    group.current?.focus({ preventScroll: true }); // the tapped card is removed
    const names = { card: calledIn(card, t), place: placeIn(place, t) };
    edit({ ok: true, setup: lifted(setup, place, card) }, () => t('lifted', names));
  };
  return (
    <div
      class="cards known"
      role="group"
      aria-label={t('known-in', { place: placeIn(place, t) })}
      ref={group}
      tabIndex={-1}
    >
      {cards.map((card, i) => (
        <FaceButton
          key={`${card}${i}`}
          card={card}
          label={t('take-away', { card: calledIn(card, t) })}
          tap={() => takeAway(card)}
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

/** All cards of the game, with how many of each are still unplaced. A tap puts one into the chosen place. */
function Grid({ session, edit, place, t }: PlaceProps) {
  const { setup } = session.state;
  const facts = (card: Card, after: BattleSetup) => ({
    card: calledIn(card, t),
    place: placeIn(place, t),
    left: copiesLeft(after, card),
  });
  return (
    <div class="cards grid" role="group" aria-label={t('box')}>
      {CARDS.map((card) => (
        <FaceButton
          key={card}
          card={card}
          mark={`×${copiesLeft(setup, card)}`}
          label={t('put', facts(card, setup))}
          isOff={copiesLeft(setup, card) === 0}
          tap={() => edit(placed(setup, place, card), (after) => t('placed', facts(card, after)))}
          t={t}
        />
      ))}
    </div>
  );
}
