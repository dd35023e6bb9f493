import type { RuleId } from '../trace.ts';
import type { SpaceName } from './board.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** One thing that is taken for granted where chances are counted, or that they hang on. */
export type ChanceStep = { readonly rule: RuleId } & (
  | { readonly step: 'unseen'; readonly tiles: number; readonly matching: number; readonly colour: Colour }
  | {
      /** The one who asks, with what that player can give. */
      readonly step: 'asks';
      readonly player: Dynasty;
      readonly to: SpaceName | null;
      readonly colour: Colour;
      readonly tiles: number;
      readonly leader: boolean;
    }
  | {
      /** One who has not committed yet and gives all: so many tiles, or what matches of so many that nobody has seen. */
      readonly step: 'backs' | 'backs-unseen';
      readonly player: Dynasty;
      /** The state that is helped; null in a revolt. */
      readonly to: SpaceName | null;
      readonly colour: Colour;
      readonly tiles: number;
      readonly leader: boolean;
    }
  | { readonly step: 'stays-out'; readonly player: Dynasty }
  | { readonly step: 'decides'; readonly player: Dynasty }
);
