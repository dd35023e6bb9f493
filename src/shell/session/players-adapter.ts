import type { SaveKind } from '../../saves/save.ts';
import type { ToolTypes } from '../tool-types.ts';

/** How a tool reads and writes players. */
export interface PlayersAdapter<K extends ToolTypes> {
  readonly kind: SaveKind<K['players']>;
  /** The table of a state; `before` is the known table. */
  readPlayers(state: K['state'], before: K['players'] | undefined): K['players'];
  hasNames(table: K['players']): boolean;
  /**
   * Puts the players of a table into a state in which nothing has begun. Returns the same object if they are
   * equal.
   */
  withPlayers(state: K['state'], table: K['players']): K['state'];
  /** The name of a player; empty if unknown. */
  nameOf(who: string, table: K['players']): string;
}
