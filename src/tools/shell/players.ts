import { useEffect, useRef } from 'preact/hooks';
import { isolated } from '../../explain/isolated.ts';
import { parseSave, putAside, type SaveKind, usable } from '../../saves/save.ts';
import type { History } from './history.ts';
import type { ShellSession } from './session.ts';
import type { Kit, Tool } from './tool.ts';

/*
 * Players are entered once a game, and the table has them in a save of its own, beside those of the tools of that game.
 *
 * A game that has begun is played on by those with whom it began, whatever happens elsewhere: nobody's game is changed
 * behind their back. A tool in which nothing is begun shows the players of the table: as it is opened, as another tab
 * changes them, and as one starts again. Whoever changes the players of what is open, begun or not, changes those of the
 * table; so does the one who takes that back, in the tool where it was done and nowhere else. A game that was passed on
 * or lay in the archive was played by others, maybe: it leaves the table as it is until somebody changes its players.
 *
 * Where a tool itself knows of no names, they are labels: those of the table as the tool was opened or begun anew.
 *
 * A table that has no save yet gets one from the first tool with names in which anything is done.
 *
 * All of this comes with what stands below the first screen: so do the fields for players.
 */

/** What a tool knows of players. */
export interface Players<K extends Kit> {
  readonly kind: SaveKind<K['table']>;
  /** The table as a state has it; `before` is what was known of it. */
  tableOf(state: K['state'], before: K['table'] | undefined): K['table'];
  hasNames(table: K['table']): boolean;
  /** A state in which nothing is begun, with the players of a table; the same where it has them. */
  seated(state: K['state'], table: K['table']): K['state'];
  /** What somebody is called; empty where that is not known. */
  nameOf(who: string, table: K['table']): string;
}

/** The table at which a tool is used. */
export interface Table<K extends Kit> {
  readonly players: Players<K>;
  known(): K['table'] | undefined;
  /** What is to be stored with a game that is begun here. */
  withGame(state: K['state']): Readonly<Record<string, unknown>>;
  /** Shows the names of the table. */
  showNames(): void;
}

/** What is open with the players of a table, or as it is where it has begun. */
export function seatedIn<K extends Kit>(
  { isBegun }: Pick<Tool<K>, 'isBegun'>,
  players: Players<K>,
  state: K['state'],
  table: K['table'],
): K['state'] {
  return isBegun(state) ? state : players.seated(state, table);
}

/** The table after a step from one state to another; undefined where it stays as it is. */
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

/** By what one game is told from another; a tool without an archive has but one. */
const idOf = (state: object): unknown => ('id' in state ? state.id : null);

/** Reads the table once all else has been read, follows it, and keeps what is changed; undefined without players. */
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

/** What a step of history changes of the table, to be stored with it. */
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

/** The names of a table, for the middle of a sentence. */
function namesIn<K extends Kit>(players: Players<K>, table: K['table']): (who: string) => string {
  return (who) => isolated(players.nameOf(who, table));
}
