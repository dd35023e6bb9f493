import type { BattleStep } from '../rules/step.ts';
import type { BattlePhrases } from './battle-phrases.ts';
import { describePlayRefusal } from './battle-refusals.ts';

type StepName = BattleStep['step'];
/** The step with a given name. */
type StepOf<Name extends StepName> = Extract<BattleStep, { readonly step: Name }>;

/** For each step of a battle, a function that describes it. */
export const BATTLE_SENTENCES: {
  readonly [Name in StepName]: (step: StepOf<Name>, words: BattlePhrases) => string;
} = {
  reinforced: ({ by, cards }, { t, side, drawn }) =>
    t('step-reinforced', { side: side(by), cards: drawn(cards) }),
  'ability-played': ({ by, card: person, timing }, { t, side, card }) =>
    t('step-ability-played', { side: side(by), card: card(person), timing: t(`timing-${timing}`) }),
  'troop-laid': describeTroop,
  'card-laid': ({ by, card: laid }, { t, side, card }) =>
    t('step-card-laid', { side: side(by), card: card(laid) }),
  'may-react': ({ by, with: reaction }, { t, side, card }) =>
    t('step-may-react', { side: side(by), card: card(reaction) }),
  reacted: ({ by, card: reaction }, { t, side, card }) =>
    t('step-reacted', { side: side(by), card: card(reaction) }),
  cancelled: ({ cards }, words) => words.t('step-cancelled', { cards: words.cards(cards) }),
  returned: ({ to, cards }, words) =>
    words.t('step-returned', { side: words.side(to), cards: words.cards(cards) }),
  'stays-on-pile': ({ card: wanted }, { t, card }) => t('step-stays-on-pile', { card: card(wanted) }),
  restored: ({ cards }, words) => words.t('step-restored', { cards: words.cards(cards) }),
  looked: describeLook,
  'hand-opened': ({ side: opened }, { t, side }) => t('step-hand-opened', { side: side(opened) }),
  discarded: ({ by, card: gone }, { t, side, card }) =>
    t('step-discarded', { side: side(by), card: card(gone) }),
  fetched: ({ by, card: wanted }, { t, side, card }) =>
    t('step-fetched', { side: side(by), card: card(wanted) }),
  'turned-back': ({ by, troop }, { t, side }) => t('step-turned-back', { side: side(by), ...troop }),
  'points-doubled': ({ by }, { t, side }) => t('step-points-doubled', { side: side(by) }),
  scored: ({ to, points: got, base, cause }, { t, side, points }) =>
    t(`step-scored-${cause}`, { side: side(to), points: points(got, base) }),
  retreated: ({ by }, { t, side }) => t('step-retreated', { side: side(by) }),
  'fight-ended': ({ cards }, words) => words.t('step-fight-ended', { cards: words.cards(cards) }),
  turn: ({ to, phase }, { t, side }) => t(`step-turn-${phase}`, { side: side(to) }),
  'hand-empty': ({ side: empty, isFirst }, { t, side }) =>
    t(isFirst ? 'step-hand-empty' : 'step-hand-empty-later', { side: side(empty) }),
  'goal-reached': describeGoal,
  'battle-won': ({ side: winner }, { t, side }) => t('step-battle-won', { side: side(winner) }),
  'game-won': ({ side: winner, by }, { t, side }) => t(`step-game-won-${by}`, { side: side(winner) }),
  'opens-next': ({ side: opener, isLevel }, { t, side }) =>
    t(isLevel ? 'step-opens-next-level' : 'step-opens-next', { side: side(opener) }),
  refused: (step, words) => describePlayRefusal(step, words),
};

function describeTroop({ rule, by, cards, rank, size }: StepOf<'troop-laid'>, words: BattlePhrases): string {
  const facts = { side: words.side(by), cards: words.cards(cards), rank, size };
  if (rule === 'chu-han/opening/troop') return words.t('step-opened', facts);
  return words.t(cards.length > 0 ? 'step-defended' : 'step-defended-alone', facts);
}

function describeLook({ by, cards, locked }: StepOf<'looked'>, { t, side, drawn }: BattlePhrases): string {
  const parts = [drawn(cards), locked > 0 ? t('locked-cards', { count: locked }) : ''];
  return t('step-looked', { side: side(by), cards: parts.filter(Boolean).join(', ') });
}

function describeGoal(step: StepOf<'goal-reached'>, { t, side }: BattlePhrases): string {
  const { side: reaching, score, isDelayed, beforeBattleOf: other } = step;
  const facts = { side: side(reaching), score };
  if (isDelayed) return t('step-goal-delayed', facts);
  return other && other !== reaching
    ? t('step-goal-before', { ...facts, other: side(other) })
    : t('step-goal', facts);
}
