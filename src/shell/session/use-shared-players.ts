import { useEffect, useRef } from 'preact/hooks';
import { isolateBidi } from '../../explain/isolate-bidi.ts';
import { getLoadedValue, loadSave } from '../../saves/save.ts';
import type { Tool } from '../tool.ts';
import type { ToolTypes } from '../tool-types.ts';
import type { PlayersAdapter } from './players-adapter.ts';
import type { ShellSession } from './session.ts';
import type { UndoHistory } from './undo-history.ts';

/*
 * Players are entered once per game and stored in a save of their own (the table), shared by all tools of
 * that game.
 *
 * A game that has begun keeps its players, whatever happens elsewhere. A tool without a begun game shows
 * the players of the table: on load, when another tab changes them, and when the user starts over.
 * Changing the players of the open game, begun or not, also changes the table; so does undoing that in the
 * same tool, and only there. A game from a link or from the archive may have been played by others, so it
 * changes the table only when its players are edited.
 *
 * If a tool stores no names itself, it shows those of the table at the time when it was opened or started
 * over.
 *
 * A table without a save gets one from the first tool with names in which anything is changed.
 *
 * This module is lazy-loaded with the part below the first screen, like the fields for players.
 */

/** The players of the table, shared by all tools of a game. */
export interface SharedPlayers<K extends ToolTypes> {
  readonly adapter: PlayersAdapter<K>;
  getKnown(): K['players'] | undefined;
  /** Takes the players of a game that begins here as those of the table. Returns the values to save. */
  adoptPlayers(state: K['state']): Readonly<Record<string, unknown>>;
  /** Takes other players as those of the table. Returns the values to save. */
  adoptTable(players: K['players']): Readonly<Record<string, unknown>>;
  /** Shows the names of the table. */
  showNames(): void;
}

/** Returns the open state with the players of a table, or unchanged if the game has begun. */
export function withTablePlayers<K extends ToolTypes>(
  { isBegun }: Pick<Tool<K>, 'isBegun'>,
  players: PlayersAdapter<K>,
  state: K['state'],
  table: K['players'],
): K['state'] {
  return isBegun(state) ? state : players.withPlayers(state, table);
}

/** Returns the table after a step from one state to another; undefined if it does not change. */
export function findChangedPlayers<K extends ToolTypes>(
  players: PlayersAdapter<K>,
  before: K['state'],
  after: K['state'],
  table: K['players'] | undefined,
): K['players'] | undefined {
  const [then, now] = [players.readPlayers(before, table), players.readPlayers(after, table)];
  const isChanged = getGameId(before) === getGameId(after) && JSON.stringify(then) !== JSON.stringify(now);
  return isChanged || (table === undefined && players.hasNames(now)) ? now : undefined;
}

/** Identifies a game; a tool without an archive has only one. */
const getGameId = (state: object): unknown => ('id' in state ? state.id : null);

/**
 * Loads the table after all other saves, follows its changes, and saves edits. Returns undefined for a tool
 * without players.
 */
export function useSharedPlayers<K extends ToolTypes>(
  tool: Tool<K>,
  players: PlayersAdapter<K> | undefined,
  session: ShellSession<K>,
): SharedPlayers<K> | undefined {
  const table = useRef<K['players'] | undefined>(undefined);
  const { isArchiveLoaded, latest, show, store, watch } = session;
  useEffect(() => {
    if (!players || !isArchiveLoaded) return undefined;
    let isOpen = false;
    const { kind } = players;
    const read = async () => {
      const loaded = await loadSave(store, kind);
      if (loaded.state === 'newer') return watch(() => undefined); // it is not overwritten
      table.current = getLoadedValue(loaded);
      watch(createTableWatcher(players, table, () => latest().history.now));
      const { history } = latest();
      const wasOpen = isOpen;
      isOpen = true;
      if (table.current === undefined || (wasOpen && tool.isBegun(history.now))) return;
      const now = withTablePlayers(tool, players, history.now, table.current);
      show({ history: { ...history, now }, nameOf: createNameLookup(players, table.current) });
    };
    const reload = () => void read().catch((error: unknown) => console.warn(error));
    reload();
    return store.onChange((keys) => keys.includes(kind.key) && reload());
  }, [isArchiveLoaded]);
  if (!players) return undefined;
  return {
    adapter: players,
    getKnown: () => table.current,
    adoptPlayers(state) {
      table.current = players.readPlayers(state, table.current);
      return { [players.kind.key]: table.current };
    },
    adoptTable(next) {
      table.current = next;
      return { [players.kind.key]: next };
    },
    showNames: () =>
      table.current !== undefined && show({ nameOf: createNameLookup(players, table.current) }),
  };
}

/** Returns a watcher that updates the table after each edit, undo or redo, and returns the values to save. */
function createTableWatcher<K extends ToolTypes>(
  players: PlayersAdapter<K>,
  table: { current: K['players'] | undefined },
  now: () => K['state'],
) {
  return (history: UndoHistory<K['state']>) => {
    const next = findChangedPlayers(players, now(), history.now, table.current);
    if (next === undefined) return undefined;
    table.current = next;
    return { [players.kind.key]: next };
  };
}

/** Returns a function that looks up the names of a table, in the form for the middle of a sentence. */
function createNameLookup<K extends ToolTypes>(
  players: PlayersAdapter<K>,
  table: K['players'],
): (who: string) => string {
  return (who) => isolateBidi(players.nameOf(who, table));
}
