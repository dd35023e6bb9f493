import type { Battle } from '../../engine/chu-han/battle.ts';
import { CARD_FACTS, type Card, JOKER, type Person } from '../../engine/chu-han/cards.ts';
import { troopOfDefence } from '../../engine/chu-han/defence.ts';
import { lawfulPlays } from '../../engine/chu-han/lawful.ts';
import { abilitiesOf, type Play } from '../../engine/chu-han/play.ts';
import type { BySide } from '../../engine/chu-han/side.ts';
import { sharedRank, type Troop } from '../../engine/chu-han/troops.ts';

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

type Plays = readonly [Play, ...Play[]];

/** Lists what the side to move may do with its named cards. Face-down cards are never used. */
export function offersIn(battle: Battle, known: BySide<readonly Card[]>): readonly Offer[] {
  const seen: Battle = { ...battle, hands: { ...battle.hands, [battle.turn]: known[battle.turn] } };
  const plays = lawfulPlays(seen).filter((play) => !('react' in play));
  const groups = new Map<string, Plays>();
  for (const play of plays) {
    const key = JSON.stringify([kindOf(play), abilityOf(play), troopOf(play)]);
    const before = groups.get(key);
    groups.set(key, before ? [...before, play] : [play]);
  }
  return [...groups.values()].map(offerOf).sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ kind }: Offer): number {
  return OFFER_KINDS.indexOf(kind);
}

function offerOf(all: Plays): Offer {
  const [one, ...more] = all.filter((play) => !cardsIn(play).includes(JOKER));
  const plays: Plays = one ? [one, ...more] : all;
  const [first] = plays;
  return { kind: kindOf(first), ability: abilityOf(first), troop: troopOf(first), needsJoker: !one, plays };
}

function kindOf(play: Play): OfferKind {
  if ('reinforce' in play) return 'reinforce';
  if ('open' in play) return 'open';
  if ('defend' in play) return 'defend';
  return 'retreat' in play ? 'retreat' : 'ability';
}

function abilityOf(play: Play): readonly Person[] {
  return 'reinforce' in play || 'react' in play ? [] : abilitiesOf(play);
}

function troopOf(play: Play): Troop | null {
  if ('open' in play) {
    const rank = sharedRank(play.open);
    if (rank === undefined) throw new Error(`No troop opens with ${play.open}`);
    return { rank, size: play.open.length };
  }
  return ('defend' in play && troopOfDefence(play)) || null;
}

/** The cards that a play lays as a troop. */
export function cardsIn(play: Play): readonly Card[] {
  if ('open' in play) return play.open;
  return 'defend' in play ? play.defend : [];
}

/**
 * The play with the fewest persons; among equals, the one that keeps persons who can react, since they are
 * more useful later.
 */
export function frugalOf([first, ...more]: Plays): Play {
  const costOf = (play: Play) => cardsIn(play).reduce((sum, card) => sum + worthOf(card), 0);
  return more.reduce((best, play) => (costOf(best) <= costOf(play) ? best : play), first);
}

function worthOf(card: Card): number {
  const { timing } = CARD_FACTS[card];
  if (!timing) return 0;
  return timing === 'reaction' ? 2 : 1;
}
