import type { HuangRulings } from '../ruling.ts';
import { createDraft } from '../setup/draft.ts';
import type { Position } from '../setup/position.ts';
import type { Action, Decisions } from './action.ts';
import { endTurn } from './end-turn.ts';
import { establishPagoda, establishPalace } from './establish.ts';
import type { ActionOutcome } from './outcome.ts';
import { placeTiles } from './place-tile.ts';
import { positionLeader } from './position-leader.ts';
import { replaceTiles } from './replace-tiles.ts';
import { resolveRiot } from './riot.ts';

/**
 * Carries out an action of the active player with the given decisions. Returns the result, the refusal if the
 * action is illegal, or the next missing decision. The position is not changed.
 */
export function applyAction(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: HuangRulings,
): ActionOutcome {
  const draft = createDraft(position);
  switch (action.type) {
    case 'place-tile':
      return placeTiles(draft, action, decisions, rulings);
    case 'position-leader':
      return positionLeader(draft, action, decisions);
    case 'riot':
      return resolveRiot(draft, action);
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
