import { LOCKED_CARDS, REINFORCEMENT_COUNT } from '../cards/box.ts';
import { type Card, countCopies, getRank, removeCards } from '../cards/cards.ts';
import { type BattleSide, opponentOf } from '../side.ts';
import type { PlayRefusal } from '../step.ts';
import { type Battle, withSideValue, withSteps, withUsedRuling } from './battle.ts';
import type { AbilityPlay } from './play.ts';

/** The number of cards that Ji Bu looks at. */
const SEEN_BY_JI_BU = 4;
/** The highest rank that Ying Bu can fetch. */
const HIGHEST_FETCHED = 5;

/**
 * Returns why the ability of an opening person cannot be carried out in full; undefined if it can. Ji Bu and
 * Yu Ji always can; Ying Bu needs a card of rank 1 to 5 in the discard pile. Rule: chu-han/abilities/ying-bu
 */
export function findOpeningAbilityRefusal(
  { discard }: Battle,
  { ability, take }: AbilityPlay,
): PlayRefusal | undefined {
  if (!ability.includes('ying-bu')) return undefined;
  if (take === undefined) throw new Error('Ying Bu fetches no card');
  const rank = getRank(take);
  if (rank >= 1 && rank <= HIGHEST_FETCHED && countCopies(discard, take) > 0) return undefined;
  return { reason: 'cannot-be-carried-out', rule: 'chu-han/abilities/ying-bu', card: take };
}

/**
 * Carries out the ability of an opening person. Rule: chu-han/abilities/ji-bu, chu-han/abilities/yu-ji,
 * chu-han/abilities/ying-bu
 */
export function applyOpeningAbility(battle: Battle, { by, ability, discard, take }: AbilityPlay): Battle {
  const [person] = ability;
  if (person === 'ji-bu') return lookAtPile(battle, by);
  if (person === 'yu-ji' && discard) return discardCard(battle, by, discard);
  if (person === 'ying-bu' && take) return fetchCard(battle, by, take);
  throw new Error(`${person} has no opening ability, or lacks a card`);
}

/** Ji Bu looks at the draw pile; if all reinforcements are taken, the opponent opens the hand. */
function lookAtPile(battle: Battle, by: BattleSide): Battle {
  const rule = 'chu-han/abilities/ji-bu';
  const cards = battle.deck.slice(0, SEEN_BY_JI_BU);
  const locked = Math.min(SEEN_BY_JI_BU - cards.length, LOCKED_CARDS);
  const seen = withSteps(battle, { rule, step: 'looked', by, cards, locked });
  const { han, chu } = battle.taken;
  if (han + chu < REINFORCEMENT_COUNT) return locked > 0 ? withUsedRuling(seen, 'ji-bu-short') : seen;
  const side = opponentOf(by);
  if (battle.faceUp.includes(side)) return seen;
  return withSteps({ ...seen, faceUp: [...battle.faceUp, side] }, { rule, step: 'hand-opened', side });
}

/** Yu Ji discards a card, which is already on the table. */
function discardCard(battle: Battle, by: BattleSide, card: Card): Battle {
  const table = removeCards(battle.table, [card]);
  const step = { rule: 'chu-han/abilities/yu-ji', step: 'discarded', by, card } as const;
  return withSteps({ ...battle, table, discard: [...battle.discard, card] }, step);
}

/** Ying Bu fetches a card from the discard pile. */
function fetchCard(battle: Battle, by: BattleSide, card: Card): Battle {
  const discard = removeCards(battle.discard, [card]);
  const hands = withSideValue(battle.hands, by, [...battle.hands[by], card]);
  const step = { rule: 'chu-han/abilities/ying-bu', step: 'fetched', by, card } as const;
  return withSteps({ ...battle, discard, hands }, step);
}
