import { useState } from 'preact/hooks';
import type { BattleSetup, ChuHanTable } from '../../saves/chu-han-battle.ts';
import { changed, redone, turnedTo, undone } from '../shell/history.ts';
import { type Kept, useKeeping, useLink } from '../shell/keeping.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import { type Book, bookFrom, freshBook, isBegun, KINDS, newTable, savesOf } from './book.ts';
import { tableFrom } from './filling.ts';
import type { Edit, Obstacle } from './setup.ts';
import type { RefereeTranslator } from './texts.ts';

const KEEPING = {
  kinds: KINDS,
  once: [],
  fresh: () => freshBook(newTable()),
  viewFrom: bookFrom,
  savesOf,
} as const;

/** Whether what was known at the start is entered, or what was played since. */
type Mode = 'setup' | 'play';

/** Where on the page something is entered. */
export type EditPlace = 'cards' | 'facts';

/** The battle on the page, kept at every change, and what can be done to it. */
export interface Bench {
  readonly desk: Kept<Book>;
  readonly table: ChuHanTable;
  /** Whether Xiang Yu doubles the points of the Race to Hangu Pass: as the battle says itself, else the settings. */
  readonly isPassDoubled: boolean;
  readonly mode: Mode;
  /** Why the last tap changed nothing. */
  readonly obstacle: { readonly why: Obstacle; readonly at: EditPlace } | null;
  /** Whether nobody wanted to react to the last play. */
  readonly hasPassed: boolean;
  /** Goes on without a reaction. */
  pass(): void;
  turnMode(mode: Mode): void;
  change(table: ChuHanTable): void;
  changeSetup(setup: BattleSetup): void;
  /** Changes the set-up, or says why it stays. */
  edit(edit: Edit, at: EditPlace): void;
  /** Sets the battle aside and goes on with another. */
  turnTo(table: ChuHanTable): void;
  /** Sets the battle aside and goes on with what another person passed on. */
  open(what: OpenedWhat): void;
  undo(): void;
  redo(): void;
}

/** Loads what is stored, opens the link in the address, follows other tabs, and keeps every change. */
export function useBattle(root: string, t: RefereeTranslator): Bench {
  const desk = useKeeping(root, KEEPING, KEEPING.fresh, t);
  const [wanted, setMode] = useState<Mode | null>(null);
  const [obstacle, setObstacle] = useState<Bench['obstacle']>(null);
  /** The plays after which nobody wanted to react. */
  const [passed, setPassed] = useState<ChuHanTable['plays'] | null>(null);
  const table = desk.view.now;

  const change = (next: ChuHanTable) => {
    setObstacle(null);
    desk.update((book) => changed(book, next));
  };
  const changeSetup = (setup: BattleSetup) => change({ ...desk.latest().now, setup });
  const turnTo = (next: ChuHanTable) => {
    setObstacle(null);
    setMode(null);
    desk.update((book) => turnedTo(book, next, isBegun(book.now)));
    scrollTo({ top: 0 });
  };
  const open = (what: OpenedWhat) => {
    const isSetAside = isBegun(desk.latest().now);
    turnTo(newTable(tableFrom(what)));
    setMode('play');
    desk.tell(t(isSetAside ? 'opened-aside' : 'opened'));
  };
  useLink({ root, tool: 'chu-han/referee/', desk, open, t });

  return {
    desk,
    table,
    isPassDoubled: table.setup.isPassDoubled ?? desk.view.isPassDoubled,
    mode: wanted ?? (table.plays.length > 0 ? 'play' : 'setup'),
    obstacle,
    hasPassed: passed === table.plays,
    pass: () => setPassed(table.plays),
    turnMode(mode) {
      setObstacle(null);
      setMode(mode);
    },
    change,
    changeSetup,
    edit(edit, at) {
      if (edit.ok) changeSetup(edit.setup);
      else setObstacle({ why: edit.why, at });
    },
    turnTo,
    open,
    undo() {
      setObstacle(null);
      setPassed(null);
      desk.update(undone);
    },
    redo() {
      setObstacle(null);
      desk.update(redone);
    },
  };
}
