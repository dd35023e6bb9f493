import type { Action, Decisions } from './action.ts';
import { type Draft, draftOf } from './draft.ts';
import { endTurn } from './end-turn.ts';
import { establishPagoda, establishPalace } from './establish.ts';
import type { Outcome } from './outcome.ts';
import { placeTiles } from './place-tile.ts';
import type { Position } from './position.ts';
import { positionLeader } from './position-leader.ts';
import { replaceTiles } from './replace.ts';
import { riot } from './riot.ts';
import type { Rulings } from './ruling.ts';

/**
 * Carries out an action of the active player with the given decisions. Returns the result, the refusal if the
 * action is illegal, or the next missing decision. The position is not changed.
 */
export function act(position: Position, action: Action, decisions: Decisions, rulings: Rulings): Outcome {
  return carryOut(draftOf(position), action, decisions, rulings);
}

function carryOut(draft: Draft, action: Action, decisions: Decisions, rulings: Rulings): Outcome {
  switch (action.type) {
    case 'place-tile':
      return placeTiles(draft, action, decisions, rulings);
    case 'position-leader':
      return positionLeader(draft, action, decisions);
    case 'riot':
      return riot(draft, action);
    case 'establish-pagoda':
      return establishPagoda(draft, action, rulings);
    case 'establish-palace':
      return establishPalace(draft, action, rulings);
    case 'replace':
      return replaceTiles(draft, action);
    case 'end-turn':
      return endTurn(draft, decisions, rulings);
  }
}
