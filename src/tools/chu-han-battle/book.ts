import { CHU_HAN_RULINGS } from '../../engine/chu-han/rulings.ts';
import { CHU_HAN_BATTLE, CHU_HAN_BATTLES, type ChuHanTable } from '../../saves/chu-han-battle.ts';
import { newId } from '../../saves/id.ts';
import { type Loaded, usable } from '../../saves/save.ts';
import { type Settings, settingsKind } from '../../saves/settings.ts';
import type { Tabled } from '../shell/history.ts';
import { FRESH_SETUP } from './setup.ts';

/** All that the page of the battle referee keeps; what it shows is computed from it. */
export interface Book extends Tabled<ChuHanTable> {
  /** Whether Xiang Yu doubles the points of the Race to Hangu Pass where a battle does not say. */
  readonly isPassDoubled: boolean;
}

export const KINDS = [CHU_HAN_BATTLE, CHU_HAN_BATTLES, settingsKind({ 'chu-han': CHU_HAN_RULINGS })] as const;

/** A battle as it is dealt, or with another start. */
export function newTable(start: Partial<Pick<ChuHanTable, 'setup' | 'plays'>> = {}): ChuHanTable {
  const begun = new Date().toISOString();
  return { id: newId(), begun, title: '', setup: FRESH_SETUP, plays: [], ...start };
}

/** Whether anything has been entered that is worth keeping. */
export function isBegun({ setup, plays }: ChuHanTable): boolean {
  return plays.length > 0 || JSON.stringify(setup) !== JSON.stringify(FRESH_SETUP);
}

export function freshBook(now: ChuHanTable): Book {
  return { now, past: [], future: [], tables: [], isPassDoubled: true };
}

type LoadedSaves = readonly [
  Loaded<{ readonly now: ChuHanTable; readonly past: readonly ChuHanTable[] }>,
  Loaded<{ readonly tables: readonly ChuHanTable[] }>,
  Loaded<Settings<'chu-han'>>,
];

const NOTHING_ASIDE = { tables: [] };

/** The book that the saves hold. */
export function bookFrom([battle, tables, settings]: LoadedSaves, before: Book): Book {
  const { now, past } = usable(battle) ?? { now: before.now, past: [] };
  return {
    now,
    past,
    future: now === before.now ? before.future : [],
    tables: (usable(tables) ?? NOTHING_ASIDE).tables,
    isPassDoubled: usable(settings)?.rulings['chu-han']['hangu-pass-doubled'] !== 'no',
  };
}

/** The saves in which two states of the book differ; the settings are only read. */
export function savesOf(before: Book, after: Book): Readonly<Record<string, unknown>> {
  const { now, past, tables } = after;
  return {
    ...((now !== before.now || past !== before.past) && {
      [CHU_HAN_BATTLE.key]: { version: CHU_HAN_BATTLE.version, now, past },
    }),
    ...(tables !== before.tables && {
      [CHU_HAN_BATTLES.key]: { version: CHU_HAN_BATTLES.version, tables },
    }),
  };
}
