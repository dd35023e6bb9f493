import type { Translator } from '../../i18n/translator.ts';
import type { Case } from '../../referee/referee.ts';
import { type Loaded, type SaveKind, usable } from '../../saves/save.ts';
import { changed, type History, redone, undone } from './history.ts';
import { type Kept, useKeeping, useLink } from './keeping.ts';
import type { OpenedWhat } from './open-panel.tsx';

interface Save<T> {
  readonly version: number;
  readonly now: T;
  readonly past: readonly T[];
}

/** A tool of Khan: where it stands, how it is kept, where it begins, and what it makes of a case. */
interface Tool<T> {
  /** Its path below the language. */
  readonly path: string;
  readonly kind: SaveKind<Save<T>>;
  fresh(before?: T): T;
  /** What reads a case; fetched when the first one is opened. */
  reader(): Promise<(asked: Case, before: T) => T>;
}

/** What a person enters, kept at every change, and the way back and forth. */
export interface Desk<T> extends Omit<Kept<History<T>>, 'view' | 'latest' | 'update'> {
  readonly now: T;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  change(next: T): void;
  undo(): void;
  redo(): void;
  startAgain(): void;
  /** Goes on with what another person passed on; what was here is one step back. */
  open(asked: OpenedWhat): Promise<void>;
}

export function useDesk<T>(root: string, tool: Tool<T>, t: Translator<'khan' | 'tool'>): Desk<T> {
  const fresh = (): History<T> => ({ now: tool.fresh(), past: [], future: [] });
  const keeping = {
    kinds: [tool.kind],
    once: [],
    fresh,
    viewFrom: ([loaded]: readonly [Loaded<Save<T>>], before: History<T>): History<T> => {
      const { now, past } = usable(loaded) ?? before;
      return { now, past, future: [] };
    },
    savesOf: (before: History<T>, { now, past }: History<T>) =>
      now === before.now && past === before.past
        ? {}
        : { [tool.kind.key]: { version: tool.kind.version, now, past } },
  } as const;
  const { view, latest: _, update, ...kept } = useKeeping(root, keeping, fresh, t);
  const open = async (asked: OpenedWhat) => {
    if (!('ask' in asked)) throw new Error(`No case: ${JSON.stringify(asked)}`);
    const read = await tool.reader();
    update((before) => changed(before, read(asked, before.now)));
    kept.tell(t('opened'));
    scrollTo({ top: 0 });
  };
  useLink({ root, tool: tool.path, desk: kept, open, t });
  return {
    ...kept,
    now: view.now,
    canUndo: view.past.length > 0,
    canRedo: view.future.length > 0,
    change: (next) => update((before) => changed(before, next)),
    undo: () => update(undone),
    redo: () => update(redone),
    startAgain() {
      update((before) => changed(before, tool.fresh(before.now)));
      kept.tell(t('started-again'));
    },
    open,
  };
}
