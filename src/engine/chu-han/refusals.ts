import { type Battle, isOver, phaseOf, winnerAtOnce } from './battle.ts';
import { CARDS_A_REINFORCEMENT } from './box.ts';
import { CARD_FACTS, firstMissing, type Person, type Timing } from './cards.ts';
import { isPair, refusalOfDefence } from './defence.ts';
import { openingOf } from './opening-abilities.ts';
import { abilitiesOf, cardsOf, type Move, type Open, type Play, type React, type Reinforce } from './play.ts';
import type { Refusal } from './step.ts';
import { isMixed } from './troops.ts';

/**
 * Returns why a play is illegal now: the first reason in the order of `REASONS`; undefined if it is legal.
 *
 * Rule: chu-han/opening/before-troop, chu-han/exchange/turns, chu-han/reactions/time-to-react
 */
export function refusalOf(battle: Battle, play: Play): Refusal | undefined {
  if ('react' in play) {
    const refusal = refusalOfReaction(battle, play);
    return refusal && isOver(battle) ? refusalWhenOver(battle) : refusal;
  }
  if (isOver(battle)) return refusalWhenOver(battle);
  if (play.by !== battle.turn)
    return { reason: 'not-your-turn', rule: 'chu-han/exchange/turns', side: battle.turn };
  return 'reinforce' in play ? refusalOfReinforcement(battle, play) : refusalOfMove(battle, play);
}

function refusalWhenOver(battle: Battle): Refusal {
  const winner = winnerAtOnce(battle);
  if (winner) return { reason: 'over', rule: 'chu-han/game-end/at-once', side: winner };
  if (!battle.emptied) throw new Error('A battle is over that nobody has won');
  return { reason: 'over', rule: 'chu-han/battle-end/empty-hand', side: battle.emptied };
}

function refusalOfReaction({ answerable }: Battle, { by, react: card }: React): Refusal | undefined {
  if (answerable?.with !== card || answerable.by !== by)
    return { reason: 'nothing-to-react-to', rule: `chu-han/reactions/${card}`, card };
  const { hands } = answerable.laid.battle; // without cards in the troop or cards yet to be fetched
  if (hands[by].includes(card)) return undefined;
  return { reason: 'card-not-in-hand', rule: 'chu-han/abilities/from-hand', card, side: by };
}

function refusalOfReinforcement({ used, deck }: Battle, { by }: Reinforce): Refusal | undefined {
  if (used.isReinforced) return { reason: 'already-reinforced', rule: 'chu-han/reinforcement/once-a-turn' };
  if (used.cancelled === 'answer')
    return { reason: 'reinforce-first', rule: 'chu-han/reactions/no-late-reinforcement' };
  if (deck.length < CARDS_A_REINFORCEMENT)
    return { reason: 'no-reinforcements', rule: 'chu-han/reinforcement/supply', side: by };
  return undefined;
}

function refusalOfMove(battle: Battle, move: Move): Refusal | undefined {
  return (
    refusalByMoment(battle, move) ??
    refusalByAbility(battle, move) ??
    refusalByHand(battle, move) ??
    refusalByForm(battle, move)
  );
}

function timingOf(move: Move): Timing {
  if ('defend' in move) return 'defence';
  return 'retreat' in move ? 'retreat' : 'opening';
}

function refusalByMoment(battle: Battle, move: Move): Refusal | undefined {
  const timing = timingOf(move);
  const stranger = abilitiesOf(move).find((person) => CARD_FACTS[person].timing !== timing);
  if (stranger) return { reason: 'wrong-moment', rule: 'chu-han/abilities/moment', card: stranger };
  const isOpening = phaseOf(battle) === 'open';
  if (timing === 'opening' && !isOpening)
    return {
      reason: 'wrong-moment',
      rule: 'chu-han/exchange/turns',
      ...(battle.troop && { troop: battle.troop }),
    };
  if (timing === 'defence' && isOpening) return { reason: 'wrong-moment', rule: 'chu-han/opening/troop' };
  if (timing === 'retreat' && isOpening)
    return { reason: 'cannot-retreat-when-opening', rule: 'chu-han/opening/troop' };
  return undefined;
}

function refusalByAbility({ used }: Battle, move: Move): Refusal | undefined {
  const abilities = abilitiesOf(move);
  const [card] = abilities;
  if (!card) return undefined;
  const facts = { reason: 'one-ability-a-turn', card } as const;
  const isForbiddenAnyway = isTooMany(abilities) || (used.isAbilityUsed && !used.cancelled);
  if (isForbiddenAnyway) return { ...facts, rule: 'chu-han/abilities/one-a-turn' };
  return used.cancelled ? { ...facts, rule: 'chu-han/reactions/no-second-ability' } : undefined;
}

/**
 * Returns whether more abilities are played than allowed. Rule: chu-han/abilities/one-a-turn,
 * chu-han/abilities/pair
 */
function isTooMany(abilities: readonly Person[]): boolean {
  return abilities.length > 1 && !isPair(abilities);
}

function refusalByHand({ hands }: Battle, move: Move): Refusal | undefined {
  const card = firstMissing(hands[move.by], [...abilitiesOf(move), ...cardsOf(move)]);
  return card && { reason: 'card-not-in-hand', rule: 'chu-han/abilities/from-hand', card, side: move.by };
}

function refusalByForm(battle: Battle, move: Move): Refusal | undefined {
  if ('open' in move) return refusalOfOpening(move);
  if ('defend' in move) return battle.troop ? refusalOfDefence(battle.troop, move) : undefined;
  return 'retreat' in move ? undefined : openingOf(move).refusal(battle, move);
}

function refusalOfOpening({ open }: Open): Refusal | undefined {
  if (isMixed(open)) return { reason: 'mixed-ranks', rule: 'chu-han/opening/one-rank' };
  return open.length === 0 ? { reason: 'wrong-size', rule: 'chu-han/opening/troop', size: 0 } : undefined;
}
