import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { CARDS, type Card, copiesIn } from '../../engine/chu-han/cards.ts';
import type { Side } from '../../engine/chu-han/side.ts';
import type { BattleSetup } from '../../saves/chu-han-battle.ts';
import { CardButton } from '../../ui/playing-card.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useWhile } from '../../ui/use-while.ts';
import type { Session } from '../shell/session.ts';
import type { AnsweredBattle } from './answer.ts';
import { Back, calledIn, FaceButton } from './Face.tsx';
import { type FaceDown, named } from './filling.ts';
import type { BattleKit, BattleTexts } from './kit.ts';
import { type Selection, tapped } from './selection.ts';
import { copiesLeft } from './setup.ts';
import { withSetup } from './state.ts';
import { useSteady } from './use-steady.ts';

interface Props {
  readonly session: Session<BattleKit>;
  readonly answered: AnsweredBattle;
  readonly by: Side;
  readonly selection: Selection;
  setSelection(selection: Selection): void;
  readonly t: BattleTexts;
}

/** A group of face-down cards: those dealt at the start, or those drawn since. */
interface Stack {
  readonly kind: 'dealt' | 'drawn';
  readonly first: FaceDown['from'];
  readonly count: number;
}

/** The cards of one side. Named cards can be selected; face-down cards have to be named first. */
export function Hand(props: Props) {
  const { session, answered, by, selection, setSelection, t } = props;
  const { state } = session;
  const { known, faceDown } = answered;
  const selected = selection.cards.length + selection.ability.length;
  const group = useRef<HTMLDivElement>(null);
  const { naming, setNaming, said, giveName } = useNames(props, group);
  const stacks = stacksOf(faceDown[by]);
  const stack = stacks.find(({ kind }) => kind === naming);
  const select = useLatest(setSelection);
  const cards = useMemo(
    () => <Known cards={known[by]} selection={selection} setSelection={select} t={t} />,
    [known[by], JSON.stringify(selection)],
  );
  return (
    <>
      <div
        class="cards hand"
        role="group"
        aria-label={t('hand-of', { side: t(`side-${by}`) })}
        ref={group}
        tabIndex={-1}
      >
        {cards}
        {stacks.map((one) => (
          <StackButton
            key={one.kind}
            stack={one}
            isOpen={one.kind === naming}
            tap={() => setNaming(one.kind === naming ? null : one.kind)}
            t={t}
          />
        ))}
      </div>
      <p class="unseen" role="status">
        {said}
      </p>
      <p class="legend soft" aria-hidden={selected === 0}>
        {t('legend')}
      </p>
      {stack && <Picker setup={state.setup} pick={(card) => giveName(stack, card)} t={t} />}
    </>
  );
}

/**
 * State of naming face-down cards: which stack is open, a callback that names one card, and how many are
 * left.
 */
function useNames(
  { session, answered, by, selection, setSelection, t }: Props,
  group: RefObject<HTMLElement>,
) {
  const { state, change } = session;
  const [naming, setNaming] = useWhile<Stack['kind'] | null>(`${by} ${state.plays.length}`, null);
  const [said, setSaid] = useState('');
  const giveName = ({ first, count }: Stack, card: Card) => {
    const next = withSetup(state, named(state.setup, by, first, card));
    if (next === state) return setSaid(t('cannot-no-copy'));
    setSaid(t('named', { card: calledIn(card, t), left: answered.faceDown[by].length - 1 }));
    if (count === 1) group.current?.focus({ preventScroll: true }); // the tapped button is gone
    change(next);
    setSelection(tapped(selection, card, false));
  };
  return { naming, setNaming, said, giveName };
}

interface StackButtonProps {
  readonly stack: Stack;
  /** Whether the picker for one of its cards is open. */
  readonly isOpen: boolean;
  tap(): void;
  readonly t: BattleTexts;
}

function StackButton({ stack: { kind, count }, isOpen, tap, t }: StackButtonProps) {
  return (
    <CardButton
      label={t(kind === 'drawn' ? 'name-drawn' : 'name-face-down', { count })}
      isOpen={isOpen}
      tap={tap}
    >
      <Back mark={`×${count}`} />
    </CardButton>
  );
}

type KnownProps = Pick<Props, 'selection' | 'setSelection' | 't'> & { readonly cards: readonly Card[] };

/** The named cards, each marked with what it is selected for. */
function Known({ cards, selection, setSelection, t }: KnownProps) {
  return (
    <>
      {cards.map((card, i) => {
        const nth = copiesIn(cards.slice(0, i), card);
        const isTroop = nth < copiesIn(selection.cards, card);
        const isAbility = selection.ability.some((person) => person === card);
        const use = isAbility ? 'ability' : isTroop ? 'troop' : null;
        const called = calledIn(card, t);
        return (
          <FaceButton
            key={`${card}${nth}`}
            card={card}
            label={use ? t(`used-for-${use}`, { card: called }) : called}
            mark={use ? t(`mark-${use}`) : undefined}
            isPressed={use !== null}
            tap={() => setSelection(tapped(selection, card, isTroop))}
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
  readonly t: BattleTexts;
}

/** Lists all cards of the game to name a face-down one. Cards never move, so that repeated taps are easy. */
function Picker({ setup, pick, t }: PickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  useSteady(picker);
  return (
    <div class="naming" ref={picker}>
      <p>
        <strong>{t('which-card')}</strong> {t('stand-in')}
      </p>
      <div class="cards" role="group" aria-label={t('which-card')}>
        {CARDS.map((card) => (
          <FaceButton
            key={card}
            card={card}
            isOff={copiesLeft(setup, card) === 0}
            tap={() => pick(card)}
            t={t}
          />
        ))}
      </div>
    </div>
  );
}

/** Groups the face-down cards of a hand into those dealt and those drawn since. */
function stacksOf(cards: readonly FaceDown[]): readonly Stack[] {
  const [dealt, drawn] = [
    cards.filter(({ from }) => from === 'hand'),
    cards.filter(({ from }) => from !== 'hand'),
  ];
  const stackOf = (kind: Stack['kind'], [first, ...more]: readonly FaceDown[]): readonly Stack[] =>
    first ? [{ kind, first: first.from, count: 1 + more.length }] : [];
  return [...stackOf('dealt', dealt), ...stackOf('drawn', drawn)];
}
