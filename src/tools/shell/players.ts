import { useEffect, useRef } from 'preact/hooks';
import { isolated } from '../../explain/isolated.ts';
import { parseSave, putAside, type SaveKind, usable } from '../../saves/save.ts';
import type { History } from './history.ts';
import type { ShellSession } from './session.ts';
import type { Kit, Tool } from './tool.ts';

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

/** How a tool reads and writes players. */
export interface Players<K extends Kit> {
  readonly kind: SaveKind<K['table']>;
  /** The table of a state; `before` is the known table. */
  tableOf(state: K['state'], before: K['table'] | undefined): K['table'];
  hasNames(table: K['table']): boolean;
  /**
   * Puts the players of a table into a state in which nothing has begun. Returns the same object if they are
   * equal.
   */
  seated(state: K['state'], table: K['table']): K['state'];
  /** The name of a player; empty if unknown. */
  nameOf(who: string, table: K['table']): string;
}

/** The table of a tool. */
export interface Table<K extends Kit> {
  readonly players: Players<K>;
  known(): K['table'] | undefined;
  /** The values to save together with a game that begins here. */
  withGame(state: K['state']): Readonly<Record<string, unknown>>;
  /** Shows the names of the table. */
  showNames(): void;
}

/** The open state with the players of a table, or unchanged if the game has begun. */
export function seatedIn<K extends Kit>(
  { isBegun }: Pick<Tool<K>, 'isBegun'>,
  players: Players<K>,
  state: K['state'],
  table: K['table'],
): K['state'] {
  return isBegun(state) ? state : players.seated(state, table);
}

/** The table after a step from one state to another; undefined if it does not change. */
export function tableAfter<K extends Kit>(
  players: Players<K>,
  before: K['state'],
  after: K['state'],
  table: K['table'] | undefined,
): K['table'] | undefined {
  const [then, now] = [players.tableOf(before, table), players.tableOf(after, table)];
  const isChanged = idOf(before) === idOf(after) && JSON.stringify(then) !== JSON.stringify(now);
  return isChanged || (table === undefined && players.hasNames(now)) ? now : undefined;
}

/** Identifies a game; a tool without an archive has only one. */
const idOf = (state: object): unknown => ('id' in state ? state.id : null);

/**
 * Loads the table after all other saves, follows its changes, and saves edits. Returns undefined for a tool
 * without players.
 */
export function useTable<K extends Kit>(
  tool: Tool<K>,
  players: Players<K> | undefined,
  session: ShellSession<K>,
): Table<K> | undefined {
  const table = useRef<K['table'] | undefined>(undefined);
  const { isWhole, latest, show, store, watch } = session;
  useEffect(() => {
    if (!players || !isWhole) return undefined;
    let isOpen = false;
    const { kind } = players;
    const read = async () => {
      const [raw] = await store.load([kind.key]);
      const loaded = parseSave(kind, raw);
      if (loaded.state === 'newer') return watch(() => undefined); // it is left alone
      await putAside(store, kind, loaded, new Date());
      table.current = usable(loaded);
      watch(keeping(players, table, () => latest().history.now));
      const { history } = latest();
      const hasSeen = isOpen;
      isOpen = true;
      if (table.current === undefined || (hasSeen && tool.isBegun(history.now))) return;
      const now = seatedIn(tool, players, history.now, table.current);
      show({ history: { ...history, now }, nameOf: namesIn(players, table.current) });
    };
    const readAgain = () => void read().catch((error: unknown) => console.warn(error));
    readAgain();
    return store.onChange((keys) => keys.includes(kind.key) && readAgain());
  }, [isWhole]);
  if (!players) return undefined;
  return {
    players,
    known: () => table.current,
    withGame(state) {
      table.current = players.tableOf(state, table.current);
      return { [players.kind.key]: table.current };
    },
    showNames: () => table.current !== undefined && show({ nameOf: namesIn(players, table.current) }),
  };
}

/** The change of the table caused by an undo, redo or edit, to be saved with it. */
function keeping<K extends Kit>(
  players: Players<K>,
  table: { current: K['table'] | undefined },
  now: () => K['state'],
) {
  return (history: History<K['state']>) => {
    const next = tableAfter(players, now(), history.now, table.current);
    if (next === undefined) return undefined;
    table.current = next;
    return { [players.kind.key]: next };
  };
}

/** Returns a function for the names of a table, in the form for the middle of a sentence. */
function namesIn<K extends Kit>(players: Players<K>, table: K['table']): (who: string) => string {
  return (who) => isolated(players.nameOf(who, table));
}
