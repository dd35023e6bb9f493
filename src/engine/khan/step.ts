import type { RuleId } from '../trace.ts';
import type { Direction, SpaceName } from './grid.ts';
import type { Player, TileKind } from './vocabulary.ts';

/** What a ruler finds where it looks; `edge` is the end of the board. */
export type Found = 'free' | 'taken' | 'river' | 'edge';

/**
 * One thing that happens while a ruler is driven out, in the order of the table: every space looked at, every turn to
 * the next direction, every yurt moved. The outcome can be rebuilt from the steps alone.
 */
export type DriveOutStep = { readonly rule: RuleId } & (
  | {
      readonly step: 'direction-tried';
      readonly direction: Direction;
      /** How many eighths of a turn clockwise from the direction on the card. */
      readonly turned: number;
    }
  | {
      readonly step: 'space-tried';
      /** Null when it would be off the board. */
      readonly at: SpaceName | null;
      readonly distance: number;
      readonly found: Found;
    }
  | {
      readonly step: 'ruler-moved';
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly direction: Direction;
    }
  | {
      readonly step: 'yurt-laid';
      readonly at: SpaceName;
      readonly from: 'camp' | 'supply';
      /** What is left in the ruler's camp. */
      readonly camp: number;
    }
  | { readonly step: 'ruler-left'; readonly why: 'last-yurt' | 'trapped' }
  | {
      readonly step: 'camp-emptied';
      readonly yurts: number;
      /** Whether another one was laid on the ruler's space before. */
      readonly isYurtLaid: boolean;
    }
);

/** One thing that is looked at while a tile is laid, in the order in which it is checked. */
export type ConquestStep = { readonly rule: RuleId } & (
  | {
      readonly step: 'tile-laid';
      readonly by: Player;
      readonly tile: TileKind;
      readonly covers: readonly SpaceName[];
    }
  | { readonly step: 'counted'; readonly player: Player; readonly yurts: number }
  | { readonly step: 'neutral-passed-over'; readonly yurts: number }
  | { readonly step: 'majority'; readonly players: readonly Player[]; readonly yurts: number }
  | { readonly step: 'river-spanned'; readonly at: readonly SpaceName[] }
  | {
      readonly step: 'banks';
      /** Where land counts as joined: in the rectangle round the tile, or under the tile alone. */
      readonly within: 'rectangle' | 'tile';
      /** The covered land, parted by what does not hang together there. */
      readonly parts: readonly (readonly SpaceName[])[];
    }
  | {
      readonly step: 'protected';
      /** Who has the special card, and what of the covered it protects. */
      readonly player: Player;
      readonly at: readonly SpaceName[];
      /** Whether the tile may cover it all the same, or what is lacking. */
      readonly verdict: 'agreed' | 'not-agreed' | 'not-shared';
    }
  | { readonly step: 'owner'; readonly player: Player }
  | { readonly step: 'refused'; readonly reason: Reason; readonly at: readonly SpaceName[] }
);

/** How often a shape was tried on the board, and how often it may lie there. */
export interface ShapeStep {
  readonly rule: RuleId;
  readonly step: 'shape-tried';
  readonly shape: string;
  readonly tile: TileKind;
  /** The ways in which it can be turned and flipped. */
  readonly ways: number;
  readonly tried: number;
  readonly lawful: number;
}

/** Why a tile may not lie as it does; one code a cause, in the order in which they are looked at. */
export type Reason =
  | 'not-connected'
  | 'ruler-covered'
  | 'empty-space-covered'
  | 'already-conquered'
  | 'no-own-yurt'
  | 'no-majority'
  | 'river-under-conquest-tile'
  | 'bridge-without-river'
  | 'bridge-needs-both-banks'
  | 'protected';
