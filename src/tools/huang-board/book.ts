import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { HUANG_BOARD, HUANG_TABLES, type HuangTable } from '../../saves/huang-board.ts';
import { type Loaded, usable } from '../../saves/save.ts';
import { type Settings, settingsKind } from '../../saves/settings.ts';
import type { Tabled } from '../shell/history.ts';
import { type BoardTable, storedTable, tableOf } from './table.ts';

/** All that the board page knows; what it shows is computed from it. */
export interface Book extends Tabled<BoardTable> {
  /** What this table plays by; null where nothing was chosen. */
  readonly settings: Settings<'huang'> | null;
}

export const KINDS = [HUANG_BOARD, HUANG_TABLES, settingsKind({ huang: HUANG_RULINGS })] as const;

export function freshBook(now: BoardTable): Book {
  return { now, past: [], future: [], tables: [], settings: null };
}

type LoadedSaves = readonly [
  Loaded<{ readonly now: HuangTable; readonly past: readonly HuangTable[] }>,
  Loaded<{ readonly tables: readonly HuangTable[] }>,
  Loaded<Settings<'huang'>>,
];

/** The book that the saves hold. */
export function bookFrom([board, tables, settings]: LoadedSaves, before: Book): Book {
  const open = usable(board);
  return {
    now: open ? tableOf(open.now) : before.now,
    past: open ? open.past.map(tableOf) : [],
    future: open ? [] : before.future,
    tables: usable(tables)?.tables.map(tableOf) ?? [],
    settings: usable(settings) ?? null,
  };
}

/** The saves in which two states of the book differ; the settings are only read. */
export function savesOf(before: Book, after: Book): Readonly<Record<string, unknown>> {
  const { now, past, tables } = after;
  return {
    ...((now !== before.now || past !== before.past) && {
      [HUANG_BOARD.key]: {
        version: HUANG_BOARD.version,
        now: storedTable(now),
        past: past.map(storedTable),
      },
    }),
    ...(tables !== before.tables && {
      [HUANG_TABLES.key]: { version: HUANG_TABLES.version, tables: tables.map(storedTable) },
    }),
  };
}
