import type { SpaceName } from './board.ts';
import type { Four, Three } from './tuple.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** What the acting player does. Spaces are as written, and may be off the board. */
export type Action =
  | { readonly type: 'place-tile'; readonly colour: Colour; readonly at: readonly SpaceName[] }
  | { readonly type: 'position-leader'; readonly colour: Colour; readonly to: SpaceName | null }
  | { readonly type: 'riot'; readonly at: SpaceName; readonly leader: boolean }
  | {
      readonly type: 'establish-pagoda';
      readonly colour: Colour;
      readonly at: Three<SpaceName>;
      readonly leader: boolean;
      readonly from: Three<SpaceName> | null;
    }
  | { readonly type: 'establish-palace'; readonly at: Four<SpaceName>; readonly leader: boolean }
  | { readonly type: 'replace'; readonly tiles: Readonly<Partial<Record<Colour, number>>> }
  | { readonly type: 'end-turn' };

/** What one player gives to a conflict. */
export interface Commitment {
  readonly by: Dynasty;
  /** In a war, any space of the state that is helped. */
  readonly to: SpaceName | null;
  readonly tiles: number;
  readonly leader: boolean;
}

/** Where a building is wanted with the tile just laid: three spaces for a pagoda, four for the palace. */
export interface Site {
  readonly at: Three<SpaceName> | Four<SpaceName>;
  /** The pagoda that is moved, when none is left beside the board. */
  readonly from: Three<SpaceName> | Four<SpaceName> | null;
}

/** The answers that the players gave to what the rules ask of them. */
export interface Decisions {
  readonly commitments: readonly Commitment[];
  readonly tieWinner: SpaceName | null;
  readonly discard: readonly SpaceName[] | null;
  readonly pagoda: Site | null;
  readonly market: Colour | null;
  readonly keepGranary: SpaceName | null;
}

/** Nobody has been asked anything, or nobody wants anything that need not be. */
export const NOTHING_DECIDED: Decisions = {
  commitments: [],
  tieWinner: null,
  discard: null,
  pagoda: null,
  market: null,
  keepGranary: null,
};
