import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { phaseOf } from '../../engine/chu-han/battle.ts';
import type { Play } from '../../engine/chu-han/play.ts';
import { SIDES, type Side } from '../../engine/chu-han/side.ts';
import type { Refusal } from '../../engine/chu-han/step.ts';
import { explainBattleRefusal } from '../../explain/chu-han/battle-reasons.ts';

import { RuleLink } from '../../ui/rule-link.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useWhile } from '../../ui/use-while.ts';
import { Verdict } from '../../ui/verdict.tsx';
import type { PlayProps } from './Answer.tsx';
import { FaceButton } from './Face.tsx';
import { Hand } from './Hand.tsx';
import type { BattleTexts } from './kit.ts';
import {
  heldIn,
  type Lack,
  NOTHING_SELECTED,
  playOf,
  type Selection,
  type Verb,
  verbsFor,
} from './selection.ts';
import { sorted } from './setup.ts';

interface Props extends PlayProps {
  /** The element to scroll into view. */
  readonly place: RefObject<HTMLElement>;
  readonly selection: Selection;
  readonly refusal: Refusal | null;
  setSelection(selection: Selection): void;
  attempt(play: Play): void;
}

/** “May I?”: lets the user try any play with any cards of either hand, and shows the rule that forbids it. */
export function Chooser({ selection: wanted, setSelection, ...props }: Props) {
  const { session, answered, place, refusal, attempt, rules, t } = props;
  const { battle, known } = answered;
  const [chosenSide, setSide] = useWhile<Side | null>(session.state.plays, null);
  const [lack, setLack] = useWhile<Lack | null>(session.state, null);
  const by = chosenSide ?? battle.turn;
  const hand = useAfterPaint(useMemo(() => ({ answered, by }), [answered, by]));
  const selection = heldIn(known[by], wanted);
  const select = (next: Selection) => {
    setLack(null);
    setSelection(next);
  };
  const chooseSide = (side: Side) => {
    setSide(side);
    select(NOTHING_SELECTED);
  };
  const act = (verb: Verb) => {
    const play = playOf(verb, by, selection);
    const isPlay = typeof play !== 'string';
    setLack(isPlay ? null : play);
    if (isPlay) attempt(play);
  };
  return (
    <section class="chooser" aria-label={t('chooser')} ref={place}>
      <h2>{t('chooser')}</h2>
      <Sides by={by} setSide={chooseSide} t={t} />
      <Hand {...hand} session={session} selection={selection} setSelection={select} t={t} />
      {selection.ability.includes('ying-bu') && (
        <Pile answered={answered} selection={selection} setSelection={select} t={t} />
      )}
      <Verbs verbs={verbsFor(phaseOf(battle) === 'open', selection)} act={act} t={t} />
      <WhyNot lack={lack} refusal={refusal} rules={rules} t={t} />
    </section>
  );
}

interface SidesProps {
  readonly by: Side;
  setSide(side: Side): void;
  readonly t: BattleTexts;
}

/** Chooses whose hand is shown. */
function Sides({ by, setSide, t }: SidesProps) {
  return (
    <Segment name={t('whose-hand')}>
      {SIDES.map((side) => (
        <Choice key={side} isOn={side === by} pick={() => setSide(side)}>
          {t(`side-${side}`)}
        </Choice>
      ))}
    </Segment>
  );
}

interface VerbsProps {
  readonly verbs: readonly Verb[];
  act(verb: Verb): void;
  readonly t: BattleTexts;
}

/** The plays that are possible with the selected cards, the most likely first. */
function Verbs({ verbs, act, t }: VerbsProps) {
  return (
    <div class="row verbs" role="group" aria-label={t('verbs')}>
      {verbs.map((verb, i) => (
        <button type="button" key={verb} class={i === 0 ? 'button first' : ''} onClick={() => act(verb)}>
          {t(`verb-${verb}`)}
        </button>
      ))}
    </div>
  );
}

type WhyNotProps = Pick<Props, 'refusal' | 'rules' | 't'> & { readonly lack: Lack | null };

/** What is missing to complete a play, or the rule that forbids it. */
function WhyNot({ lack, refusal, rules, t }: WhyNotProps) {
  return (
    <div role="alert">
      {lack && <p class="wrong">{t(`lacks-${lack}`)}</p>}
      {refusal && !lack && (
        <Verdict tone="no" head={t('not-allowed')} isHeard={false}>
          <p>
            {explainBattleRefusal(refusal, t)} <RuleLink rule={refusal.rule} rules={rules} t={t} />
          </p>
        </Verdict>
      )}
    </div>
  );
}

/** The discard pile, from which Ying Bu takes a card. */
function Pile({
  answered,
  selection,
  setSelection,
  t,
}: Pick<Props, 'answered' | 'selection' | 'setSelection' | 't'>) {
  const cards = sorted(answered.battle.discard);
  return (
    <div class="naming">
      <p>{t(cards.length > 0 ? 'which-fetched' : 'pile-empty')}</p>
      <div class="cards" role="group" aria-label={t('pile')}>
        {[...new Set(cards)].map((card) => (
          <FaceButton
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
