import {
  type AbilityTiming,
  CARD_FACTS,
  CARDS,
  type Card,
  PERSONS,
  type Person,
  removeCards,
} from '../cards/cards.ts';
import { listDistinctRankTroops, listSameRankTroops } from '../cards/troop-lists.ts';
import type { Troop } from '../cards/troops.ts';
import type { BattleSide } from '../side.ts';
import { type Battle, getPhase, isBattleOver } from './battle.ts';
import type { BattlePlay } from './play.ts';
import { findRefusal } from './refusals.ts';

/**
 * Lists all legal plays: reactions first, then the plays of the side to move. Plays that differ only in the
 * order of cards, or in which of several equal cards they use, are listed once, with their cards in the order
 * of `CARDS`. `findRefusal` explains why other plays are illegal.
 *
 * Rule: chu-han/opening/before-troop, chu-han/exchange/turns, chu-han/reactions/time-to-react
 */
export function listLegalPlays(battle: Battle): readonly BattlePlay[] {
  if (isBattleOver(battle)) return listReactions(battle);
  const own = getPhase(battle) === 'open' ? listOpenings(battle) : listAnswers(battle);
  return [...listReactions(battle), ...listReinforcements(battle), ...own];
}

/** Returns the legal plays among `plays`. */
function filterLegal(battle: Battle, plays: readonly BattlePlay[]): readonly BattlePlay[] {
  return plays.filter((play) => !findRefusal(battle, play));
}

function listReactions(battle: Battle): readonly BattlePlay[] {
  const { answerable } = battle;
  return answerable ? filterLegal(battle, [{ by: answerable.by, react: answerable.with }]) : [];
}

function listReinforcements(battle: Battle): readonly BattlePlay[] {
  return filterLegal(battle, [{ by: battle.turn, reinforce: true }]);
}

/** Returns the persons in the hand of the side to move whose ability can still be used. */
function listUsablePersons({ hands, turn, used }: Battle, timing: AbilityTiming): readonly Person[] {
  if (used.isAbilityUsed) return [];
  return PERSONS.filter((card) => CARD_FACTS[card].timing === timing && hands[turn].includes(card));
}

/**
 * Lists the plays that open a fight or come before it. Rule: chu-han/opening/before-troop,
 * chu-han/opening/troop
 */
function listOpenings(battle: Battle): readonly BattlePlay[] {
  const { turn: by, hands } = battle;
  const troops = listSameRankTroops(hands[by], () => true);
  const abilities = listUsablePersons(battle, 'opening').flatMap((person) =>
    listAbilityPlays(battle, person),
  );
  return [...filterLegal(battle, abilities), ...troops.map((open) => ({ by, open }))];
}

function listAbilityPlays({ turn: by, hands, discard }: Battle, person: Person): readonly BattlePlay[] {
  const ability = [person];
  if (person === 'yu-ji') return listKinds(hands[by]).map((card) => ({ by, ability, discard: card }));
  if (person === 'ying-bu') return listKinds(discard).map((card) => ({ by, ability, take: card }));
  return [{ by, ability }];
}

function listKinds(cards: readonly Card[]): readonly Card[] {
  return CARDS.filter((card) => cards.includes(card));
}

/** Lists the plays that answer a troop. Rule: chu-han/exchange/stronger-troop, chu-han/exchange/retreat */
function listAnswers(battle: Battle): readonly BattlePlay[] {
  const { turn: by, troop } = battle;
  if (!troop) return [];
  const retreats = [[], ...listUsablePersons(battle, 'retreat').map((person) => [person])];
  return [
    ...listDefences(battle, by, troop),
    ...retreats.map((ability): BattlePlay => ({ by, retreat: true, ability })),
  ];
}

function listDefences(battle: Battle, by: BattleSide, troop: Troop): readonly BattlePlay[] {
  const persons = listUsablePersons(battle, 'defence');
  const isPair = persons.includes('peng-yue') && persons.includes('zhongli-mo');
  const abilities: readonly (readonly Person[])[] = [
    [],
    ...persons.map((person) => [person]),
    ...(isPair ? [['peng-yue', 'zhongli-mo'] as const] : []),
  ];
  return abilities.flatMap((ability) => {
    const hand = removeCards(battle.hands[by], ability);
    return listBeatingTroops(hand, troop, ability).map((defend) => ({ by, defend, ability }));
  });
}

/** Lists the troops from the remaining hand that beat `troop` when `ability` is used. */
function listBeatingTroops(
  hand: readonly Card[],
  troop: Troop,
  ability: readonly Person[],
): readonly (readonly Card[])[] {
  const { rank, size } = troop;
  const [person, second] = ability;
  if (person === 'han-xin') return [[]];
  if (person === 'liu-bang') return rank === 9 && size === 1 ? [['liu-bang']] : [];
  if (person === 'zhongli-mo') return listDistinctRankTroops(hand, size, rank + 1);
  if (person !== 'peng-yue') return listSameRankTroops(hand, (one) => one > rank, size);
  if (!second) return listSameRankTroops(hand, (one) => one === rank, size);
  const lowest = listDistinctRankTroops(hand, size, rank);
  return lowest.filter((cards) => cards.some((card) => CARD_FACTS[card].rank === rank));
}
