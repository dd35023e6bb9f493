import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { useDeferredValue } from '../../../../ui/hooks/use-deferred-value.ts';
import { useScopedState } from '../../../../ui/hooks/use-scoped-state.ts';
import { RuleLink } from '../../../../ui/RuleLink.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { Verdict } from '../../../../ui/Verdict.tsx';
import { explainBattleRefusal } from '../../explain/battle-refusals.ts';
import { getPhase } from '../../rules/battle/battle.ts';
import type { BattlePlay } from '../../rules/battle/play.ts';
import { BATTLE_SIDES, type BattleSide } from '../../rules/side.ts';
import type { PlayRefusal } from '../../rules/step.ts';
import { CardFaceButton } from '../CardFace.tsx';
import { sortCards } from '../setup/setup.ts';
import type { FullBattleTranslator, PlayProps } from '../types.ts';
import { HandCards } from './HandCards.tsx';
import {
  type CardSelection,
  limitSelection,
  listPlayKinds,
  NO_CARDS_SELECTED,
  type PlayKind,
  type SelectionFault,
  toPlay,
} from './selection.ts';

interface Props extends PlayProps {
  /** The element to scroll into view. */
  readonly place: RefObject<HTMLElement>;
  readonly selection: CardSelection;
  readonly refusal: PlayRefusal | null;
  setSelection(selection: CardSelection): void;
  attempt(play: BattlePlay): void;
}

/** “May I?”: lets the user try any play with any cards of either hand, and shows the rule that forbids it. */
export function PlayChooser({ selection: wanted, setSelection, ...props }: Props) {
  const { session, answered, place, refusal, attempt, rules, t } = props;
  const { battle, known } = answered;
  const [chosenSide, setSide] = useScopedState<BattleSide | null>(session.state.plays, null);
  const [fault, setFault] = useScopedState<SelectionFault | null>(session.state, null);
  const by = chosenSide ?? battle.turn;
  const hand = useDeferredValue(useMemo(() => ({ answered, by }), [answered, by]));
  const selection = limitSelection(known[by], wanted);
  const select = (next: CardSelection) => {
    setFault(null);
    setSelection(next);
  };
  const chooseSide = (side: BattleSide) => {
    setSide(side);
    select(NO_CARDS_SELECTED);
  };
  const act = (kind: PlayKind) => {
    const play = toPlay(kind, by, selection);
    const isPlay = typeof play !== 'string';
    setFault(isPlay ? null : play);
    if (isPlay) attempt(play);
  };
  return (
    <section class="chooser" aria-label={t('chooser')} ref={place}>
      <h2>{t('chooser')}</h2>
      <Sides by={by} setSide={chooseSide} t={t} />
      <HandCards {...hand} session={session} selection={selection} setSelection={select} t={t} />
      {selection.ability.includes('ying-bu') && (
        <DiscardPicker answered={answered} selection={selection} setSelection={select} t={t} />
      )}
      <PlayKindButtons kinds={listPlayKinds(getPhase(battle) === 'open', selection)} act={act} t={t} />
      <RefusalNote fault={fault} refusal={refusal} rules={rules} t={t} />
    </section>
  );
}

interface SidesProps {
  readonly by: BattleSide;
  setSide(side: BattleSide): void;
  readonly t: FullBattleTranslator;
}

/** Chooses whose hand is shown. */
function Sides({ by, setSide, t }: SidesProps) {
  return (
    <ToggleGroup name={t('whose-hand')}>
      {BATTLE_SIDES.map((side) => (
        <ToggleButton key={side} isOn={side === by} pick={() => setSide(side)}>
          {t(`side-${side}`)}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

interface PlayKindButtonsProps {
  readonly kinds: readonly PlayKind[];
  act(kind: PlayKind): void;
  readonly t: FullBattleTranslator;
}

/** The plays that are possible with the selected cards, the most likely first. */
function PlayKindButtons({ kinds, act, t }: PlayKindButtonsProps) {
  return (
    <div class="row verbs" role="group" aria-label={t('verbs')}>
      {kinds.map((kind, i) => (
        <button type="button" key={kind} class={i === 0 ? 'button first' : ''} onClick={() => act(kind)}>
          {t(`verb-${kind}`)}
        </button>
      ))}
    </div>
  );
}

type RefusalNoteProps = Pick<Props, 'refusal' | 'rules' | 't'> & { readonly fault: SelectionFault | null };

/** Shows what is missing to complete a play, or the rule that forbids it. */
function RefusalNote({ fault, refusal, rules, t }: RefusalNoteProps) {
  return (
    <div role="alert">
      {fault && <p class="wrong">{t(`lacks-${fault}`)}</p>}
      {refusal && !fault && (
        <Verdict
          tone="no"
          tag={t('verdict-refused')}
          head={explainBattleRefusal(refusal, t)}
          isLiveRegion={false}
        >
          <p>
            <RuleLink rule={refusal.rule} rules={rules} t={t} />
          </p>
        </Verdict>
      )}
    </div>
  );
}

/** The discard pile, from which Ying Bu takes a card. */
function DiscardPicker({
  answered,
  selection,
  setSelection,
  t,
}: Pick<Props, 'answered' | 'selection' | 'setSelection' | 't'>) {
  const cards = sortCards(answered.battle.discard);
  return (
    <div class="naming">
      <p>{t(cards.length > 0 ? 'which-fetched' : 'pile-empty')}</p>
      <div class="cards rail" role="group" aria-label={t('pile')}>
        {[...new Set(cards)].map((card) => (
          <CardFaceButton
            key={card}
            card={card}
            isPressed={selection.take === card}
            tap={() => setSelection({ ...selection, take: card })}
            t={t}
          />
        ))}
      </div>
    </div>
  );
}
