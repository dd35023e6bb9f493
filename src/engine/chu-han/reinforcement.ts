import { type Battle, changed, ruled, withSteps } from './battle.ts';
import { CARDS_A_REINFORCEMENT } from './box.ts';
import type { Side } from './side.ts';

/** Takes a reinforcement: the two top cards of the draw pile. Rule: chu-han/reinforcement/draw */
export function reinforce(battle: Battle, by: Side): Battle {
  const cards = battle.deck.slice(0, CARDS_A_REINFORCEMENT);
  const deck = battle.deck.slice(CARDS_A_REINFORCEMENT);
  const reinforced: Battle = {
    ...battle,
    deck,
    hands: changed(battle.hands, by, [...battle.hands[by], ...cards]),
    taken: changed(battle.taken, by, battle.taken[by] + 1),
    used: { ...battle.used, isReinforced: true },
    answerable: null,
  };
  const rule = 'chu-han/reinforcement/draw';
  const explained = withSteps(reinforced, { rule, step: 'reinforced', by, cards, left: deck.length });
  return battle.used.cancelled === 'open' ? ruled(explained, 'reinforce-after-opening') : explained;
}
