import { useMemo, useState } from 'preact/hooks';
import { phaseOf } from '../../engine/chu-han/battle.ts';
import { type Card, copiesIn } from '../../engine/chu-han/cards.ts';
import type { Play } from '../../engine/chu-han/play.ts';
import { SIDES, type Side } from '../../engine/chu-han/side.ts';
import type { Refusal } from '../../engine/chu-han/step.ts';
import { explainBattleRefusal } from '../../explain/chu-han/battle-reasons.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { Back, CardButton, calledIn } from './Face.tsx';
import { type FaceDown, named } from './filling.ts';
import type { PlayProps } from './Playing.tsx';
import { sorted, unseenKinds } from './setup.ts';
import { isOpeningWish, type Lack, NO_WISH, playOf, tapped, VERBS, type Verb, type Wish } from './wish.ts';

interface Props extends PlayProps {
  readonly wish: Wish;
  readonly refusal: Refusal | null;
  choose(wish: Wish): void;
  attempt(play: Play): void;
}

/** “May I?”: any cards of either hand, anything done with them, and the rule that forbids it. */
export function Chooser(props: Props) {
  const { judged, wish, choose, attempt, t } = props;
  const { battle } = judged;
  const [chosenSide, setSide] = useState<{ readonly side: Side; readonly turn: Side } | null>(null);
  const [lack, setLack] = useState<Lack | null>(null);
  const by = chosenSide?.turn === battle.turn ? chosenSide.side : battle.turn;
  const hand = useAfterPaint(useMemo(() => ({ judged, by }), [judged, by]));
  const pick = (next: Wish) => {
    setLack(null);
    choose(next);
  };
  const act = (verb: Verb) => {
    const play = playOf(verb, by, wish);
    if (typeof play === 'string') return setLack(play);
    setLack(null);
    attempt(play);
  };
  return (
    <section class="chooser" aria-label={t('chooser')}>
      <h2>{t('chooser')}</h2>
      <div class="tabs" role="group" aria-label={t('whose-hand')}>
        {SIDES.map((side) => (
          <button
            type="button"
            key={side}
            aria-pressed={side === by}
            onClick={() => {
              setSide({ side, turn: battle.turn });
              pick(NO_WISH);
            }}
          >
            {t(`side-${side}`)}
          </button>
        ))}
      </div>
      <Hand {...props} {...hand} choose={pick} />
      {wish.ability.includes('ying-bu') && <Pile {...props} choose={pick} />}
      <Verdict {...props} lack={lack} />
      <div class="row verbs">
        {verbsFor(phaseOf(battle) === 'open', wish).map((verb, i) => (
          <button type="button" key={verb} class={i === 0 ? 'button first' : ''} onClick={() => act(verb)}>
            {t(`verb-${verb}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** All that can be done, the likeliest first. */
function verbsFor(isOpening: boolean, wish: Wish): readonly Verb[] {
  const likely: Verb = isOpeningWish(wish) ? 'ability' : isOpening ? 'open' : likelyAnswer(wish);
  return [likely, ...VERBS.filter((verb) => verb !== likely)];
}

function likelyAnswer({ ability }: Wish): Verb {
  return ability.includes('xiahou-ying') || ability.includes('xiang-yu') ? 'retreat' : 'defend';
}

/** Why the last wish is none that the rules allow. */
function Verdict({ refusal, rules, lack, t }: Props & { readonly lack: Lack | null }) {
  return (
    <div class="verdict" role="alert">
      {lack && <p class="wrong">{t(`lacks-${lack}`)}</p>}
      {refusal && !lack && (
        <p class="wrong">
          {t('not-allowed')} {explainBattleRefusal(refusal, t)}{' '}
          <RuleLink rule={refusal.rule} rules={rules} t={t} />
        </p>
      )}
    </div>
  );
}

/** The cards of one side: those with a name to be chosen, the others to be given one first. */
function Hand({ bench, judged, wish, choose, by, t }: Props & { readonly by: Side }) {
  const { known, faceDown } = judged;
  const [naming, setNaming] = useState<FaceDown['from'] | null>(null);
  const from = faceDown[by].some((one) => one.from === naming) ? naming : null;
  const giveName = (card: Card) => {
    if (from === null) return;
    bench.changeSetup(named(bench.table.setup, by, from, card));
    choose(tapped(wish, card, false));
  };
  return (
    <>
      <div class="cards hand" role="group" aria-label={t('hand-of', { side: t(`side-${by}`) })}>
        {known[by].map((card, i) => {
          const nth = copiesIn(known[by].slice(0, i), card);
          const isTroop = nth < copiesIn(wish.cards, card);
          const isAbility = wish.ability.some((person) => person === card);
          const use = isAbility ? 'ability' : isTroop ? 'troop' : null;
          return (
            <CardButton
              key={`${card}${nth}`}
              card={card}
              label={use ? t(`used-for-${use}`, { card: calledIn(card, t) }) : calledIn(card, t)}
              {...(use && { mark: t(`mark-${use}`) })}
              isPressed={use !== null}
              tap={() => choose(tapped(wish, card, isTroop))}
              t={t}
            />
          );
        })}
        {stacksOf(faceDown[by]).map(({ first, count, isDrawn }) => (
          <button
            type="button"
            class="card-button"
            key={String(isDrawn)}
            aria-expanded={from === first}
            onClick={() => setNaming(from === first ? null : first)}
          >
            <span class="unseen">{t(isDrawn ? 'name-drawn' : 'name-face-down', { count })}</span>
            <Back mark={`×${count}`} />
          </button>
        ))}
      </div>
      {wish.cards.length + wish.ability.length > 0 && <p class="legend soft">{t('legend')}</p>}
      {from !== null && (
        <div class="naming">
          <p>
            <strong>{t('which-card')}</strong> {t('stand-in')}
          </p>
          <div class="cards" role="group" aria-label={t('which-card')}>
            {unseenKinds(bench.table.setup).map((card) => (
              <CardButton key={card} card={card} tap={() => giveName(card)} t={t} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** The cards of a hand that lie face down: those dealt, and those drawn since. */
function stacksOf(cards: readonly FaceDown[]) {
  const stacks = [cards.filter(({ from }) => from === 'hand'), cards.filter(({ from }) => from !== 'hand')];
  return stacks.flatMap((stack, i) => {
    const [first] = stack;
    return first ? [{ first: first.from, count: stack.length, isDrawn: i === 1 }] : [];
  });
}

/** The discard pile, from which Ying Bu fetches a card. */
function Pile({ judged, wish, choose, t }: Props) {
  const cards = sorted(judged.battle.discard);
  return (
    <div class="naming">
      <p>{t(cards.length > 0 ? 'which-fetched' : 'pile-empty')}</p>
      <div class="cards" role="group" aria-label={t('pile')}>
        {[...new Set(cards)].map((card) => (
          <CardButton
            key={card}
            card={card}
            isPressed={wish.take === card}
            tap={() => choose({ ...wish, take: card })}
            t={t}
          />
        ))}
      </div>
    </div>
  );
}
