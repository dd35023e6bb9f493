import { groupBy } from '../../../../core/group-by.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { getDefenceTroop } from '../../rules/battle/defence.ts';
import { listLegalPlays } from '../../rules/battle/list-legal-plays.ts';
import { type BattlePlay, listAbilities } from '../../rules/battle/play.ts';
import { CARD_FACTS, type Card, JOKER, type Person } from '../../rules/cards/cards.ts';
import { type Troop, toTroop } from '../../rules/cards/troops.ts';
import type { BySide } from '../../rules/side.ts';

/** The kinds of legal plays, in the order in which they are offered. */
export const OFFER_KINDS = ['open', 'defend', 'ability', 'retreat', 'reinforce'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Legal plays with the same effect, offered as one button. */
export interface Offer {
  readonly kind: OfferKind;
  readonly ability: readonly Person[];
  /** The troop that is laid; null for none. */
  readonly troop: Troop | null;
  /** Whether every one of these plays needs the joker. */
  readonly needsJoker: boolean;
  /**
   * All of these plays, which differ in the persons used. Plays with the joker are left out if others do
   * without it.
   */
  readonly plays: Plays;
}

type Plays = readonly [BattlePlay, ...BattlePlay[]];

/** Lists what the side to move may do with its named cards. Face-down cards are never used. */
export function listOffers(battle: Battle, known: BySide<readonly Card[]>): readonly Offer[] {
  const knownBattle: Battle = { ...battle, hands: { ...battle.hands, [battle.turn]: known[battle.turn] } };
  const plays = listLegalPlays(knownBattle).filter((play) => !('react' in play));
  const groups = groupBy(plays, (play) => JSON.stringify([getKind(play), getAbility(play), findTroop(play)]));
  return [...groups.values()].flatMap(toOffer).sort((a, b) => getKindOrder(a) - getKindOrder(b));
}

function getKindOrder({ kind }: Offer): number {
  return OFFER_KINDS.indexOf(kind);
}

/** Makes the offer of plays with the same effect; none without plays. */
function toOffer(all: readonly BattlePlay[]): readonly Offer[] {
  const withoutJoker = all.filter((play) => !listTroopCards(play).includes(JOKER));
  const needsJoker = withoutJoker.length === 0;
  const [first, ...more] = needsJoker ? all : withoutJoker;
  if (!first) return [];
  const facts = { kind: getKind(first), ability: getAbility(first), troop: findTroop(first) };
  return [{ ...facts, needsJoker, plays: [first, ...more] }];
}

function getKind(play: BattlePlay): OfferKind {
  if ('reinforce' in play) return 'reinforce';
  if ('open' in play) return 'open';
  if ('defend' in play) return 'defend';
  return 'retreat' in play ? 'retreat' : 'ability';
}

function getAbility(play: BattlePlay): readonly Person[] {
  return 'reinforce' in play || 'react' in play ? [] : listAbilities(play);
}

function findTroop(play: BattlePlay): Troop | null {
  if ('open' in play) return toTroop(play.open);
  return ('defend' in play && getDefenceTroop(play)) || null;
}

/** Returns the cards that a play lays as a troop. */
export function listTroopCards(play: BattlePlay): readonly Card[] {
  if ('open' in play) return play.open;
  return 'defend' in play ? play.defend : [];
}

/**
 * Returns the play that costs the least: persons cost more than plain cards, and those who can react cost
 * most, since they are more useful later.
 */
export function findFrugalPlay([first, ...more]: Plays): BattlePlay {
  const getCost = (play: BattlePlay) =>
    listTroopCards(play).reduce((sum, card) => sum + getCardCost(card), 0);
  return more.reduce((best, play) => (getCost(best) <= getCost(play) ? best : play), first);
}

function getCardCost(card: Card): number {
  const { timing } = CARD_FACTS[card];
  if (!timing) return 0;
  return timing === 'reaction' ? 2 : 1;
}
