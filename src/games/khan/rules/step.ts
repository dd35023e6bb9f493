import type { RuleId } from '../../../core/trace.ts';
import type { Direction, KhanSpaceName } from './grid.ts';
import type { KhanPlayer, TileKind } from './vocabulary.ts';

/** What is on a space that the ruler tries; `edge` means off the board. */
export type SpaceContent = 'free' | 'taken' | 'river' | 'edge';

/**
 * One step of driving a ruler out, in the order of play: every space tried, every turn to the next direction,
 * every yurt moved. The outcome can be rebuilt from the steps alone.
 */
export type DriveOutStep = { readonly rule: RuleId } & (
  | {
      readonly step: 'direction-tried';
      readonly direction: Direction;
      /** Number of 45° turns clockwise from the direction on the card. */
      readonly turned: number;
    }
  | {
      readonly step: 'space-tried';
      /** Null if it is off the board. */
      readonly at: KhanSpaceName | null;
      readonly distance: number;
      readonly found: SpaceContent;
    }
  | {
      readonly step: 'ruler-moved';
      readonly from: KhanSpaceName;
      readonly to: KhanSpaceName;
      readonly direction: Direction;
    }
  | {
      readonly step: 'yurt-laid';
      readonly at: KhanSpaceName;
      readonly from: 'camp' | 'supply';
      /** The number of yurts left in the ruler's camp. */
      readonly camp: number;
    }
  | { readonly step: 'ruler-left'; readonly why: 'last-yurt' | 'trapped' }
  | {
      readonly step: 'camp-emptied';
      readonly yurts: number;
      /** Whether another yurt was laid on the ruler's space before. */
      readonly isYurtLaid: boolean;
    }
);

/** One step of laying a tile, in the order in which the demands are checked. */
export type ConquestStep = { readonly rule: RuleId } & (
  | {
      readonly step: 'tile-laid';
      readonly by: KhanPlayer;
      readonly tile: TileKind;
      readonly covers: readonly KhanSpaceName[];
    }
  | { readonly step: 'counted'; readonly player: KhanPlayer; readonly yurts: number }
  | { readonly step: 'neutral-passed-over'; readonly yurts: number }
  | { readonly step: 'majority'; readonly players: readonly KhanPlayer[]; readonly yurts: number }
  | { readonly step: 'river-spanned'; readonly at: readonly KhanSpaceName[] }
  | {
      readonly step: 'banks';
      /**
       * Which land connects the banks: all land in the rectangle around the tile, or only land under the
       * tile.
       */
      readonly within: 'rectangle' | 'tile';
      /** The covered land, grouped into banks. */
      readonly parts: readonly (readonly KhanSpaceName[])[];
    }
  | {
      readonly step: 'protected';
      /** The owner of the special card, and the covered spaces that it protects. */
      readonly player: KhanPlayer;
      readonly at: readonly KhanSpaceName[];
      /**
       * Whether the tile may cover them. `agreed`: the protecting player would own the tile, too, and allows
       * it. `not-agreed`: that player does not allow it. `not-shared`: that player would not own it.
       */
      readonly verdict: 'agreed' | 'not-agreed' | 'not-shared';
    }
  | { readonly step: 'owner'; readonly player: KhanPlayer }
  | {
      readonly step: 'refused';
      readonly reason: ConquestRefusalReason;
      readonly at: readonly KhanSpaceName[];
    }
);

/** A step that says how many positions of a shape were tried on the board, and how many were legal. */
export interface ShapeStep {
  readonly rule: RuleId;
  readonly step: 'shape-tried';
  readonly shape: string;
  readonly tile: TileKind;
  /** The number of its orientations. */
  readonly ways: number;
  /** The number of places on the board that the shape can cover, in all orientations. */
  readonly tried: number;
  /** How many of these are legal. */
  readonly lawful: number;
}

/** Why a tile may not be laid there: one code per demand, in the order in which they are checked. */
export type ConquestRefusalReason =
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
