import type { RuleId } from '../../../core/trace.ts';
import type { SpaceName } from './board/board.ts';
import type { LeaderName } from './leader.ts';
import type { RefusalReason } from './reasons.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** How the strength of a side adds up: tiles on the board, committed tiles, and supporting leaders. */
export interface StrengthParts {
  readonly tiles: number;
  readonly committed: number;
  readonly support: number;
  readonly strength: number;
}

/**
 * One step of an action, in the order of play. Everything that changes the position, scores points or leaves
 * the board has its own step, so that the outcome can be rebuilt from the steps alone.
 */
export type BoardStep = { readonly rule: RuleId } & (
  | { readonly step: 'tile-placed'; readonly by: Dynasty; readonly colour: Colour; readonly at: SpaceName }
  | { readonly step: 'leader-placed'; readonly leader: LeaderName; readonly to: SpaceName }
  | { readonly step: 'leader-lifted' | 'leader-left'; readonly leader: LeaderName; readonly at: SpaceName }
  | { readonly step: 'tile-left'; readonly colour: Colour; readonly at: SpaceName }
  | {
      readonly step: 'pagoda-built' | 'pagoda-lifted' | 'pagoda-lost';
      readonly colour: Colour;
      readonly at: readonly SpaceName[];
    }
  | { readonly step: 'palace-built' | 'palace-lifted' | 'palace-lost'; readonly at: readonly SpaceName[] }
  | { readonly step: 'granary-lost'; readonly at: SpaceName }
  | { readonly step: 'granary-taken'; readonly by: Dynasty; readonly at: SpaceName }
  | { readonly step: 'bandits-beaten'; readonly at: readonly SpaceName[]; readonly strength: number }
  | { readonly step: 'scored'; readonly player: Dynasty; readonly colour: Colour; readonly points: number }
  | {
      readonly step: 'spent' | 'gained';
      readonly by: Dynasty;
      readonly colour: Colour;
      readonly tiles: number;
    }
  | { readonly step: 'stands-in'; readonly leader: LeaderName }
  | { readonly step: 'drew'; readonly by: Dynasty }
  | { readonly step: 'hand-limit' | 'discarded-surplus'; readonly by: Dynasty; readonly tiles: number }
  | { readonly step: 'turn'; readonly to: Dynasty }
  | { readonly step: 'joined'; readonly at: SpaceName; readonly states: readonly SpaceName[] }
  | {
      readonly step: 'war';
      readonly at: SpaceName;
      readonly states: readonly SpaceName[];
      readonly leaders: readonly LeaderName[];
    }
  | { readonly step: 'bystander'; readonly state: SpaceName; readonly fights: boolean }
  | { readonly step: 'commitment-order'; readonly players: readonly Dynasty[] }
  | {
      readonly step: 'committed';
      readonly by: Dynasty;
      /** The supported state; null in a revolt, where players support only themselves. */
      readonly to: SpaceName | null;
      readonly tiles: number;
      readonly leader: boolean;
    }
  | ({
      readonly step: 'strength';
      /** A state in a war, a player in a revolt. */
      readonly of: SpaceName | Dynasty;
    } & StrengthParts)
  | { readonly step: 'tied'; readonly states: readonly SpaceName[]; readonly decides: Dynasty }
  | { readonly step: 'war-won'; readonly state: SpaceName }
  | {
      readonly step: 'noted';
      /** All losing states with their strengths, before anything is removed from the board. */
      readonly losers: readonly { readonly state: SpaceName; readonly strength: number }[];
    }
  | {
      /** What the winner loses. */
      readonly step: 'losses';
      readonly state: SpaceName;
      /** The number of tiles that the winner must lose, committed ones included. */
      readonly owed: number;
      readonly committed: number;
      /** How many of them are removed from the board. */
      readonly tiles: number;
    }
  | { readonly step: 'revolt'; readonly attacker: LeaderName; readonly defender: LeaderName }
  | { readonly step: 'revolt-won'; readonly player: Dynasty; readonly isTie: boolean }
  | { readonly step: 'bandits-faced'; readonly strength: number; readonly tiles: number }
  | { readonly step: 'refused'; readonly reason: RefusalReason; readonly at?: SpaceName }
);
