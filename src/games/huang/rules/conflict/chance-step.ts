import type { RuleId } from '../../../../core/trace.ts';
import type { SpaceName } from '../board/board.ts';
import type { Colour, Dynasty } from '../vocabulary.ts';

/** One step of explaining chances: an assumption, or a fact they depend on. */
export type ConflictChanceStep = { readonly rule: RuleId } & (
  | { readonly step: 'unseen'; readonly tiles: number; readonly matching: number; readonly colour: Colour }
  | {
      /** The player who asks, and what that player can commit. */
      readonly step: 'asks';
      readonly player: Dynasty;
      readonly to: SpaceName | null;
      readonly colour: Colour;
      readonly tiles: number;
      readonly leader: boolean;
    }
  | {
      /**
       * A player who has not committed yet and is assumed to commit everything: `tiles` matching tiles of a
       * known hand, or the matching ones among `tiles` unknown tiles.
       */
      readonly step: 'backs' | 'backs-unseen';
      readonly player: Dynasty;
      /** The supported state; null in a revolt. */
      readonly to: SpaceName | null;
      readonly colour: Colour;
      readonly tiles: number;
      readonly leader: boolean;
    }
  | { readonly step: 'stays-out'; readonly player: Dynasty }
  | { readonly step: 'decides'; readonly player: Dynasty }
);
