import type { Edition } from '../../engine/edition.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { HUANG_CONFLICT, type HuangConflict, type HuangConflictSave } from '../../saves/huang-conflict.ts';
import { type Loaded, usable } from '../../saves/save.ts';
import { type Settings, settingsKind } from '../../saves/settings.ts';
import { changed, type History } from '../shell/history.ts';
import { type Kept, useKeeping } from '../shell/keeping.ts';
import { freshConflict } from './conflict.ts';
import type { Reading, Table } from './settle.ts';
import type { ConflictTranslator } from './texts.ts';

/** All that the page knows: what is entered, the way back and forth, and what the table plays by. */
interface ConflictBook extends History<HuangConflict> {
  readonly table: Table;
}

/** The conflict on the page, kept at every change, and what can be done to it. */
export interface ConflictDesk extends Omit<Kept<ConflictBook>, 'view' | 'tell' | 'latest'> {
  readonly book: ConflictBook;
  change(next: HuangConflict): void;
  startAgain(): void;
}

type LoadedSaves = readonly [Loaded<HuangConflictSave>, Loaded<Settings<'huang'>>];

const SETTINGS = settingsKind({ huang: HUANG_RULINGS });

/** Loads what is stored, follows other tabs, and keeps every change. */
export function useConflict(root: string, proposed: Edition, t: ConflictTranslator): ConflictDesk {
  const fresh = (): ConflictBook => bookFrom([{ state: 'none' }, { state: 'none' }], proposed);
  const keeping = {
    kinds: [HUANG_CONFLICT, SETTINGS],
    once: [],
    fresh,
    viewFrom: (loaded: LoadedSaves) => bookFrom(loaded, proposed),
    savesOf,
  } as const;
  const { view: book, tell, latest: _, ...kept } = useKeeping(root, keeping, fresh, t);
  return {
    ...kept,
    book,
    change: (next) => kept.update((before) => changed(before, next)),
    startAgain() {
      kept.update((before) => changed(before, freshConflict(before.now)));
      tell(t('started-again'));
    },
  };
}

function bookFrom([conflict, settings]: LoadedSaves, proposed: Edition): ConflictBook {
  const { now, past } = usable(conflict) ?? { now: freshConflict(), past: [] };
  const chosen = usable(settings);
  const table = { edition: chosen?.edition ?? proposed, bystanders: bystandersOf(chosen) };
  return { now, past, future: [], table };
}

/** The table's choice on states that share no leader colour, if it has made one. */
function bystandersOf(settings: Settings<'huang'> | undefined): Reading {
  return settings?.rulings.huang['bystander-states'] ?? HUANG_RULINGS['bystander-states'][0];
}

function savesOf(before: ConflictBook, { now, past }: ConflictBook): Readonly<Record<string, unknown>> {
  if (now === before.now && past === before.past) return {};
  return { [HUANG_CONFLICT.key]: { version: HUANG_CONFLICT.version, now, past } };
}
