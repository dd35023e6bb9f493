import type { SpaceName } from '../board/board.ts';
import type { Quadruple, Triple } from '../board/tuple.ts';
import type { Colour, Dynasty } from '../vocabulary.ts';

/** An action of the active player. Spaces are as written in a case and may be off the board. */
export type Action =
  | { readonly type: 'place-tile'; readonly colour: Colour; readonly at: readonly SpaceName[] }
  | { readonly type: 'position-leader'; readonly colour: Colour; readonly to: SpaceName | null }
  | { readonly type: 'riot'; readonly at: SpaceName; readonly leader: boolean }
  | {
      readonly type: 'establish-pagoda';
      readonly colour: Colour;
      readonly at: Triple<SpaceName>;
      readonly leader: boolean;
      readonly from: Triple<SpaceName> | null;
    }
  | { readonly type: 'establish-palace'; readonly at: Quadruple<SpaceName>; readonly leader: boolean }
  | { readonly type: 'replace'; readonly tiles: Readonly<Partial<Record<Colour, number>>> }
  | { readonly type: 'end-turn' };

/** What one player commits to a conflict: tiles, and a leader from the reserve. */
export interface Commitment {
  readonly by: Dynasty;
  /** In a war, any space of the supported state. */
  readonly to: SpaceName | null;
  readonly tiles: number;
  readonly leader: boolean;
}

/**
 * The spaces on which a building is placed with the tile just laid (three for a pagoda, four for the palace),
 * and the pagoda that is moved there, if any.
 */
export interface BuildingPlacement {
  readonly at: Triple<SpaceName> | Quadruple<SpaceName>;
  /** The pagoda to be moved if none is left in the supply. */
  readonly from: Triple<SpaceName> | Quadruple<SpaceName> | null;
}

/** The players' answers to the questions of the rules. */
export interface Decisions {
  readonly commitments: readonly Commitment[];
  readonly tieWinner: SpaceName | null;
  readonly discard: readonly SpaceName[] | null;
  readonly pagoda: BuildingPlacement | null;
  readonly market: Colour | null;
  readonly keepGranary: SpaceName | null;
}

/** No decisions: no question has been answered yet, or everything optional is declined. */
export const NO_DECISIONS: Decisions = {
  commitments: [],
  tieWinner: null,
  discard: null,
  pagoda: null,
  market: null,
  keepGranary: null,
};
