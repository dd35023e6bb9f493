import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLatestCallback } from '../../../../ui/hooks/use-latest-callback.ts';
import { useScopedState } from '../../../../ui/hooks/use-scoped-state.ts';
import { type Card, countCopies } from '../../rules/cards/cards.ts';
import type { BattleSide } from '../../rules/side.ts';
import type { BattleSetup } from '../../saves/battle.ts';
import { CardButton } from '../../ui/PlayingCard.tsx';
import { type FaceDownCard, withNamedCard } from '../battle-case.ts';
import { CardBack, CardFaceButton, formatCardName } from '../CardFace.tsx';
import { CardPicker } from '../CardPicker.tsx';
import { countUnplacedCopies, PICKER_CARDS } from '../setup/setup.ts';
import { withBattleSetup } from '../state.ts';
import type { FullBattleTranslator, PlayProps } from '../types.ts';
import { scrollRowToCard } from './scroll-row-to-card.ts';
import { type CardSelection, toggleCard } from './selection.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

interface Props extends Pick<PlayProps, 'session' | 'answered' | 't'> {
  readonly by: BattleSide;
  readonly selection: CardSelection;
  setSelection(selection: CardSelection): void;
}

/** A group of face-down cards: those dealt at the start, or those drawn since. */
interface Stack {
  readonly kind: 'dealt' | 'drawn';
  readonly first: FaceDownCard['from'];
  readonly count: number;
}

/**
 * The cards of one side in one row. Named cards can be selected; face-down cards, which are always in view,
 * have to be named first.
 */
export function HandCards(props: Props) {
  const { session, answered, by, selection, setSelection, t } = props;
  const { state } = session;
  const { known, faceDown } = answered;
  const selected = selection.cards.length + selection.ability.length;
  const group = useRef<HTMLDivElement>(null);
  const { naming, setNaming, announcement, nameCard } = useCardNaming(props, group);
  const stacks = groupFaceDownCards(faceDown[by]);
  const stack = stacks.find(({ kind }) => kind === naming);
  const select = useLatestCallback(setSelection);
  const cards = useMemo(
    () => <NamedCards cards={known[by]} selection={selection} setSelection={select} t={t} />,
    [known[by], JSON.stringify(selection)],
  );
  return (
    <>
      <div
        class="cards rail hand"
        key={by}
        role="group"
        aria-label={t('hand-of', { side: t(`side-${by}`) })}
        ref={group}
        tabIndex={-1}
      >
        <StackButtons stacks={stacks} naming={naming} setNaming={setNaming} t={t} />
        {cards}
      </div>
      <p class="visually-hidden" role="status">
        {announcement}
      </p>
      <p class="legend soft" aria-hidden={selected === 0}>
        {t('legend')}
      </p>
      {stack && <Picker setup={state.setup} pick={(card) => nameCard(stack, card)} t={t} />}
    </>
  );
}

interface StackButtonsProps {
  readonly stacks: readonly Stack[];
  /** The kind of stack that is open; null for none. */
  readonly naming: Stack['kind'] | null;
  setNaming(kind: Stack['kind'] | null): void;
  readonly t: FullBattleTranslator;
}

/** The face-down cards as buttons that open a stack to name one of its cards. */
function StackButtons({ stacks, naming, setNaming, t }: StackButtonsProps) {
  return (
    <>
      {stacks.map(({ kind, count }) => (
        <CardButton
          key={kind}
          label={t(kind === 'drawn' ? 'name-drawn' : 'name-face-down', { count })}
          isOpen={kind === naming}
          tap={() => setNaming(kind === naming ? null : kind)}
        >
          <CardBack mark={`×${count}`} />
        </CardButton>
      ))}
    </>
  );
}

/**
 * Holds the state of naming face-down cards: which stack is open, a callback that names one card, and the
 * announcement after it.
 */
function useCardNaming(
  { session, answered, by, selection, setSelection, t }: Props,
  group: RefObject<HTMLElement>,
) {
  const { state, change } = session;
  const [naming, setNaming] = useScopedState<Stack['kind'] | null>(`${by} ${state.plays.length}`, null);
  const [announcement, setAnnouncement] = useState('');
  const named = useRef<Card | null>(null);
  const nameCard = ({ first, count }: Stack, card: Card) => {
    const next = withBattleSetup(state, withNamedCard(state.setup, by, first, card));
    if (next === state) return setAnnouncement(t('cannot-no-copy'));
    setAnnouncement(t('named', { card: formatCardName(card, t), left: answered.faceDown[by].length - 1 }));
    if (count === 1) group.current?.focus({ preventScroll: true }); // the tapped button is gone
    change(next);
    setSelection(toggleCard(selection, card, false));
    named.current = card;
  };
  useEffect(() => {
    if (named.current) scrollRowToCard(group, `[data-card="${named.current}"]`);
    named.current = null;
  }, [answered]); // rendered only now, after the tap was painted
  return { naming, setNaming, announcement, nameCard };
}

type NamedCardsProps = Pick<Props, 'selection' | 'setSelection' | 't'> & { readonly cards: readonly Card[] };

/** The named cards, each marked with what it is selected for. */
function NamedCards({ cards, selection, setSelection, t }: NamedCardsProps) {
  return (
    <>
      {cards.map((card, i) => {
        const nth = countCopies(cards.slice(0, i), card);
        const isTroop = nth < countCopies(selection.cards, card);
        const isAbility = selection.ability.some((person) => person === card);
        const use = isAbility ? 'ability' : isTroop ? 'troop' : null;
        const name = formatCardName(card, t);
        return (
          <CardFaceButton
            key={`${card}${nth}`}
            card={card}
            label={use ? t(`used-for-${use}`, { card: name }) : name}
            mark={use ? t(`mark-${use}`) : undefined}
            isPressed={use !== null}
            tap={() => setSelection(toggleCard(selection, card, isTroop))}
            t={t}
          />
        );
      })}
    </>
  );
}

interface PickerProps {
  readonly setup: BattleSetup;
  pick(card: Card): void;
  readonly t: FullBattleTranslator;
}

/** Lists all cards of the game to name a face-down one. Cards never move, so that repeated taps are easy. */
function Picker({ setup, pick, t }: PickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  useScrollAnchor(picker);
  return (
    <div class="naming" ref={picker}>
      <p>
        <strong>{t('which-card')}</strong> {t('stand-in')}
      </p>
      <CardPicker name={t('which-card')} t={t}>
        {PICKER_CARDS.map((card) => (
          <CardFaceButton
            key={card}
            card={card}
            isOff={countUnplacedCopies(setup, card) === 0}
            tap={() => pick(card)}
            t={t}
          />
        ))}
      </CardPicker>
    </div>
  );
}

/** Groups the face-down cards of a hand into those dealt and those drawn since. */
function groupFaceDownCards(cards: readonly FaceDownCard[]): readonly Stack[] {
  return (['dealt', 'drawn'] as const).flatMap((kind) => {
    const [first, ...more] = cards.filter(({ from }) => (from === 'hand') === (kind === 'dealt'));
    return first ? [{ kind, first: first.from, count: 1 + more.length }] : [];
  });
}
