import { REINFORCEMENT_SIZE } from '../cards/box.ts';
import type { BattleSide } from '../side.ts';
import { type Battle, withSideValue, withSteps, withUsedRuling } from './battle.ts';

/** Takes a reinforcement: the two top cards of the draw pile. Rule: chu-han/reinforcement/draw */
export function takeReinforcement(battle: Battle, by: BattleSide): Battle {
  const cards = battle.deck.slice(0, REINFORCEMENT_SIZE);
  const deck = battle.deck.slice(REINFORCEMENT_SIZE);
  const reinforced: Battle = {
    ...battle,
    deck,
    hands: withSideValue(battle.hands, by, [...battle.hands[by], ...cards]),
    taken: withSideValue(battle.taken, by, battle.taken[by] + 1),
    used: { ...battle.used, isReinforced: true },
    answerable: null,
  };
  const rule = 'chu-han/reinforcement/draw';
  const explained = withSteps(reinforced, { rule, step: 'reinforced', by, cards, left: deck.length });
  return battle.used.cancelled === 'open' ? withUsedRuling(explained, 'reinforce-after-opening') : explained;
}
