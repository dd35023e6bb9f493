import type { UndoHistory } from '../session/undo-history.ts';
import type { FullTranslator, ToolSettings, ToolTypes } from '../tool-types.ts';

/** A game that goes on on another device: its state, and earlier states as far as they are passed on. */
export interface HandedOnGame<K extends ToolTypes> {
  readonly now: K['state'];
  readonly past: readonly K['state'][];
  /** The players of the table, if the tool does not store them itself. */
  readonly players?: K['players'];
  /** The id of the player whose device it was; null if unknown. */
  readonly from: string | null;
}

/** A player whose device may pass the game on. */
export interface HandoverPlayer {
  readonly id: string;
  readonly name: string;
}

/** How a tool passes a running game on to another device, with all that was noted. */
export interface Handover<K extends ToolTypes> {
  /**
   * Makes a link to the game with its history; undefined if it cannot be represented. `from` is the id of the
   * player whose device this is; `nameOf` returns the name of a player of the table, empty if unknown.
   */
  makeLink(
    history: UndoHistory<K['state']>,
    from: string | null,
    settings: ToolSettings<K>,
    nameOf: (player: string) => string,
  ): string | undefined;
  /** Parses such a link; undefined if it is none. */
  parseLink(link: string): HandedOnGame<K> | undefined;
  /** The players with names, one of whom may own the device. */
  listPlayers(state: K['state'], nameOf: (player: string) => string): readonly HandoverPlayer[];
  /** The view in which the game goes on, for a tool that does not store it. */
  continueView?(now: K['state'], view: K['view']): K['view'];
  /** How far the game has come, such as “14 turns”; what is passed on if nothing was counted. */
  describeProgress(game: Pick<HandedOnGame<K>, 'now' | 'past'>, t: FullTranslator<K>): string;
}
